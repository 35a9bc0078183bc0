import type { ReactNode } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import { isNoSuch } from '#platform/web/call/no-such.ts'
import { isNoAnswer } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props<T> = {
  /** What `useOne` knows of it. */
  one: { readonly answer?: Result<T> | undefined; readonly value: T | undefined; readonly look: () => void }
  /** That there is no such thing, where it is asked for by what stands in the address. */
  none?: string
  /** Over the latest that was read. */
  children: (value: T) => ReactNode
}

/** What a screen has read; until then its place, and where it failed, or another look did, why and how to go on. */
export const Read = <T,>({ one: { answer, value, look }, none, children }: Props<T>) => {
  const unread = answer?.ok ? undefined : answer
  return (
    <>
      {unread || value === undefined ? <Unread answer={unread} again={look} none={none} /> : null}
      {value === undefined ? null : children(value)}
    </>
  )
}

type UnreadProps = { answer: Refusal | undefined; again: () => void; none: string | undefined }

const Unread = ({ answer, again, none }: UnreadProps) => {
  const t = useText()
  if (!answer)
    return (
      <div aria-busy="true" aria-label={t('cabinet.loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    )
  if (none && isNoSuch(answer)) return <Empty title={none} />
  return (
    <Empty
      title={t(isNoAnswer(answer.code) ? 'cabinet.noAnswer' : 'cabinet.failed')}
      text={isNoAnswer(answer.code) ? t('cabinet.noAnswerText') : t(`refusal.${answer.code}`)}
      action={<Button onClick={again}>{t('cabinet.again')}</Button>}
    />
  )
}
