import { useEffect } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'

/** Once a visit: that an order waits for its customer to sign in. Nothing of the order is told. */
export const useCustomerMissing = (isMissing: boolean): void => {
  const t = useText()
  const notices = useNotices()
  const panels = usePanels()
  useEffect(() => {
    if (!isMissing || !isFirstTime()) return
    notices.add({
      kind: 'info',
      text: t('saved.customerMissing'),
      action: { label: t('shell.signIn'), run: () => panels.open('sign-in') },
      lifeMs: null,
    })
  }, [isMissing, notices, panels, t])
}

const key = 'vitrine.customer-missing'

const isFirstTime = (): boolean => {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, 'told')
  } catch {
    // a browser that keeps nothing says it again with the next page
  }
  return true
}
