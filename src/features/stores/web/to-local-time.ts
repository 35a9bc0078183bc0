import { formatDateTime } from '../rules/format.ts'

/** `HH:mm D-M-YYYY` by the clock of whoever reads it. */
export const toLocalTime = (date: Date): string =>
  formatDateTime(new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString())
