import { createContext } from 'react'

/** Whether the page has come to rest, told to those who wait for it without a change of any context. */
export type Rest = ReturnType<typeof createRest>

export const createRest = () => {
  let isHere = false
  const listeners = new Set<() => void>()
  return {
    isHere: () => isHere,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive: () => {
      isHere = true
      for (const listener of listeners) listener()
    },
  }
}

export const RestContext = createContext<Rest>(createRest())
