import { useEffect, useState } from 'react'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'

/** Few enough for one call. */
const most = 50

/** Cards of styles as they are now, by SKU; undefined until the shop answered. One that is gone is not among them. */
export const useCards = (skus: readonly string[]): ReadonlyMap<string, CardProduct> | undefined => {
  const call = useCall<SearchContract>()
  const [cards, setCards] = useState<ReadonlyMap<string, CardProduct>>()
  const names = skus.slice(0, most).join(',')
  useEffect(() => {
    if (names === '') return undefined
    let isGone = false
    const asked = names.split(',')
    const filters = [{ attribute: 'sku', value: { in: asked }, scope: 'default' as const }]
    void loadProducts(call, filters, { size: asked.length }).then(({ items }) => {
      if (!isGone) setCards(new Map(items.map((item) => [item.parentSku, item])))
    })
    return () => {
      isGone = true
    }
  }, [call, names])
  return cards
}
