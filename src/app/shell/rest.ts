import { createContext } from 'react'
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
