import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Refusal } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useAddressParams } from '#platform/web/page/use-address-params.ts'

type RowOf<E> = ReplyOf<E> extends { readonly items: readonly (infer Row)[] } ? Row : never
type Query = Readonly<Record<string, string | number>>

/** A page of a list, as its filters, its order and its place stand in the address. */
export type OfficeList<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly state: 'loading' | 'failed' | 'there'
  /** Why the latest look failed. */
  readonly refusal: Refusal | undefined
  readonly from: number
  readonly size: (typeof pageSizes)[number]
  readonly sort: string
  /** What is asked for besides the place in the list. */
  readonly asked: Query
  readonly filter: (name: string) => string
  /** A filter, the order (`sort`), the place (`from`) or the rows of a page (`size`); an empty value takes it away. */
  readonly set: (name: string, value: string) => void
  /** Whether any filter is set, and the way to have none. */
  readonly isNarrowed: boolean
  readonly widen: () => void
  readonly look: () => void
}

/** Rows of a page, and of a long one; the calls allow no more. */
export const pageSizes = [25, 100] as const

/**
 * The rows that a call lists. `filters` are the names of its query that the address may set, `fixed` what always holds.
 * Of two lists of one screen one has a `mark`, with which its names begin in the address.
 */
export const useList = <C, Key extends keyof C & string>(
  key: Key,
  filters: readonly string[],
  fixed: Query = {},
  mark = '',
): OfficeList<RowOf<C[Key]>> => {
  type Row = RowOf<C[Key]>
  const call = useCall<C>()
  const [params, change] = useAddressParams()
  const [answer, setAnswer] = useState<Answered<Row>>(none)
  const turn = useRef(0)
  const asked = askedOf((name) => params.get(mark + name), filters, fixed)
  const [usual, long] = pageSizes
  const size = params.get(`${mark}size`) === String(long) ? long : usual
  const from = Math.max(0, Math.trunc(Number(params.get(`${mark}from`)) || 0))
  const json = JSON.stringify({ ...asked, from, size })
  const look = useCallback(() => {
    turn.current++
    const mine = turn.current
    const ask = async () => {
      const found = await call(key, { query: JSON.parse(json) } as never)
      if (mine !== turn.current) return
      // rows of something else that was asked for are none of this
      if (!found.ok) return setAnswer((before) => ({ ...(before.json === json ? before : none), json, refusal: found }))
      const { items, total } = found.value as unknown as { items: readonly Row[]; total: number }
      setAnswer({ json, rows: items, total })
    }
    void ask()
  }, [call, key, json])
  useEffect(look, [look])
  const set = useCallback(
    (name: string, value: string) =>
      change((next) => {
        if (value) next.set(mark + name, value)
        else next.delete(mark + name)
        if (name !== 'from') next.delete(`${mark}from`)
      }),
    [mark, change],
  )
  const state = answer.json !== json ? 'loading' : answer.refusal ? 'failed' : 'there'
  // what was on it has gone, or never was
  const isPastEnd = state === 'there' && answer.rows.length === 0 && from > 0
  useEffect(() => {
    if (isPastEnd) set('from', '')
  }, [isPastEnd, set])
  return {
    rows: answer.rows,
    total: answer.total,
    state,
    refusal: state === 'failed' ? answer.refusal : undefined,
    from,
    size,
    sort: params.get(`${mark}sort`) ?? '',
    asked,
    filter: (name) => params.get(mark + name) ?? '',
    set,
    isNarrowed: filters.some((name) => params.get(mark + name)),
    widen: () =>
      change((next) => {
        for (const name of [...filters, 'from']) next.delete(mark + name)
      }),
    look,
  }
}

/** What was asked for last, the latest rows that were read of it, and why another look failed. */
type Answered<Row> = {
  readonly json: string
  readonly rows: readonly Row[]
  readonly total: number
  readonly refusal?: Refusal
}

const none: Answered<never> = { json: '', rows: [], total: 0 }

const askedOf = (valueOf: (name: string) => string | null, filters: readonly string[], fixed: Query): Query => ({
  ...fixed,
  ...Object.fromEntries(
    [...filters, 'sort'].flatMap((name) => {
      const value = valueOf(name)
      return value ? [[name, value]] : []
    }),
  ),
})
