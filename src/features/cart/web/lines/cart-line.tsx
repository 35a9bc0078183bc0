import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { timesMajor } from '#core/money.ts'
import { Link } from '#ui/link.tsx'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { percentBelow } from '#features/pricing/rules/special.ts'
import { LateTexts, useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { WireCartItem } from '../../contract.ts'
import type { CartLine as Line } from '../../rules/engine/engine.ts'
import styles from '../cart.module.css'
import { nameOf, useGetCart } from '../store/use-cart.ts'

const LineEditor = lazy(async () => ({ default: (await import('./line-editor.tsx')).LineEditor }))

type Props = {
  line: Line<WireCartItem>
  isBig?: boolean
  priceBefore: number | undefined
  stockChange: 'short' | 'back' | undefined
  onSave: ((line: Line<WireCartItem>) => void) | undefined
  onRemove: (line: Line<WireCartItem>) => void
  /** Another piece has just come in its place, or has become it: the focus goes on here. */
  isChanged: boolean
  /** The key of the line that has come in its place. */
  onChange: (key: string) => void
}

/** Whether the piece is one of several variants, so that another can take its place. */
const hasVariants = ({ sku, parentSku, options }: WireCartItem): boolean => sku !== parentSku && options.length > 0

/** A piece in the cart: what it is, what it costs, how many, and what is wrong with it. */
export const CartLine = (props: Props) => {
  const { line, isBig, priceBefore, stockChange, onSave, onRemove, isChanged, onChange } = props
  const t = useText()
  const format = useFormatPrice()
  const getCart = useGetCart()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChanged) takeFocus(edit)
  }, [isChanged])
  const endEditing = (key?: string) => {
    setEditing(false)
    takeFocus(edit)
    if (key !== undefined) onChange(key)
  }
  const { settings } = useShell()
  const { item, qty } = line
  const name = nameOf(item)
  const path = productPath(item.parentSku, item.slug, hasVariants(item) ? item.sku : undefined)
  const sum = (amount: number) => format(timesMajor(amount, qty))
  const choice = item.options.map(({ value }) => value).join(', ')
  const most = item.stock.manage_stock ? Math.max(item.stock.qty, qty) : undefined
  const isWrong = Boolean(item.errors.stock || line.refusal)
  const stockText = stockChange === 'back' ? t('cart.stockBack') : isBig ? item.info.stock : undefined
  return (
    <li className={classNames(styles.line, isBig && styles.big)} aria-busy={line.isPending || undefined}>
      <Link className="pic" to={path} tabIndex={-1} aria-hidden="true">
        {item.thumbnail ? <Picture path={item.thumbnail} alt="" width={210} height={300} /> : null}
      </Link>
      <div className={styles.body}>
        <div className={styles.spread}>
          <div className={styles.what}>
            <h2>
              <Link to={path}>{item.name}</Link>
            </h2>
            {choice && !hasVariants(item) ? <p className="t-14 muted">{choice}</p> : null}
            {choice && hasVariants(item) ? (
              <button
                ref={edit}
                type="button"
                className={styles.choice}
                aria-expanded={isEditing}
                aria-label={t('cart.edit', { what: name })}
                onClick={() => setEditing(!isEditing)}
              >
                {choice}
                <Icon name="down" size="s" />
              </button>
            ) : null}
            {stockText && !isWrong ? <p className={`t-14 ${styles.ok}`}>{stockText}</p> : null}
          </div>
          <div className={styles.price}>
            <Price
              now={sum(item.price)}
              {...(settings.cart_shows_item_discounts && item.old_price > item.price
                ? { before: sum(item.old_price), percent: percentBelow(item.price, item.old_price) }
                : {})}
            />
            {qty > 1 ? <p className="t-12 muted num">{t('cart.each', { price: format(item.price) })}</p> : null}
          </div>
        </div>
        {isEditing ? (
          <Suspense fallback={<p className="t-14 muted">{t('cart.loading')}</p>}>
            <LateTexts>
              <LineEditor line={line} onDone={endEditing} />
            </LateTexts>
          </Suspense>
        ) : null}
        {priceBefore !== undefined && !line.isPending ? (
          <p className={styles.note}>
            <Icon name="info" size="s" />
            <span>{t('cart.priceChanged', { before: format(priceBefore), now: format(item.price) })}</span>
          </p>
        ) : null}
        {isWrong ? (
          <p className={styles.error} role="alert">
            <Icon name="info" size="s" />
            <span>
              {line.refusal ? t(`refusal.${line.refusal}`) : item.errors.stock}
              {stockChange === 'short' && !line.refusal ? ` ${t('cart.stockShort')}` : null}
            </span>
          </p>
        ) : null}
        <div className={classNames(styles.spread, styles.actions)}>
          <Stepper
            value={qty}
            {...(most === undefined ? {} : { max: most })}
            onChange={(next) => getCart().setQty(line, next)}
            label={t('cart.qtyOf', { name })}
            lessLabel={t('cart.less')}
            moreLabel={t('cart.more')}
          />
          <span className={styles.ways}>
            {onSave ? (
              <button type="button" className="link t-14" onClick={() => onSave(line)}>
                {t('cart.later')} <span className="vh">{name}</span>
              </button>
            ) : null}
            <button type="button" className="link t-14" onClick={() => onRemove(line)}>
              {t('cart.remove')} <span className="vh">{name}</span>
            </button>
          </span>
        </div>
      </div>
    </li>
  )
}

const takeFocus = ({ current }: RefObject<HTMLElement | null>): void => current?.focus({ preventScroll: true })
