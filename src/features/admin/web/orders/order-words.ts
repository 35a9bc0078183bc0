import type { ManagedOrder, ManagedRequest } from '#features/orders/contract.ts'
import { stageTextOf } from '#features/orders/rules/status.ts'
import type { Translate } from '#core/text.ts'

/** How far an order is, in words. */
export const stageText = (t: Translate, stage: number): string =>
  stage === 0 ? t('order.unpaid') : t(`order.stage${stage}`)

/** How an order stands: its end before its way. */
export const stateText = (t: Translate, order: ManagedOrder): string =>
  `${order.order_status} · ${order.canceled ? t('office.canceled') : t(stageTextOf(order))}`

/** Which right a buyer gives pieces back by. */
export const requestKindText = (t: Translate, kind: ManagedRequest['kind']): string =>
  t(kind === 'return' ? 'office.return' : 'office.withdrawal')

/** What became of a buyer's request, in words. */
export const requestStateTexts = (t: Translate): Record<ManagedRequest['state'], string> => ({
  open: t('office.open'),
  accepted: t('office.accepted'),
  declined: t('office.declined'),
})

/** A piece with what was chosen of it. */
export const lineText = ({ name, options }: Pick<ManagedOrder['products'][number], 'name' | 'options'>): string =>
  [name, ...options.map(({ value }) => value)].join(', ')
