import { Link } from '#ui/link.tsx'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SharedPicture } from '#ui/shared-picture.tsx'
import { useState } from 'react'
import styles from './look.module.css'

/** An outfit that is sold together, as it lies in its scene. */
export const Look = ({ product }: { product: CardProduct }) => {
  const formatPrice = useFormatPrice()
  const [isPressed, setPressed] = useState(false)
  const { name, brand_name, image, url_path, final_price_incl_tax: now, original_price_incl_tax: before } = product
  return (
    <article className={styles.look}>
      <div className="pic">
        <SharedPicture isActive={isPressed}>
          <Picture path={image} alt="" width={480} height={600} sizes="(min-width:48rem) 31vw, 78vw" />
        </SharedPicture>
      </div>
      <h3>
        <Link to={`/${url_path}`} onClick={() => setPressed(true)}>
          {name}
        </Link>
      </h3>
      {brand_name ? <p className="t-14 muted">{brand_name}</p> : null}
      <Price className="t-14" now={formatPrice(now)} before={before > now ? formatPrice(before) : undefined} />
    </article>
  )
}
