import { useRef } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { mayRefresh } from '../rules/lists.ts'

/**
 * Reads a screen anew, at most once in five seconds; a press in between changes nothing and is told the same. `renew` answers whether all of
 * it is new; what is not says so in its place.
 */
export const RefreshButton = ({ renew }: { renew: () => Promise<boolean> }) => {
  const t = useText()
  const notices = useNotices()
  const last = useRef<{ readonly at: number; readonly isNew: Promise<boolean> }>(undefined)
  const refresh = async () => {
    const at = Date.now()
    if (!last.current || mayRefresh(last.current.at, at)) last.current = { at, isNew: renew() }
    if (await last.current.isNew) notices.add({ kind: 'success', text: t('cabinet.updated') })
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void refresh()}>
      {t('cabinet.refresh')}
    </Button>
  )
}
