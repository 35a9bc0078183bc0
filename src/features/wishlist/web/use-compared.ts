import { useEffect, useState } from 'react'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useIsOnline } from '#platform/web/call/use-online.ts'

export type ComparedProduct = Pick<
  WireProduct,
  | 'sku'
  | 'parentSku'
  | 'brand_name'
  | 'name'
  | 'image'
  | 'url_path'
  | 'final_price_incl_tax'
  | 'original_price_incl_tax'
  | 'stock'
  | 'configurable_options'
  | 'attributes_metadata'
>

/**
 * Styles as they are now, by SKU; undefined until the shop answered, empty where it did not. Once the network is back they are asked for
 * anew; without an answer what was there stays.
 */
export const useCompared = (skus: readonly string[]): ReadonlyMap<string, ComparedProduct> | undefined => {
  const call = useCall<SearchContract>()
  const isOnline = useIsOnline()
  const [found, setFound] = useState<ReadonlyMap<string, ComparedProduct>>()
  const names = skus.join('\n')
  useEffect(() => {
    let isGone = false
    const asked = names.split('\n')
    const filters = [{ attribute: 'sku', value: { in: asked }, scope: 'default' }]
    const query = {
      type: 'product' as const,
      searchQuery: JSON.stringify({ filters }),
      size: asked.length,
      source_include: 'attributes_metadata',
    }
    void call('GET /api/catalog', { query }).then((answer) => {
      const items = answer.ok ? (answer.value.items as ComparedProduct[]) : []
      if (isGone) return
      const heard = items.map((item) => [item.parentSku, item] as const)
      const isAnswer = isOnline && answer.ok
      setFound((before) => new Map([...((!isAnswer && before) || []), ...heard]))
    })
    return () => {
      isGone = true
    }
  }, [call, isOnline, names])
  return found
}
