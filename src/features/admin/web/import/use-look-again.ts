import { useEffect } from 'react'

/** Milliseconds between an answer and the look that follows it. */
const pauseMs = 1000

/** Looks again after each answer while something is under way. A look that did not wait for the one before would make that one's answer void. */
export const useLookAgain = (isUnderWay: boolean, look: () => void, answer: unknown): void => {
  useEffect(() => {
    if (!isUnderWay || answer === undefined) return undefined
    const timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [isUnderWay, look, answer])
}
