import { ProductCard } from '#features/catalog/web/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCards } from './use-cards.ts'

/** Styles by SKU, in their order. */
export const CardGrid = ({ skus }: { skus: readonly string[] }) => {
  const cards = useCards(skus)
  return (
    <ul className="grid bleed" aria-busy={cards === undefined || undefined}>
      {skus.map((sku) => {
        const card = cards?.get(sku)
        if (cards && !card) return null
        return <li key={sku}>{card ? <ProductCard product={card} headingLevel={2} /> : <Skeleton shape="card" />}</li>
      })}
    </ul>
  )
}
