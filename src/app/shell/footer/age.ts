/** Milliseconds after which what is shown counts as out of date. */
const expiresAfter = 15 * 60_000

export const isExpired = (age: number): boolean => age > expiresAfter

/** A stretch of milliseconds as people say it: whole hours, else whole minutes, else a moment. */
export const toAge = (age: number): { readonly unit: 'hours' | 'minutes' | 'moment'; readonly count: number } => {
  const minutes = Math.floor(age / 60_000)
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return minutes >= 1 ? { unit: 'minutes', count: minutes } : { unit: 'moment', count: 0 }
}
