import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Translate } from '#core/text.ts'
import { useUser } from '#features/accounts/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { isExpired, toAge } from './age.ts'
import { upToDateEvent } from './up-to-date.ts'
import styles from './footer.module.css'

/** Milliseconds. */
const asksAgainAfter = 60_000
const tick = 1000
/** `last_updated` and `cms_settings`. */
const blocks = { type: 'cms_block', size: 2 } as const
const searchQuery = JSON.stringify({
  filters: [{ attribute: 'identifier', value: { in: ['last_updated', 'cms_settings'] } }],
})

/**
 * How long ago the catalogue was brought up to date; nothing until the shop has told, which it is asked when the line is in sight.
 * Admins and bloggers press it to bring everything up to date.
 */
export const LastUpdated = () => {
  const t = useText()
  const line = useRef<HTMLParagraphElement>(null)
  const updatedAt = useUpdatedAt(useIsInSight(line))
  const now = useNow(updatedAt !== undefined)
  const age = updatedAt === undefined ? undefined : now - updatedAt
  const mayUpdate = useUser()?.roles.some((role) => role === 'admin' || role === 'blogger')
  const words =
    updatedAt === undefined || age === undefined ? null : (
      <time dateTime={new Date(updatedAt).toISOString()}>{toWords(t, age)}</time>
    )
  return (
    <p ref={line} data-expired={(age !== undefined && isExpired(age)) || undefined} className={styles.updated}>
      {mayUpdate ? (
        <Suspense fallback={words}>
          <FullUpdate>{words}</FullUpdate>
        </Suspense>
      ) : (
        words
      )}
    </p>
  )
}

const FullUpdate = lazy(async () => ({ default: (await import('./full-update.tsx')).FullUpdate }))

const toWords = (t: Translate, age: number): string => {
  const { unit, count } = toAge(age)
  return unit === 'moment' ? t('frame.updatedNow') : t(`frame.updated_${unit}`, { count })
}

const useIsInSight = (line: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!line.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true))
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [line])
  return isInSight
}

const useUpdatedAt = (isInSight: boolean): number | undefined => {
  const call = useCall<SearchContract>()
  const [updatedAt, setUpdatedAt] = useState<number>()
  useEffect(() => {
    if (!isInSight) return undefined
    const look = async () => {
      if (document.hidden) return
      const answer = await call('GET /api/catalog', { query: { ...blocks, searchQuery } })
      if (!answer.ok) return
      const found = (answer.value.items as readonly Block[]).find(({ identifier }) => identifier === 'last_updated')
      const at = Date.parse(found?.json?.last_updated ?? '')
      if (!Number.isNaN(at)) setUpdatedAt(at)
    }
    void look()
    const again = () => void look()
    const timer = setInterval(again, asksAgainAfter)
    addEventListener(upToDateEvent, again)
    return () => {
      clearInterval(timer)
      removeEventListener(upToDateEvent, again)
    }
  }, [call, isInSight])
  return updatedAt
}

type Block = { readonly identifier?: string; readonly json?: { readonly last_updated?: string } }

const useNow = (isTicking: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return undefined
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
