import { Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { findUnsent } from '#core/task-list.ts'
import { useGetCart } from '#features/cart/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { cartNeededEvent, taskQueue } from '#platform/web/tasks/task-queue.ts'
import type { SyncTask } from '#platform/web/tasks/task-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { reasonText } from './unsent-words.ts'

const UnsentPanel = lazy(async () => ({ default: (await import('./unsent-panel.tsx')).UnsentPanel }))

const none: readonly SyncTask[] = []

/** Tells what the queue has to tell, and opens the list of what could not be sent. */
export const Unsent = () => {
  const t = useText()
  const notices = useNotices()
  const getCart = useGetCart()
  const queue = taskQueue()
  const tasks = useSyncExternalStore(queue.subscribe, queue.view, () => none)
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () => queue.onNotice(({ reason }) => notices.add({ kind: 'error', text: reasonText(t, reason) })),
    [queue, notices, t],
  )
  useEffect(() => {
    const makeCart = () => void getCart().whenSettled()
    addEventListener(cartNeededEvent, makeCart)
    return () => removeEventListener(cartNeededEvent, makeCart)
  }, [getCart])

  const count = findUnsent(tasks).filter(({ acknowledged }) => !acknowledged).length
  const told = useRef(0)
  useEffect(() => {
    if (count > told.current && !isOpen) {
      const action = { label: t('unsent.show'), run: () => setOpen(true) }
      notices.add({ kind: 'warning', text: t('unsent.some', { count }), action })
    }
    told.current = count
  }, [count, isOpen, notices, t])

  if (!isOpen) return null
  return (
    <Suspense>
      <UnsentPanel onClose={() => setOpen(false)} />
    </Suspense>
  )
}
