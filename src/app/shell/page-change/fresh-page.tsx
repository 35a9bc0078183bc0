import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onReloadPage } from '#platform/web/page/page-reload.ts'

/**
 * Loads the data of the page in sight again when they turned out to be no longer so; the place scrolled to stays. What other pages kept or
 * forgot while the browser had put this one by is heard as of another tab.
 */
export const FreshPage = () => {
  const { revalidate } = useRevalidator()
  useEffect(() => onReloadPage(revalidate), [revalidate])
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatchEvent(new StorageEvent('storage'))
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return null
}
