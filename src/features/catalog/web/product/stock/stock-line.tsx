import { useText } from '#platform/web/texts.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from '../product.module.css'
import type { FreshStock } from './use-fresh-stock.ts'
import type { usePurchase } from '../buy-box/use-purchase.ts'
import { wordsOf } from '../buy-box/selection.ts'

type Props = { product: WireProduct; purchase: ReturnType<typeof usePurchase>; stock: FreshStock }

/** So few pieces, or fewer, are worth a word. */
const lowFrom = 5

/** What is left of the chosen variant: in stock, a few, gone; and that it could not be asked. Nothing while a choice is open. */
export const StockLine = ({ product, purchase: { child, selection }, stock: { answers } }: Props) => {
  const t = useText()
  const chosen = child ?? (product.configurable_children.length === 0 ? product : undefined)
  if (!chosen) return null
  const { stock } = chosen
  const option = product.configurable_options.find(({ attribute_code }) => attribute_code === 'size')
  const size = option?.values.find(({ value_index }) => value_index === selection.size)?.label
  if (answers[chosen.sku] === 'unanswered') return <>{t('product.stockUnknown')}</>
  if (!stock.is_in_stock) return <>{t('product.soldOutHere', { what: wordsOf(product, selection) || product.name })}</>
  if (!stock.manage_stock || stock.qty > lowFrom) return <span className="muted">{t('product.inStock')}</span>
  return (
    <span className={styles.low}>
      {size ? t('product.lowStock', { count: stock.qty, size }) : t('product.left', { count: stock.qty })}
    </span>
  )
}
