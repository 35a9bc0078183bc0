import { day } from '#core/durations.ts'
import type { ReturnableLine, ReturnedPieces } from './returns.ts'
import { paidStatus, sentStage, stageOf } from './status.ts'

export type RequestKind = 'return' | 'withdrawal'
export type RequestState = 'open' | 'accepted' | 'declined'

/** An order as far as it decides what may be asked; `deliveredAt` is ISO. */
export type ReturnableOrder = {
  readonly stage: number
  readonly isCanceled: boolean
  readonly deliveredAt: string | undefined
}

/** Days after the delivery; `withdrawalDays` is undefined where no law of the European Union holds. */
export type ReturnTerms = { readonly returnDays: number; readonly withdrawalDays: number | undefined }

/** Whether it may be asked for, and until when (ISO); without an end as long as nothing was delivered. */
export type MayAsk = { readonly isOpen: boolean; readonly until: string | undefined }

/**
 * A period of days begins on the day after the delivery and ends with its last day; one of the law whose last day is a Saturday or a Sunday
 * with the Monday. Source: Regulation 1182/71, article 3; the holidays of all countries are not known here.
 */
const endOf = (deliveredAt: string, days: number, kind: RequestKind): string => {
  const last = Math.floor(Date.parse(deliveredAt) / day) + days
  const weekday = new Date(last * day).getUTCDay()
  const more = kind === 'return' ? 0 : weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return new Date((last + more + 1) * day).toISOString()
}

const within = (order: ReturnableOrder, days: number | undefined, kind: RequestKind, now: string): MayAsk => {
  if (days === undefined || order.isCanceled) return { isOpen: false, until: undefined }
  const until = order.deliveredAt === undefined ? undefined : endOf(order.deliveredAt, days, kind)
  return { isOpen: until === undefined || now < until, until }
}

/** A return is asked for once the goods are on their way; a contract may be withdrawn from as soon as it is one. */
export const mayAsk = (
  kind: RequestKind,
  order: ReturnableOrder,
  { returnDays, withdrawalDays }: ReturnTerms,
  now: string,
): MayAsk => {
  const days = kind === 'return' ? returnDays : withdrawalDays
  const first = kind === 'return' ? sentStage : stageOf(paidStatus)
  return order.stage >= first ? within(order, days, kind, now) : { isOpen: false, until: undefined }
}

/** Asked pieces of a line, `taken` of which have come back. */
export type AskedPieces = ReturnedPieces & { readonly taken?: number }

/** What of them is still to come. */
export const stillAsked = (pieces: readonly AskedPieces[]): ReturnedPieces[] =>
  pieces.map(({ line, qty, taken = 0 }) => ({ line, qty: qty - taken })).filter(({ qty }) => qty > 0)

/** The pieces that a request is about: of an accepted one all that were asked for, of others those that have not come back. */
export const piecesOf = ({
  state,
  lines,
}: {
  readonly state: RequestState
  readonly lines: readonly AskedPieces[]
}): ReturnedPieces[] => (state === 'accepted' ? lines.map(({ line, qty }) => ({ line, qty })) : stillAsked(lines))

/**
 * Those of the open requests that change once pieces came back, whoever took them: they are what was asked for, by the first request
 * first.
 */
export const afterReturn = <Request extends { readonly lines: readonly AskedPieces[] }>(
  open: readonly Request[],
  pieces: readonly ReturnedPieces[],
): (Request & { readonly lines: AskedPieces[] })[] => {
  const come = new Map(pieces.map(({ line, qty }) => [line, qty]))
  return open
    .map((request) => ({
      ...request,
      lines: request.lines.map((asked) => {
        const { line, qty, taken = 0 } = asked
        const left = come.get(line) ?? 0
        const these = Math.min(qty - taken, left)
        come.set(line, left - these)
        return these > 0 ? { ...asked, taken: taken + these } : asked
      }),
    }))
    .filter(({ lines }, index) => lines.some((one, place) => one !== open[index]?.lines[place]))
}

/** Pieces that nobody has returned nor asked to return yet. */
export const piecesLeft = (
  lines: readonly ReturnableLine[],
  asked: readonly (readonly ReturnedPieces[])[],
): ReturnedPieces[] => {
  const taken = new Map<number, number>()
  for (const { line, qty } of asked.flat()) taken.set(line, (taken.get(line) ?? 0) + qty)
  return lines
    .map(({ id, qty, returnedQty }) => ({ line: id, qty: qty - returnedQty - (taken.get(id) ?? 0) }))
    .filter(({ qty }) => qty > 0)
}

/** Whether these pieces are among those that are left: each line once. */
export const areLeft = (pieces: readonly ReturnedPieces[], left: readonly ReturnedPieces[]): boolean =>
  pieces.length > 0 &&
  new Set(pieces.map(({ line }) => line)).size === pieces.length &&
  pieces.every(({ line, qty }) => left.some((one) => one.line === line && qty > 0 && qty <= one.qty))

const count = (pieces: readonly { readonly qty: number }[]): number => pieces.reduce((sum, { qty }) => sum + qty, 0)

/** Whether these pieces are all that was ordered. */
export const isWhole = (pieces: readonly ReturnedPieces[], lines: readonly ReturnableLine[]): boolean =>
  count(pieces) === count(lines)
