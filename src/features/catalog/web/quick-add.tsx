import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { catalogContract } from '../contract.ts'
import type { WireProduct } from '../rules/product/product.ts'
import type { CardActions } from './card-actions.ts'
import type { CardProduct } from './card-product.ts'
import { quickSizes, quickVariants } from './quick-sizes.ts'
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
  const coming = useRef<Promise<WireProduct | undefined>>(undefined)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = await call('GET /api/product', { query: { sku: product.parentSku } }, { signal: stop.signal })
      if (stop.signal.aborted) return undefined
      if (!answer.ok) {
        notices.add({ kind: 'error', text: t(`refusal.${answer.code}`) })
        return undefined
      }
      setWhole(answer.value.items[0])
      return answer.value.items[0]
    }
    coming.current = ask()
    return () => stop.abort()
  }, [call, notices, product.parentSku, t])

  const sizes = quickSizes(product, whole, colourId)
  const add = async (button: HTMLElement, { id: sizeId, label: size }: QuickSize) => {
    setAdding(sizeId ?? 'one')
    // a size that is pressed before the product is known waits for it, and may be gone by then
    const found = await coming.current
    const isThere = ({ id, isSoldOut }: QuickSize) => id === sizeId && !isSoldOut
    if (!found || !quickSizes(product, found, colourId).some(isThere)) return setAdding(undefined)
    const [variant, ...others] = quickVariants(found, colourId, sizeId)
    // what else has to be chosen its page asks for
    if (others.length > 0 || found.custom_options.some(({ is_require }) => is_require)) {
      const asked = { ...(colourId && { color: String(colourId) }), ...(size && { size }) }
      return navigate({ pathname: `/${product.url_path}`, search: String(new URLSearchParams(asked)) })
    }
    // the button goes; what opens now gives the focus back to the product
    button.closest('article')?.querySelector('a')?.focus({ preventScroll: true })
    const { kind } = await addToCart(found, variant)
    if (kind === 'unreachable') notices.add({ kind: 'error', text: t('refusal.OFFLINE') })
    return onDone()
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
