import { useSyncExternalStore } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'

/** So many working days after a day; weekends are none. */
const addWorkingDays = (from: Date, days: number): Date => {
  const date = new Date(from)
  for (let left = days; left > 0;) {
    date.setDate(date.getDate() + 1)
    if (date.getDay() !== 0 && date.getDay() !== 6) left -= 1
  }
  return date
}

/** `Tue 25 – Thu 27 Nov` in the words of a locale. */
export const deliveryWords = (days: readonly [number, number], now: Date, locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const [from, to] = [addWorkingDays(now, days[0]), addWorkingDays(now, days[1])]
  return days[0] === days[1] ? format.format(from) : format.formatRange(from, to)
}

const never = () => () => undefined

/** The same, once the page is in the browser: the server does not know the shopper's day, and its pages are kept. */
export const useDeliveryDates = (days: readonly [number, number] | undefined): string | undefined => {
  const { i18n } = useStoreView()
  return useSyncExternalStore(
    never,
    () => days && deliveryWords(days, new Date(), i18n.locale),
    () => undefined,
  )
}
