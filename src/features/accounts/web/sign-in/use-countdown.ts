import { useEffect, useState } from 'react'

/** Seconds until a new code may be asked for. */
export const resendAfter = 15

/** Whole seconds that are left of `resendAfter` since `startedAt` (milliseconds, as of `performance.now()`); 0 when they are over. */
export const useCountdown = (startedAt: number): number => {
  const [now, setNow] = useState(startedAt)
  const left = Math.max(0, Math.ceil(resendAfter - (Math.max(now, startedAt) - startedAt) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
