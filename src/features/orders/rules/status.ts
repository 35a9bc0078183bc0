export const maxStage = 5
export type Stage = 0 | 1 | 2 | 3 | 4 | 5

const codesByStage: readonly (readonly string[])[] = [
  ['G', 'R', 'P', 'H', 'S'],
  ['N', 'NA', 'A'],
  ['AB', 'B', 'M', 'C'],
  ['D', 'DA', 'K', 'KR'],
  ['LF', 'L'],
  ['J', 'I', 'E', 'F', 'O'],
]

/** Every status an order can have, in the order of their stages. */
export const statusCodes: readonly string[] = codesByStage.flat()

const isStage = (stage: number): stage is Stage => Number.isInteger(stage) && stage >= 0 && stage <= maxStage

/** The stage of a status code; an explicit one wins. An unknown code has none and is 0. Source: accounts-and-bloggers.md, order display. */
export const stageOf = (status: string, explicit?: number): Stage => {
  if (explicit !== undefined && isStage(explicit)) return explicit
  const stage = codesByStage.findIndex((codes) => codes.includes(status))
  return isStage(stage) ? stage : 0
}

/** The text that says how far an order is: before anything has begun it waits to be paid, and once it is paid it is placed. */
export const stageTextOf = (order: { readonly stage: number; readonly paid: boolean }): string =>
  order.stage === 0 && !order.paid ? 'order.unpaid' : `order.stage${Math.max(order.stage, 1)}`

/** Neither delivered nor given up. */
export const isActiveOrder = (order: { readonly stage: number; readonly canceled: boolean }): boolean =>
  order.stage < maxStage && !order.canceled

export const newStatus = 'N'
export const awaitingPaymentStatus = 'P'
export const paidStatus = 'A'
/** What the history says, with the amount behind it, of an order that two payments came for. */
export const paidAgain = 'paid again'
/** From here on the goods have left the shop. */
export const sentStage = 4

/** An order's state as a payment changes it. */
export type PaymentState = { readonly status: string; readonly stage: number; readonly isPaid: boolean }

/** Paid moves an order forward and never back: one that is further on keeps its status. */
export const afterPaid = (state: PaymentState): PaymentState =>
  state.stage > stageOf(paidStatus) || (state.status !== awaitingPaymentStatus && state.status !== newStatus)
    ? { ...state, isPaid: true }
    : { status: paidStatus, stage: stageOf(paidStatus), isPaid: true }
