import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import type { Translate } from '#core/text.ts'
import { useMaybeShell } from '#features/stores/web/index.ts'
import { tellCaught } from '#platform/web/page/caught-errors.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { unavailableState } from '../../open-from-shell.ts'
import { isLostChunk, reloadOnce } from '../../updates/lost-chunk.ts'
import { PageProblem } from './page-problem.tsx'

/** Milliseconds that the shop has to say that it is there. */
const answersWithin = 3000

/**
 * What a page that could not be shown gives way to. Where the shop is out of reach, that is its home and a notice; where a file of
 * this release is gone, the same address once more from the shop; else what went wrong, in the shop's own words, and it is reported.
 */
export const PageTrouble = ({ error }: { error: unknown }) => {
  const t = useText()
  const notices = useNotices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // where not even the frame is kept, home would be no better
  const hasFrame = useMaybeShell() !== undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404 || status === 410
  const words = wordsOf(error, t)
  useEffect(() => {
    if (isMissing) return undefined
    let isOver = false
    const findCause = async () => {
      const isThere = await isShopThere()
      if (isOver) return
      if (isThere && isLostChunk(error) && reloadOnce()) return
      // what the shop answered it has told of itself
      if (isThere && !isRouteErrorResponse(error)) tellCaught(error)
      if (isThere && words !== undefined) notices.add({ kind: 'error', text: words })
      if (!isThere && hasFrame && !/^\/(pwa\.html)?$/.test(pathname))
        await navigate('/', { replace: true, state: unavailableState })
    }
    void findCause()
    return () => {
      isOver = true
    }
  }, [error, hasFrame, isMissing, navigate, notices, pathname, words])
  return <PageProblem status={status} />
}

/** What a loader's refusal says; undefined of an error without words. Source: shopping.md 8, "any other load error". */
const wordsOf = (error: unknown, t: Translate): string | undefined => {
  if (!isRouteErrorResponse(error)) return undefined
  const { code, message } = (error.data ?? {}) as { code?: unknown; message?: unknown }
  if (typeof message === 'string') return message
  return typeof code === 'string' ? t(`refusal.${code}`) : undefined
}

const isShopThere = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(answersWithin)
  return fetch('/healthz', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}
