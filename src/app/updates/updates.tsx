import { useEffect, useRef } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { openLinksAnew } from './open-links-anew.ts'
import { registerWorker } from './worker-registration.ts'

/** Milliseconds that a new version has to take over before the page is loaded anew without waiting for it. */
const longestTakeOver = 2000

/**
 * Keeps the shop in the browser up to date. A new version is told of and waits; a page goes on as it is until it is reloaded, and
 * its next link is followed as a page of the new one.
 */
export const Updates = () => {
  const t = useText()
  const notices = useNotices()
  const latest = useRef({ t, notices })
  useEffect(() => {
    latest.current = { t, notices }
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    void registerWorker(document.documentElement.dataset.release ?? '', () => Date.now()).then((worker) => {
      if (!worker || signal.aborted) return
      let isWanted = false
      worker.onNewVersion(() => {
        const { t: say, notices: shown } = latest.current
        const run = () => {
          isWanted = true
          worker.takeOver()
          // the old one may have work in hand; the page comes from the shop either way
          setTimeout(() => location.reload(), longestTakeOver)
        }
        openLinksAnew(window, signal)
        shown.add({
          kind: 'info',
          text: say('app.newVersion'),
          action: { label: say('app.reload'), run },
          lifeMs: null,
        })
      })
      worker.onTakenOver(() => {
        if (isWanted) location.reload()
      })
      const look = () => {
        if (!document.hidden) worker.look()
      }
      document.addEventListener('visibilitychange', look, { signal })
      addEventListener('online', look, { signal })
    })
    return () => ending.abort()
  }, [])
  return null
}
