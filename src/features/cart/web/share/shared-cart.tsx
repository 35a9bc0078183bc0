import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { CartContract, WireCartItem } from '../../contract.ts'
import cartStyles from '../cart.module.css'
import styles from './shared-cart.module.css'
import { nameOf, useGetCart } from '../store/use-cart.ts'

/** The cart behind a link: shown first, and added to one's own only when asked. */
export const SharedCart = ({ code }: { code: string }) => {
  const t = useText()
  const format = useFormatPrice()
  const navigate = useNavigate()
  const call = useCall<CartContract>()
  const getCart = useGetCart()
  const isOnline = useIsOnline()
  const [items, setItems] = useState<readonly WireCartItem[] | 'gone' | 'unanswered'>()
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!isOnline) return undefined
    let isGone = false
    void call('GET /api/cart/get', { query: { code } }).then((answer) => {
      if (isGone) return
      if (answer.ok) setItems(answer.value)
      else if (answer.code === 'CART_NOT_FOUND') setItems('gone')
      // what is in sight stays there
      else setItems((shown) => (typeof shown === 'object' ? shown : 'unanswered'))
    })
    return () => {
      isGone = true
    }
  }, [call, code, isOnline])
  if (items === undefined && isOnline) return <p aria-busy="true">{t('cart.loading')}</p>
  if (items === 'gone') return <p className={styles.shared}>{t('cart.sharedGone')}</p>
  if (items === undefined || items === 'unanswered')
    return <p className={styles.shared}>{t('cart.sharedUnanswered')}</p>
  const addable = items.filter(({ stock }) => stock.is_in_stock)
  const addAll = () => {
    setAdded(true)
    for (const item of addable) getCart().add(asNew(item), item.qty)
    void navigate('/cart', { replace: true })
  }
  return (
    <section className={styles.shared} aria-labelledby="shared">
      <h2 id="shared">{t('cart.shared')}</h2>
      <ul className={styles.sharedLines}>
        {items.map((item) => (
          <li key={item.item_id}>
            <span className="pic">
              {item.thumbnail ? <Picture path={item.thumbnail} alt="" width={210} height={300} /> : null}
            </span>
            <span>
              {nameOf(item)}
              {item.stock.is_in_stock ? null : <span className={cartStyles.error}>{item.errors.stock}</span>}
            </span>
            <span className="num muted">
              {item.qty} × {format(item.price)}
            </span>
          </li>
        ))}
      </ul>
      {addable.length > 0 ? (
        <>
          <p>{t('cart.sharedText', { count: addable.reduce((sum, { qty }) => sum + qty, 0) })}</p>
          <Button isBusy={isAdded} onClick={addAll}>
            {t('cart.sharedAdd')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

/** A line of another cart as a piece that is in none yet. */
const asNew = (item: WireCartItem): WireCartItem => ({
  ...item,
  item_id: 0,
  server_item_id: 0,
  server_cart_id: '',
  quote_id: '',
  errors: {},
  info: {},
})
