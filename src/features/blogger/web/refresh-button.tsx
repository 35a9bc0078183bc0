import { useRef } from 'react'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { mayRefresh } from '../rules.ts'

/** Reads a screen anew, at most once in five seconds; a press in between changes nothing and is told the same. */
export const RefreshButton = ({ onPress }: { onPress: () => void }) => {
  const t = useText()
  const notices = useNotices()
  const last = useRef<number>(undefined)
  const refresh = () => {
    const now = Date.now()
    if (mayRefresh(last.current, now)) {
      last.current = now
      onPress()
    }
    notices.add({ kind: 'success', text: t('cabinet.updated') })
  }
  return (
    <Button variant="ghost" size="s" onClick={refresh}>
      {t('cabinet.refresh')}
    </Button>
  )
}
