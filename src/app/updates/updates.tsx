import { useEffect, useRef } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { openLinksAnew } from './open-links-anew.ts'
import { registerWorker } from './worker-registration.ts'

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
      worker.onNewVersion(() => {
        const { t: say, notices: shown } = latest.current
        openLinksAnew(window, signal)
        shown.add({
          kind: 'info',
          text: say('app.newVersion'),
          action: { label: say('app.reload'), run: reload },
          lifeMs: null,
        })
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
