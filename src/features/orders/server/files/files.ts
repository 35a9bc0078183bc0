import { money, toMajor } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import type { Address } from '#features/checkout/rules.ts'
import { countryName } from '#features/stores/rules/country-name.ts'
import { formatDateTime, formatPrice } from '#features/stores/rules/format.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { createPaper, lead, margin, right, size } from '#platform/server/pdf/paper.ts'
import type { Paper } from '#platform/server/pdf/paper.ts'
import type { Typeface } from '#platform/server/pdf/typeface.ts'
import { addedUp, givenBackOf } from '../../rules/sums.ts'
import { howToPay } from '../pay/payable.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'

export type OrderFile = 'invoice' | 'receipt'

type FileInput = {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  readonly view: StoreView
  readonly settings: Settings
  readonly translate: Translate
  readonly typeface: Typeface
}

/** Where the columns end: pieces, price, sum. */
const columns = { qty: 330, price: 440, sum: right } as const

/** Invoice or receipt of an order as PDF, in the order's language, on as many pages as it takes. */
export const renderOrderFile = (file: OrderFile, input: FileInput): Buffer => {
  const { order, view, translate: t, typeface } = input
  const title = `${t(file === 'invoice' ? 'file.invoice' : 'file.receipt')} ${order.number}`
  const paper = createPaper(typeface)
  writeHead(paper, title, input)
  writeLines(paper, input)
  writeTotals(paper, input)
  return paper.toPdf({ title, language: view.i18n.locale, pageOf: (page, pages) => t('file.page', { page, pages }) })
}

const addressRows = (address: Address, locale: string): string[] =>
  [
    [address.firstname, address.lastname],
    [address.company],
    address.street,
    [address.postcode, address.city],
    [address.region, countryName(address.country_id, locale)],
    [address.vat_id],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)

const writeHead = (paper: Paper, title: string, { order, view, settings, translate: t }: FileInput): void => {
  paper.left(settings.company, { size: 11 })
  paper.down(lead)
  for (const row of [settings.company_info, settings.phone_display, settings.email_support]) {
    paper.left(row, { isPale: true })
    paper.down(lead)
  }
  paper.down(26)
  paper.left(title, { size: 22 })
  paper.down(22)
  paper.left(t('file.placed', { date: formatDateTime(order.created_at.toISOString()) }), { isPale: true })
  const state = order.is_canceled ? 'file.canceled' : order.is_paid ? 'file.paid' : 'file.unpaid'
  paper.right(t(state), right)
  paper.down(lead)
  paper.left(t('file.payment', { method: order.totals.paymentTitle }), { isPale: true })
  for (const row of paper.wrap(howToPay(order) ?? '', right - margin)) {
    paper.down(lead)
    paper.left(row)
  }
  paper.down(30)
  const { billing, shipping } = order.customer
  const half = (right - margin) / 2 - 12
  const columnOf = (heading: string, address: Address) => [
    heading,
    ...addressRows(address, view.i18n.locale).flatMap((row) => paper.wrap(row, half)),
  ]
  const bill = columnOf(t('file.billTo'), billing)
  const ship = shipping ? columnOf(t('file.shipTo'), shipping) : []
  for (let row = 0; row < Math.max(bill.length, ship.length); row += 1) {
    paper.left(bill[row] ?? '', { isPale: row === 0 })
    paper.left(ship[row] ?? '', { isPale: row === 0, x: margin + half + 24 })
    paper.down(lead)
  }
  paper.down(22)
}

const writeLines = (paper: Paper, { order, lines, view, translate: t }: FileInput): void => {
  const price = (amount: number) => formatPrice(toMajor(money(amount)), view.i18n)
  const pale = { isPale: true }
  paper.left(t('file.item'), pale)
  paper.right(t('file.qty'), columns.qty, pale)
  paper.right(t('file.price'), columns.price, pale)
  paper.right(t('file.sum'), columns.sum, pale)
  paper.down(lead + 4)
  for (const line of lines) {
    const options = line.details.options.map(({ label, value }) => `${label}: ${value}`).join(', ')
    const returned = line.returned_qty > 0 ? t('file.returned', { count: line.returned_qty }) : ''
    const names = paper.wrap(line.name, columns.qty - margin - 70)
    const notes = [line.sku, options, returned].flatMap((note) => paper.wrap(note, columns.qty - margin - 20))
    paper.down(0, (names.length + notes.length) * lead + 8)
    paper.rule()
    paper.down(8)
    paper.right(String(line.qty), columns.qty)
    paper.right(price(line.price), columns.price)
    paper.right(price(line.price * line.qty), columns.sum)
    for (const row of names) {
      paper.left(row)
      paper.down(lead)
    }
    for (const row of notes) {
      paper.left(row, { size: 8, isPale: true })
      paper.down(lead - 2)
    }
    paper.down(4)
  }
  if (order.totals.shippingTitle) {
    paper.rule()
    paper.down(8)
    paper.left(order.totals.shippingTitle, pale)
    paper.down(lead + 4)
  }
}

const writeTotals = (paper: Paper, { order, view, translate: t }: FileInput): void => {
  const price = (amount: number) => formatPrice(amount, view.i18n)
  const rows = addedUp(order.totals.wire.totals).map(({ code, title, value }) => ({
    title,
    value: price(value),
    isSum: code === 'grand_total',
  }))
  const { taxes = 0 } = order.totals
  if (taxes > 0) rows.push({ title: t('order.taxIncluded'), value: price(toMajor(money(taxes))), isSum: false })
  for (const [title, amount] of [
    [t('file.takenOff'), order.taken_off],
    [t('file.refunded'), givenBackOf(order)],
  ] as const)
    if (amount > 0) rows.push({ title, value: price(-toMajor(money(amount))), isSum: false })
  if (order.taken_off > 0 && !order.is_paid)
    rows.push({
      title: t('file.toPay'),
      value: price(toMajor(money(order.grand_total - order.taken_off))),
      isSum: true,
    })
  paper.down(6, rows.length * (lead + 2))
  paper.rule()
  paper.down(10)
  for (const { title, value, isSum } of rows) {
    if (isSum) paper.down(4)
    paper.right(title, columns.price, { isPale: !isSum, size: isSum ? 12 : size })
    paper.right(value, columns.sum, { size: isSum ? 12 : size })
    paper.down(lead + (isSum ? 4 : 2))
  }
}
