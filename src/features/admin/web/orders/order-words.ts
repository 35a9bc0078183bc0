import type { ManagedOrder } from '#features/orders/contract.ts'
import { stageTextOf } from '#features/orders/rules/status.ts'
import type { Translate } from '#core/text.ts'

/** How far an order is, in words. */
export const stageText = (t: Translate, stage: number): string =>
  stage === 0 ? t('order.unpaid') : t(`order.stage${stage}`)

/** How an order stands: its end before its way. */
export const stateText = (t: Translate, order: ManagedOrder): string =>
  `${order.order_status} · ${order.canceled ? t('office.canceled') : t(stageTextOf(order))}`
