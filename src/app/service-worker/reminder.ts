import type { Language } from '#core/language.ts'

/** `saved.waitingTitle` of the texts, which no worker has. */
const titles: Readonly<Record<Language, string>> = {
  en: 'Order waiting!',
  de: 'Bestellung wartet!',
  ru: 'Заказ ждёт!',
  uk: 'Замовлення чекає!',
  zh: '有订单等待发送！',
}

type Order = {
  readonly store: string
  readonly formats: { readonly language: Language; readonly locale: string }
}

/** What is said of an order that waits, in the language it was made in, and where that leads: the page asks at once. */
export const reminderOf = ({ store, formats }: Order) => ({
  title: titles[formats.language],
  lang: formats.locale,
  path: `/${store}?order=offline`,
})
