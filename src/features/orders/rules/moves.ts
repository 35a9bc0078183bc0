import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { afterPaid, awaitingPaymentStatus, stageOf, statusCodes } from './status.ts'
import type { PaymentState, Stage } from './status.ts'

/** Where an order may go from each stage: back only while the goods are still here. */
const nextStages: Readonly<Record<Stage, readonly Stage[]>> = {
  0: [0, 1, 2, 3, 4, 5],
  1: [0, 1, 2, 3, 4, 5],
  2: [0, 1, 2, 3, 4, 5],
  3: [0, 1, 2, 3, 4, 5],
  4: [4, 5],
  5: [5],
}

export type OrderState = PaymentState & { readonly isCanceled: boolean }

/** What a manager asks for; what is left out stays as it is. */
export type Move = {
  readonly status?: string | undefined
  readonly stage?: number | undefined
  readonly paid?: boolean | undefined
  readonly canceled?: boolean | undefined
}

export type MoveCode = 'STATUS_UNKNOWN' | 'ORDER_CANCELED' | 'ORDER_PAID' | 'ORDER_UNPAID' | 'MOVE_NOT_ALLOWED'

/**
 * The state that a move leads to. What is canceled stays so, what is paid stays so, and an open payment link waits for its payment;
 * asking for what already holds changes nothing.
 */
export const stateAfter = (state: OrderState, move: Move): Result<OrderState, MoveCode> => {
  if (move.status !== undefined && !statusCodes.includes(move.status)) return refuse('STATUS_UNKNOWN')
  if (move.canceled === false && state.isCanceled) return refuse('ORDER_CANCELED')
  if (move.paid === false && state.isPaid) return refuse('ORDER_PAID')
  const paid = move.paid && !state.isPaid ? { ...state, ...afterPaid(state) } : state
  const moved = move.status !== undefined || move.stage !== undefined
  const status = move.status ?? paid.status
  const stage = moved ? stageOf(status, move.stage) : paid.stage
  const next = { ...paid, status, stage, isCanceled: state.isCanceled || move.canceled === true }
  if (status === paid.status && stage === paid.stage) return ok(next)
  if (state.isCanceled) return refuse('ORDER_CANCELED')
  if (paid.status === awaitingPaymentStatus && !paid.isPaid && stage > 0) return refuse('ORDER_UNPAID')
  const isAllowed =
    status !== awaitingPaymentStatus && nextStages[stageOf(paid.status, paid.stage)].some((one) => one === stage)
  return isAllowed ? ok(next) : refuse('MOVE_NOT_ALLOWED', { from: paid.status, to: status })
}
