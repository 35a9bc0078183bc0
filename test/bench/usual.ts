/** Seconds and milliseconds are goals for a machine whose F1 is this: on another one they count as many times as its F1 says. */
export const usualBare = 51_000

/** A time as it was measured, and what it would be where F1 is the usual one; `speed` is this machine's F1 as a share of that. */
export const scaled = (value: number, speed: number, unit: 's' | 'ms') => {
  const usual = value * speed
  const digits = unit === 's' ? 2 : 0
  return {
    text: `${value.toFixed(digits)} ${unit}, ${usual.toFixed(digits)} where F1 is ${usualBare / 1000},000/s`,
    usual,
  }
}
