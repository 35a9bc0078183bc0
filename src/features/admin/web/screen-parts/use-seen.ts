import { useState } from 'react'

/**
 * What is stored, as it was when it was looked at; what is saved goes with it. `hear` takes what somebody else stored meanwhile, or
 * undefined where nobody did; `see` takes what is shown from now on.
 */
export const useSeen = <T extends object>(first: T) => {
  const [seen, setSeen] = useState(first)
  const [isBehind, setBehind] = useState(false)
  return {
    seen,
    /** Somebody else was faster. */
    isBehind,
    hear: (theirs: T | undefined) => {
      setBehind(theirs !== undefined)
      if (theirs) setSeen(theirs)
    },
    see: (now: T) => {
      setSeen(now)
      setBehind(false)
    },
  }
}
