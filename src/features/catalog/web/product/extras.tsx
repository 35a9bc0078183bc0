import { useEffect, useRef, useState } from 'react'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Rail } from '#ui/rail.tsx'
import type { WireProduct } from '../../rules/product.ts'
import { ProductCard } from '../product-card.tsx'
import { loadExtras } from './extras-data.ts'
import type { Extras as ExtrasData, ExtrasCall } from './extras-data.ts'
import { Look } from './look.tsx'
import { ReviewList } from './review-list.tsx'

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
  const t = useText()
  const call = useCall<unknown>() as unknown as ExtrasCall
  const anchor = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<ExtrasData>()
  const extras = given ?? loaded
  useEffect(() => {
    if (extras || !anchor.current) return undefined
    let isGone = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void loadExtras(call, product).then((found) => (isGone ? undefined : setLoaded(found)))
      },
      { rootMargin: '600px' },
    )
    observer.observe(anchor.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [call, extras, product])
  if (!extras) return <div ref={anchor} />
  return (
    <>
      {extras.look.length > 1 ? <Look pieces={extras.look} picture={picture} /> : null}
      <ReviewList product={product} reviews={extras.reviews} />
      {extras.similar.length > 0 ? (
        <Rail id="similar" title={t('product.similar')} name={t('product.similar')}>
          {extras.similar.map((similar) => (
            <li key={similar.id}>
              <ProductCard product={similar} sizes="(min-width:64rem) 22vw, (min-width:48rem) 29vw, 44vw" />
            </li>
          ))}
        </Rail>
      ) : null}
    </>
  )
}
