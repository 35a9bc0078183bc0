import type { Call } from '#core/endpoint.ts'
import { createListeners } from '#platform/web/listeners.ts'
import type { CatalogContract } from '../contract.ts'

/** A price as the render list has it. Major units, tax included. */
export type FreshPrice = { readonly now: number; readonly before: number; readonly lowest: number | undefined }

/** Prices in sight as a price group pays them; what everybody pays stands in the pages. */
export type GroupPrices = {
  readonly of: (sku: string) => FreshPrice | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Says that a price is in sight, until the answer is called. */
  readonly show: (skus: readonly string[]) => () => void
  /** Reads all prices in sight anew, with the proof of a group or without one. */
  readonly reload: (groupToken: string | undefined) => Promise<void>
}

/** Few enough for one call. */
const mostSkus = 100

/** Keeps the prices of this page and of those that follow, until it is reloaded. */
export const createGroupPrices = (call: Call<CatalogContract>): GroupPrices => {
  const listeners = createListeners()
  const shown = new Map<string, number>()
  let fresh: ReadonlyMap<string, FreshPrice> = new Map()
  let proof: string | undefined
  let turn = 0
  let isAsking = false

  const ask = async (skus: readonly string[]): Promise<void> => {
    const mine = turn
    for (let from = 0; from < skus.length; from += mostSkus) {
      const answer = await call('GET /api/product/render-list', {
        query: {
          skus: skus.slice(from, from + mostSkus).join(','),
          ...(proof === undefined ? {} : { groupToken: proof }),
        },
      })
      // somebody else signed in meanwhile
      if (mine !== turn) return
      if (!answer.ok) continue
      fresh = new Map([
        ...fresh,
        ...answer.value.items.map(({ sku, price_info: price }) => {
          const { final_price: now, regular_price: before, lowest_price_30_days: lowest } = price
          return [sku, { now, before, lowest }] as const
        }),
      ])
      listeners.tell()
    }
  }
  const askForNew = (): void => {
    if (isAsking) return
    isAsking = true
    // a page of cards comes into sight at once: one question for all of them
    queueMicrotask(() => {
      isAsking = false
      void ask([...shown.keys()].filter((sku) => !fresh.has(sku)))
    })
  }

  return {
    of: (sku) => fresh.get(sku),
    subscribe: listeners.subscribe,
    show: (skus) => {
      for (const sku of skus) shown.set(sku, (shown.get(sku) ?? 0) + 1)
      if (skus.some((sku) => !fresh.has(sku))) askForNew()
      return () => {
        for (const sku of skus) {
          const left = (shown.get(sku) ?? 1) - 1
          if (left > 0) shown.set(sku, left)
          else shown.delete(sku)
        }
      }
    },
    reload: async (groupToken) => {
      turn += 1
      proof = groupToken
      fresh = new Map()
      await ask([...shown.keys()])
      listeners.tell()
    },
  }
}
