/** Days of a chart at most. */
const mostDays = 366

/** The days from one to another (YYYY-MM-DD, both among them); the last 366 of them at most. */
export const daysOf = (since: string, until: string): string[] => {
  const days: string[] = []
  const day = new Date(`${until}T00:00:00Z`)
  while (days.length < mostDays) {
    const iso = day.toISOString().slice(0, 10)
    if (iso < since) break
    days.unshift(iso)
    day.setUTCDate(day.getUTCDate() - 1)
  }
  return days
}

/** Whether a day (YYYY-MM-DD, '' for none) is over, in UTC as all days of the office. */
export const isPastDay = (day: string, now: Date): boolean => day !== '' && day < now.toISOString().slice(0, 10)
