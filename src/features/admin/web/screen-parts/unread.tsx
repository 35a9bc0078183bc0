import type { ReactNode } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import { useText } from '#platform/web/texts.tsx'
import { isNoSuch } from '#platform/web/call/no-such.ts'
import { whyNot } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Something comes. */
export const Coming = () => (
  <div aria-busy="true">
    <Skeleton shape="line" />
  </div>
)

type NotReadProps = {
  title: string
  onAgain: () => void
  /** Ways to elsewhere. */
  children?: ReactNode
}

/** Something did not come, and can be asked for again. */
export const NotRead = ({ title, onAgain, children }: NotReadProps) => {
  const t = useText()
  return (
    <div role="alert">
      <Empty
        title={title}
        action={
          <>
            <Button onClick={onAgain}>{t('office.again')}</Button>
            {children}
          </>
        }
      />
    </div>
  )
}

type Props = Omit<NotReadProps, 'title'> & {
  /** Undefined while it comes. */
  answer: Refusal | undefined
  /** What is not there, where the shop says so; anything else is told in its own words. */
  title?: string
}

/** In the place of what a screen has not read: that it comes, or that it did not. */
export const Unread = ({ answer, title, ...rest }: Props) => {
  const t = useText()
  if (!answer) return <Coming />
  return <NotRead title={(isNoSuch(answer) ? title : undefined) ?? whyNot(t, answer)} {...rest} />
}

type ReadProps<T> = {
  /** What `useOne` knows of it. */
  one: { readonly answer?: Result<T> | undefined; readonly value: T | undefined; readonly look: () => void }
  /** As of `Unread`. */
  title?: string
  ways?: ReactNode
  /** Over the latest that was read. */
  children: (value: T) => ReactNode
}

/** What a screen has read; that another look failed stands above it, and in its place what `Unread` says. */
export const Read = <T,>({ one: { answer, value, look }, title, ways, children }: ReadProps<T>) => {
  const unread = answer?.ok ? undefined : answer
  return (
    <>
      {unread || value === undefined ? (
        <Unread answer={unread} onAgain={look} title={title}>
          {ways}
        </Unread>
      ) : null}
      {value === undefined ? null : children(value)}
    </>
  )
}
