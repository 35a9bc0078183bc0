import { useState, useSyncExternalStore } from 'react'

type Kept = Readonly<Record<string, unknown>> | null

/**
 * State of the entry in the browser's history that it was made in, by a name of its own: Back and a reload find it again, another visit of the
 * same address begins anew. Of JSON alone.
 */
export const useEntryState = <Value>(name: string, first: () => Value) => {
  const [made] = useState(first)
  const [changed, setChanged] = useState<Value>()
  const kept = useSyncExternalStore(
    tellsNobody,
    () => (history.state as Kept)?.[name] as Value | undefined,
    // what the server drew knows nothing of it
    () => undefined,
  )
  const change = (next: Value) => {
    setChanged(next)
    history.replaceState({ ...(history.state as Kept), [name]: next }, '')
  }
  return [changed ?? kept ?? made, change] as const
}

const tellsNobody = () => () => undefined
