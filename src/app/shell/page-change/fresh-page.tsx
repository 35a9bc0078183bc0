import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onReloadPage } from '#platform/web/page/page-reload.ts'

/** Loads the data of the page in sight again when they turned out to be no longer so; the place scrolled to stays. */
export const FreshPage = () => {
  const { revalidate } = useRevalidator()
  useEffect(() => onReloadPage(revalidate), [revalidate])
  return null
}
