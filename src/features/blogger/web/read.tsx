import type { ReactNode } from 'react'
import type { Result } from '#core/result.ts'
import { isNoSuch } from '#platform/web/call/no-such.ts'
import { isNoAnswer } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props<T> = {
  answer: Result<T> | undefined
  again: () => void
  /** That there is no such thing, where it is asked for by what stands in the address. */
  none?: string
  children: (value: T) => ReactNode
}

/** What a call answered; until then its place, and where it failed why and how to go on. */
export const Read = <T,>({ answer, again, none, children }: Props<T>) => {
  const t = useText()
  if (!answer)
    return (
      <div aria-busy="true" aria-label={t('cabinet.loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    )
  if (answer.ok) return children(answer.value)
  if (none && isNoSuch(answer)) return <Empty title={none} />
  return (
    <Empty
      title={t(isNoAnswer(answer.code) ? 'cabinet.noAnswer' : 'cabinet.failed')}
      text={isNoAnswer(answer.code) ? t('cabinet.noAnswerText') : t(`refusal.${answer.code}`)}
      action={<Button onClick={again}>{t('cabinet.again')}</Button>}
    />
  )
}
