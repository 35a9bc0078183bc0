import { useStoreView } from './store-view-context.tsx'

/** Writes the day of an ISO time in UTC as the reader's language does, `22 Nov 2026`, with spaces that do not break. */
export const useDay = (): ((iso: string) => string) => {
  const { i18n } = useStoreView()
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (iso) => format.format(new Date(iso)).replaceAll(' ', '\u00a0')
}
