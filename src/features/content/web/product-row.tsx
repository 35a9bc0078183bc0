import { ProductCard } from '#features/catalog/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Rail } from '#ui/rail.tsx'
import type { HomeRow } from './home-rows.ts'

/** Widths of the cards in a rail, as of `<img sizes>`. */
export const railSizes = '(min-width:64rem) 22vw, (min-width:48rem) 29vw, 44vw'

/** A row of products that leads to the category they are of. */
export const ProductRow = ({ id, row: { title, url_path, products } }: { id: string; row: HomeRow }) => {
  const t = useText()
  return (
    <Rail id={id} name={title} title={title}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={railSizes} />
        </li>
      ))}
      <li>
        <Link className="link" to={`/${url_path}`}>
          {t('home.allOf', { name: title })}
        </Link>
      </li>
    </Rail>
  )
}
