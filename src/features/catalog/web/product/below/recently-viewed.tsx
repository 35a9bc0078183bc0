import { useCallback, useRef, useState } from 'react'
import type { searchContract } from '#features/search/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CardProduct } from '../../card-product.ts'
import { CardRail } from './card-rail.tsx'
import { loadCards } from './extras-data.ts'
import { useNear } from './use-near.ts'
import { readViewed } from './viewed.ts'

/** What was looked at before, known to this browser and to the account of whoever is signed in. A product's page leaves itself out. */
export const RecentlyViewed = ({ sku }: { sku?: string }) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const call = useCall<typeof searchContract>()
  const anchor = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<readonly CardProduct[]>([])
  const load = useCallback(
    (isGone: () => boolean) => {
      const before = readViewed(localStore(), storeCode).filter((each) => each !== sku)
      void loadCards(call, before).then((found) => (isGone() ? undefined : setCards(found)))
    },
    [call, storeCode, sku],
  )
  useNear(anchor, load)
  return (
    <div ref={anchor}>
      <CardRail id="viewed" title={t('product.viewed')} cards={cards} />
    </div>
  )
}
