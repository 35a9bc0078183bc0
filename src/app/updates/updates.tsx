import { useEffect, useRef } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { openLinksAnew } from './open-links-anew.ts'
import { registerWorker } from './worker-registration.ts'

/**
 * Milliseconds after which the page is loaded anew without waiting for the new version to take over, which waits for what the old one
 * has in hand; and once more, because Chromium loses a page that is asked for in the moment of the change.
 */
const reloads = [2000, 10_000]

const loadAnew = () => location.reload()

/**
 * Keeps the shop in the browser up to date. A new version is told of and waits; a page goes on as it is until it is reloaded, and
 * its next link is followed as a page of the new one.
 */
export const Updates = ({ reload = loadAnew }: { reload?: () => void }) => {
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
          for (const ms of reloads) setTimeout(reload, ms)
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
        if (isWanted) reload()
      })
      const look = () => {
        if (!document.hidden) worker.look()
      }
      document.addEventListener('visibilitychange', look, { signal })
      addEventListener('online', look, { signal })
    })
    return () => ending.abort()
  }, [reload])
  return null
}
