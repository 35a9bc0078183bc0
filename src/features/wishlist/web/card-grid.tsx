import type { ReactNode } from 'react'
import { ProductCard } from '#features/catalog/web/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCards } from './use-cards.ts'

type Props = { skus: readonly string[]; renderMissing?: (skus: readonly string[]) => ReactNode }

/** Styles by SKU, in their order; below them what there is to say of those that the shop told nothing of. */
export const CardGrid = ({ skus, renderMissing }: Props) => {
  const cards = useCards(skus)
  const unknown = cards ? skus.filter((sku) => !cards.has(sku)) : []
  return (
    <>
      <ul className="grid bleed" aria-busy={cards === undefined || undefined}>
        {skus.map((sku) => {
          const card = cards?.get(sku)
          if (cards && !card) return null
          return <li key={sku}>{card ? <ProductCard product={card} headingLevel={2} /> : <Skeleton shape="card" />}</li>
        })}
      </ul>
      {unknown.length > 0 ? renderMissing?.(unknown) : null}
    </>
  )
}
