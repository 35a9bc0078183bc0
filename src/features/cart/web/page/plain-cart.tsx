import { timesMajor } from '#core/money.ts'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { useFormatPrice, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { WireCartItem } from '../../contract.ts'
import styles from '../cart.module.css'
import { TotalsList } from '../totals/cart-totals-list.tsx'
import type { OwnCart } from './own-cart.ts'
import { nameOf } from '../store/use-cart.ts'

/** The cart as the server knows it, until the script has its own; without a script it is all there is, with forms to change it. */
export const PlainCart = ({ own }: { own: OwnCart }) => {
  const t = useText()
  const { items, totals, couponCode } = own
  return (
    <div className={styles.columns}>
      <section aria-label={t('cart.items')}>
        <ul className={classNames(styles.lines, styles.bigLines)}>
          {items.map((item) => (
            <PlainLine key={item.item_id} item={item} />
          ))}
        </ul>
      </section>
      <aside className={styles.summary} aria-label={t('cart.summary')}>
        <TotalsList
          totals={totals.totals}
          coupon={couponCode === undefined ? null : { code: couponCode }}
          count={items.reduce((sum, { qty }) => sum + qty, 0)}
          taxes={totals.taxes}
        />
        <ButtonLink to="/checkout" isFull>
          {t('cart.checkout')}
        </ButtonLink>
      </aside>
    </div>
  )
}

const PlainLine = ({ item }: { item: WireCartItem }) => {
  const t = useText()
  const format = useFormatPrice()
  const isVariant = item.sku !== item.parentSku && item.options.length > 0
  const path = productPath(item.parentSku, item.slug, isVariant ? item.sku : undefined)
  const sum = (amount: number) => format(timesMajor(amount, item.qty))
  return (
    <li className={`${styles.line} ${styles.big}`}>
      <Link className="pic" to={path} tabIndex={-1} aria-hidden="true">
        {item.thumbnail ? <Picture path={item.thumbnail} alt="" width={210} height={300} /> : null}
      </Link>
      <div className={styles.body}>
        <div className={styles.spread}>
          <div className={styles.what}>
            <h2>
              <Link to={path}>{item.name}</Link>
            </h2>
            <p className="t-14 muted">{item.options.map(({ value }) => value).join(', ')}</p>
          </div>
          <div className={styles.price}>
            <Price now={sum(item.price)} before={item.old_price > item.price ? sum(item.old_price) : undefined} />
            <p className="t-12 muted num">{t('cart.pieces', { count: item.qty, price: format(item.price) })}</p>
          </div>
        </div>
        {item.errors.stock ? (
          <p className={styles.error}>
            <Icon name="info" size="s" />
            <span>{item.errors.stock}</span>
          </p>
        ) : null}
        {/* the browser leaves what stands in noscript alone, so its code is the server's only */}
        <noscript>{import.meta.env.SSR ? <LineForm item={item} /> : null}</noscript>
      </div>
    </li>
  )
}

const LineForm = ({ item }: { item: WireCartItem }) => {
  const t = useText()
  const { storeCode } = useStoreView()
  return (
    <form className={styles.plainForm} action="/cart/change" method="post">
      <input type="hidden" name="store" value={storeCode} />
      <input type="hidden" name="item" value={item.item_id} />
      <TextField
        label={
          <>
            {t('cart.qty')}
            <span className="vh"> {nameOf(item)}</span>
          </>
        }
        name="qty"
        type="number"
        inputMode="numeric"
        min={1}
        defaultValue={item.qty}
      />
      <Button type="submit" size="s" variant="ghost">
        {t('cart.change')}
      </Button>
      <Button type="submit" size="s" variant="ghost" name="remove" value="1">
        {t('cart.remove')}
        <span className="vh"> {nameOf(item)}</span>
      </Button>
    </form>
  )
}
