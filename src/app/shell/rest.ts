import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { createListeners } from '#platform/web/listeners.ts'

/** Whether the page has come to rest, told to those who wait for it without a change of any context. */
export type Rest = ReturnType<typeof createRest>

export const createRest = () => {
  let isHere = false
  const listeners = createListeners()
  return {
    isHere: () => isHere,
    subscribe: listeners.subscribe,
    arrive: () => {
      isHere = true
      listeners.tell()
    },
  }
}

export const RestContext = createContext<Rest>(createRest())

/** Whether the page has come to rest; told as a transition, so that what waits for it comes in slices. */
export const useIsResting = (): boolean => {
  const rest = useContext(RestContext)
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    const look = () => {
      if (rest.isHere()) startTransition(() => setResting(true))
    }
    look()
    return rest.subscribe(look)
  }, [rest])
  return isResting
}
