import { expect } from 'vitest'
import type { WireListItem } from '#features/catalog/rules/product/product.ts'
import type { DemoShop } from './demo-shop.ts'

/** The calls and pages of a whole shop, as tests ask for them; `shop` may come later. */
export const askShop = (shop: () => DemoShop) => {
  const call = async <T>(url: string, body?: object): Promise<T> => {
    const response = await shop().app.inject({ url, ...(body ? { method: 'POST', payload: body } : {}) })
    expect([url, response.statusCode]).toEqual([url, 200])
    return response.json<{ result: T }>().result
  }
  return {
    /** The result of a call that is answered 200. */
    call,
    listing: (store: string, filters: object[], more = '') =>
      call<{ items: WireListItem[]; total: number }>(
        `/api/catalog?store=${store}&searchQuery=${encodeURIComponent(JSON.stringify({ filters }))}${more}`,
      ),
    /** Changes the database as a shop owner does, and waits until the shop has seen it. */
    change: async (work: () => Promise<unknown>): Promise<void> => {
      const { catalogue } = shop().features
      const seen = new Promise<void>((resolve) => {
        const off = catalogue.onChange(() => (off(), resolve()))
      })
      await work()
      await seen
      await catalogue.settled()
    },
    page: async (store: string, path: string): Promise<string> => (await shop().fetch(`/${store}/${path}`)).body,
  }
}
