import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { catalogContract } from '../contract.ts'
import type { WireProduct } from '../rules/product/product.ts'
import type { CardActions } from './card-actions.ts'
import type { CardProduct } from './card-product.ts'
import { findQuickVariant, quickSizes } from './quick-sizes.ts'
import type { QuickSize } from './quick-sizes.ts'
import styles from './quick-add.module.css'

type Props = {
  product: CardProduct
  colourId: number | undefined
  addToCart: NonNullable<CardActions['addToCart']>
  onDone: () => void
}

/** The sizes of a card, over the foot of its picture: a press puts the piece into the cart. */
export const QuickAdd = ({ product, colourId, addToCart, onDone }: Props) => {
  const t = useText()
  const call = useCall<typeof catalogContract>()
  const notices = useNotices()
  const navigate = useNavigate()
  const [whole, setWhole] = useState<WireProduct>()
  const [adding, setAdding] = useState<number | 'one'>()
  useEffect(() => {
    const stop = new AbortController()
    void call('GET /api/product', { query: { sku: product.parentSku } }, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      if (answer.ok) setWhole(answer.value.items[0])
      else notices.add({ kind: 'error', text: t(`refusal.${answer.code}`) })
    })
    return () => stop.abort()
  }, [call, notices, product.parentSku, t])

  const sizes = quickSizes(product, whole, colourId)
  const add = async (button: HTMLElement, { id: sizeId, label: size }: QuickSize) => {
    if (!whole) return
    // what else has to be chosen its page asks for
    if (whole.custom_options.some(({ is_require }) => is_require)) {
      const asked = { ...(colourId && { color: String(colourId) }), ...(size && { size }) }
      await navigate({ pathname: `/${product.url_path}`, search: String(new URLSearchParams(asked)) })
      return
    }
    // the button goes; what opens now gives the focus back to the product
    button.closest('article')?.querySelector('a')?.focus({ preventScroll: true })
    setAdding(sizeId ?? 'one')
    await addToCart(whole, findQuickVariant(whole, colourId, sizeId))
    onDone()
  }
  return (
    <div className={styles.plate} aria-busy={!whole}>
      <p>{t('catalog.addToCart')}</p>
      <ul>
        {sizes.map((size) => {
          const { id, label, isSoldOut } = size
          return (
            <li key={id ?? 'one'}>
              <button
                type="button"
                aria-label={label && t(isSoldOut ? 'catalog.sizeSoldOut' : 'catalog.addSize', { size: label })}
                aria-disabled={isSoldOut || undefined}
                aria-busy={adding === (id ?? 'one') || undefined}
                onClick={isSoldOut || adding !== undefined ? undefined : (event) => void add(event.currentTarget, size)}
              >
                {label ?? t(isSoldOut ? 'catalog.soldOut' : 'catalog.addOne')}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
