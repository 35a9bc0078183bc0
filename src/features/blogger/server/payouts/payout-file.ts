import type { Translate } from '#core/text.ts'
import { formatDateTime, formatPrice } from '#features/stores/rules/format.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { createPaper, lead, margin, right } from '#platform/server/pdf/paper.ts'
import type { Typeface } from '#platform/server/pdf/typeface.ts'
import type { ManagedPayout } from '../../contract.ts'
import type { PayoutLine } from './payouts-store.ts'

export type PayoutFile = {
  readonly payout: ManagedPayout
  readonly lines: readonly PayoutLine[]
  /** Whose language it is written in, and the view that sells in its currency. */
  readonly view: StoreView
  readonly formats: StoreView['i18n']
  readonly settings: Settings
  readonly translate: Translate
  readonly typeface: Typeface
}

/** Where the columns end: date, royalty, bonus. */
const columns = { date: 250, royalty: 400, bonus: right } as const

/** A payout as PDF: from whom, to whom, what it paid for which orders when it was made, and what it comes to. */
export const renderPayout = ({
  payout,
  lines,
  view,
  formats,
  settings,
  translate: t,
  typeface,
}: PayoutFile): Buffer => {
  const price = (amount: number) => formatPrice(amount, formats)
  const title = `${t('payout.title')} ${payout.number}`
  const pale = { isPale: true }
  const paper = createPaper(typeface)
  const rows = (...texts: readonly string[]) => {
    for (const text of texts.flatMap((one) => paper.wrap(one, right - margin))) {
      paper.left(text, pale)
      paper.down(lead)
    }
  }
  paper.left(settings.company, { size: 11 })
  paper.down(lead)
  rows(settings.company_info, settings.phone_display, settings.email_support)
  paper.down(26)
  paper.left(title, { size: 22 })
  paper.down(22)
  paper.left(t('payout.made', { date: formatDateTime(payout.created_at) }), pale)
  paper.right(t(`payout.${payout.status}`), right)
  paper.down(lead)
  rows(t('payout.to', { name: payout.blogger.name }), payout.note ?? '')
  paper.down(22)
  paper.left(t('payout.order'), pale)
  paper.right(t('payout.date'), columns.date, pale)
  paper.right(t('payout.royalty'), columns.royalty, pale)
  paper.right(t('payout.bonus'), columns.bonus, pale)
  paper.down(lead + 4)
  for (const { number, date, profit, bonus } of lines) {
    paper.down(0, lead + 8)
    paper.rule()
    paper.down(8)
    paper.left(profit + bonus < 0 ? t('payout.back', { number }) : number)
    paper.right(formatDateTime(date), columns.date)
    paper.right(price(profit), columns.royalty)
    paper.right(price(bonus), columns.bonus)
    paper.down(lead)
  }
  const totals = [
    [t('payout.royalty'), price(payout.profit)] as const,
    [t('payout.bonus'), price(payout.bonus)] as const,
  ]
  paper.down(6, (totals.length + 1) * (lead + 2))
  paper.rule()
  paper.down(10)
  for (const [name, amount] of totals) {
    paper.right(name, columns.royalty, pale)
    paper.right(amount, columns.bonus)
    paper.down(lead + 2)
  }
  paper.down(4)
  paper.right(t('payout.sum'), columns.royalty, { size: 12 })
  paper.right(price(payout.amount), columns.bonus, { size: 12 })
  return paper.toPdf({ title, language: view.i18n.locale, pageOf: (page, pages) => t('file.page', { page, pages }) })
}
