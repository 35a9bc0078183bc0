import { isRecord } from '#core/record.ts'
import type { Result } from '#core/result.ts'
import { useNotices } from '../page/notices.ts'
import { useText } from '../texts.tsx'
import { whyNot } from './use-work.ts'

type Before = {
  /** What tells it: the refusal's code, or the field whose id stands for something else. */
  readonly by: string
  /** What is said of it; without it the shop's own words. */
  readonly told?: string
  /** Shows what was done. */
  readonly look: () => unknown
}

/**
 * Hears the answer to what is done once. Where something else was done before, by a try without an answer or by somebody else, nothing is done
 * now: that is said, and what was done is shown.
 */
export const useSentBefore = ({ by, told, look }: Before) => {
  const t = useText()
  const notices = useNotices()
  return async <T extends Result<unknown>>(asked: Promise<T>): Promise<T> => {
    const answer = await asked
    if (!answer.ok && (answer.code === by || (isRecord(answer.meta.fields) && by in answer.meta.fields))) {
      notices.add({ kind: 'warning', text: told ?? whyNot(t, answer) })
      await look()
    }
    return answer
  }
}
