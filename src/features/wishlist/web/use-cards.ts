import { useEffect, useState } from 'react'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { loadCardsOf } from './load-cards.ts'

/**
 * Cards of styles as they are now, by SKU; undefined until the shop answered. One that is gone is not among them. Once the network is
 * back they are asked for anew; without an answer what was there stays.
 */
export const useCards = (skus: readonly string[]): ReadonlyMap<string, CardProduct> | undefined => {
  const call = useCall<SearchContract>()
  const isOnline = useIsOnline()
  const [cards, setCards] = useState<ReadonlyMap<string, CardProduct>>()
  const names = skus.join('\n')
  useEffect(() => {
    if (names === '') return undefined
    let isGone = false
    void loadCardsOf(call, names.split('\n')).then((items) => {
      if (isGone) return
      const found = items.map((item) => [item.parentSku, item] as const)
      const isAnswer = isOnline && found.length > 0
      setCards((before) => new Map([...((!isAnswer && before) || []), ...found]))
    })
    return () => {
      isGone = true
    }
  }, [call, isOnline, names])
  return cards
}
