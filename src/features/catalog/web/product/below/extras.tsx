import { useCallback, useRef, useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { BloggerPhotos } from './blogger-photos.tsx'
import { CardRail } from './card-rail.tsx'
import { loadExtras } from './extras-data.ts'
import type { Extras as ExtrasData, ExtrasContract } from './extras-data.ts'
import { Look } from './look.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { ReviewList } from './review-list.tsx'
import { useNear } from './use-near.ts'

/** Look, reviews and similar products: from the server with the page, else asked for when they come near. */
export const Extras = ({
  product,
  picture,
  given,
}: {
  product: WireProduct
  picture: string
  given: ExtrasData | undefined
}) => {
  const call = useCall<ExtrasContract>()
  const anchor = useRef<HTMLDivElement>(null)
  // a page that is loaded anew comes without: what stands here stays until there is newer, and with it what somebody writes
  const [loaded, setLoaded] = useState(given)
  const extras = given ?? loaded
  useNear(
    anchor,
    useCallback(
      (isGone: () => boolean) => {
        if (!given) void loadExtras(call, product).then((found) => (isGone() ? undefined : setLoaded(found)))
      },
      [call, given, product],
    ),
  )
  return (
    <>
      {given ? null : <div ref={anchor} />}
      {extras ? <Below product={product} picture={picture} extras={extras} /> : null}
    </>
  )
}

const Below = ({ product, picture, extras }: { product: WireProduct; picture: string; extras: ExtrasData }) => {
  const t = useText()
  return (
    <>
      {extras.look.length > 1 ? <Look pieces={extras.look} picture={picture} /> : null}
      <BloggerPhotos photos={extras.bloggers} />
      <CardRail id="crosssell" title={t('product.crosssell')} cards={extras.crosssell} />
      <ReviewList product={product} reviews={extras.reviews} />
      <CardRail id="upsell" title={t('product.upsell')} cards={extras.upsell} />
      <CardRail id="similar" title={t('product.similar')} cards={extras.similar} />
      <RecentlyViewed sku={product.sku} />
    </>
  )
}
