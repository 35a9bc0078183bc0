import { useEffect } from 'react'
import { addMajor, timesMajor } from '#core/money.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WireCartItem } from '../../contract.ts'
import { lineKey } from '../../rules/engine/engine-lines.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import styles from '../cart.module.css'
import { FreeDelivery } from '../delivery/free-delivery.tsx'
import { useCartNews } from '../news/use-cart-news.ts'
import { nameOf, useCart, useGetCart } from '../store/use-cart.ts'

/** The cart at the side of the page: what is in it, how far free delivery is, and the two ways on. */
export const CartDrawer = () => {
  const t = useText()
  const format = useFormatPrice()
  const panels = usePanels()
  const cart = useCart()
  const getCart = useGetCart()
  useCartNews()
  useEffect(() => () => getCart().forgetNews(), [getCart])
  const close = () => panels.close('cart')
  const subtotal = addMajor(...cart.lines.map(({ item, qty }) => timesMajor(item.price, qty)))
  const added = cart.added.length === 1 ? cart.added[0] : undefined
  // a piece that was there already is more of it, not another one
  const addedText = (item: WireCartItem): string => {
    const name = nameOf(item)
    const qty = cart.lines.find(({ key }) => key === lineKey(item))?.qty ?? item.qty
    return qty > item.qty ? t('cart.quantityUpdated', { name, qty }) : t('cart.added', { name })
  }
  const isEmpty = cart.status === 'ready' && cart.lines.length === 0
  return (
    <Panel
      side="right"
      onClose={close}
      title={
        <>
          {t('cart.title')}
          {cart.count > 0 ? (
            <sup className="n" aria-hidden="true">
              {cart.count}
            </sup>
          ) : null}
        </>
      }
      footer={
        isEmpty ? undefined : (
          <>
            <FreeDelivery cart={cart} />
            <p className={styles.spread}>
              <b>{t('cart.subtotal')}</b>
              <b className="num">{format(subtotal)}</b>
            </p>
            <ButtonLink to="/checkout" isFull onClick={close}>
              {t('cart.checkout')}
            </ButtonLink>
            <ButtonLink to="/cart" variant="ghost" isFull onClick={close}>
              {t('cart.view')}
            </ButtonLink>
          </>
        )
      }
    >
      <div role="status">
        {cart.added.length > 0 && !isEmpty ? (
          <p className={styles.added}>
            <Icon name="check" size="s" />
            <b>{added ? addedText(added) : t('cart.addedMany', { count: cart.added.length })}</b>
            <button type="button" className="link" onClick={() => getCart().forgetNews()}>
              {t('cart.ok')}
            </button>
          </p>
        ) : null}
      </div>
      {cart.status === 'loading' ? (
        <div aria-busy="true" aria-label={t('cart.loading')}>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ) : isEmpty && cart.removed.length === 0 ? (
        <Empty
          title={t('cart.emptyTitle')}
          text={t('cart.emptyText')}
          action={
            <ButtonLink to="/" onClick={close}>
              {t('cart.emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <CartLines cart={cart} />
      )}
    </Panel>
  )
}
