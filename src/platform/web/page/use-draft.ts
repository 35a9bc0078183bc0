import { useState, useSyncExternalStore } from 'react'
import { sessionStore, writeKept } from '../storage/storages.ts'

/**
 * What is being written, as JSON, until it is sent: the tab finds it again after a reload, after it was put to sleep, and where the form was
 * closed. Logging out forgets it. `forget` is for what has been sent.
 */
export const useDraft = <Value>(name: string, first: () => Value) => {
  const key = `vitrine.text.${name}`
  const [made] = useState(first)
  const [changed, setChanged] = useState<Value>()
  const kept = useSyncExternalStore(
    tellsNobody,
    () => sessionStore()?.getItem(key),
    // what the server drew knows nothing of it
    () => undefined,
  )
  const value = changed ?? (typeof kept === 'string' ? (JSON.parse(kept) as Value) : made)
  const change = (next: Value) => {
    setChanged(next)
    writeKept(sessionStore(), key, next)
  }
  const forget = () => {
    setChanged(value)
    sessionStore()?.removeItem(key)
  }
  return [value, change, forget] as const
}

const tellsNobody = () => () => undefined
