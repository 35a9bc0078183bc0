import { Rail } from '#ui/rail.tsx'
import type { CardProduct } from '../../card-product.ts'
import { ProductCard } from '../../product-card.tsx'

/** Products in a row that scrolls sideways; nothing without any. */
export const CardRail = ({ id, title, cards }: { id: string; title: string; cards: readonly CardProduct[] }) =>
  cards.length === 0 ? null : (
    <Rail id={id} title={title} name={title}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard product={card} sizes="(min-width:64rem) 22vw, (min-width:48rem) 29vw, 44vw" />
        </li>
      ))}
    </Rail>
  )
