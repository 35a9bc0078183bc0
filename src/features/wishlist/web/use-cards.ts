import { useEffect, useState } from 'react'
import type { Call } from '#core/endpoint.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'

/** Few enough for one call. */
const most = 50

/** Cards of any number of styles as they are now; those that are gone, or had no answer, are not among them. */
export const loadCardsOf = async (call: Call<SearchContract>, skus: readonly string[]): Promise<CardProduct[]> => {
  const parts = Array.from({ length: Math.ceil(skus.length / most) }, (_, at) => skus.slice(at * most, (at + 1) * most))
  const found = await Promise.all(
    parts.map((asked) => {
      const filters = [{ attribute: 'sku', value: { in: asked }, scope: 'default' as const }]
      return loadProducts(call, filters, { size: asked.length })
    }),
  )
  return found.flatMap(({ items }) => items)
}

/** Cards of styles as they are now, by SKU; undefined until the shop answered. One that is gone is not among them. */
export const useCards = (skus: readonly string[]): ReadonlyMap<string, CardProduct> | undefined => {
  const call = useCall<SearchContract>()
  const [cards, setCards] = useState<ReadonlyMap<string, CardProduct>>()
  const names = skus.join('\n')
  useEffect(() => {
    if (names === '') return undefined
    let isGone = false
    void loadCardsOf(call, names.split('\n')).then((items) => {
      if (!isGone) setCards(new Map(items.map((item) => [item.parentSku, item])))
    })
    return () => {
      isGone = true
    }
  }, [call, names])
  return cards
}
