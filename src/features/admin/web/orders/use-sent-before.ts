import type { Result } from '#core/result.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'

/**
 * Hears an answer to what is done once by its id. Where the shop has done something else by that id, whose answer was lost, nothing was done
 * now: that is told, and `look` shows what was.
 */
export const useSentBefore = (look: () => void) => {
  const t = useText()
  const notices = useNotices()
  return <T extends Result<unknown>>(answer: T, id: 'refund_id' | 'return_id'): T => {
    const fields = answer.ok ? undefined : (answer.meta.fields as Readonly<Record<string, string>> | undefined)
    if (fields?.[id]) {
      notices.add({ kind: 'warning', text: t('office.sentBefore') })
      look()
    }
    return answer
  }
}
