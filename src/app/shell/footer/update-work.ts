import { useSyncExternalStore } from 'react'
import type { AdminContract } from '#features/admin/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { createListeners } from '#platform/web/listeners.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { askForTexts, useText } from '#platform/web/texts.tsx'
import { upToDateEvent } from './up-to-date.ts'

/** What can be brought up to date: the catalogue by an import, the skins by reading them again. */
export type Update = 'import' | 'skins'

/** An import takes as long as its files are large. */
const longestMs = 600_000

const steps = {
  import: { key: 'POST /api/manage/update', done: 'staff.imported', failed: 'staff.importFailed' },
  skins: { key: 'POST /api/manage/skin-update', done: 'staff.skinsUpdated', failed: 'staff.skinsFailed' },
} as const

let running: readonly Update[] = []
const listeners = createListeners()
const set = (next: readonly Update[]) => {
  running = next
  listeners.tell()
}

/** What this page brings up to date right now, wherever it was asked for. */
export const useRunningUpdates = (): readonly Update[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => running,
    () => running,
  )

/** Brings things up to date, one after the other, and says how it went; pressed again meanwhile nothing happens. */
export const useUpdate = (): ((...wanted: readonly Update[]) => Promise<void>) => {
  const t = useText()
  const call = useCall<AdminContract>()
  const notices = useNotices()
  return async (...wanted) => {
    if (running.length > 0) return
    set(wanted)
    try {
      await askForTexts(t, 'staff')
      for (const update of wanted) {
        const { key, done, failed } = steps[update]
        const answer = await call(key, { body: undefined }, { timeoutMs: longestMs })
        set(running.filter((each) => each !== update))
        if (answer.ok) notices.add({ kind: 'success', text: t(done) })
        else notices.add({ kind: 'error', text: [t(failed), reasonOf(answer.meta)].filter(Boolean).join(' ') })
      }
    } finally {
      set([])
      dispatchEvent(new Event(upToDateEvent))
    }
  }
}

/** The shop's own words, and the source that they are about. */
const reasonOf = ({ message, fields }: Record<string, unknown>): string => {
  const source = (fields as { source?: unknown } | undefined)?.source
  return [message, source].filter((part) => typeof part === 'string').join(' ')
}
