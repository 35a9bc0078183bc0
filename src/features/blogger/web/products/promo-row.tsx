import type { ReactNode } from 'react'
import { useDay } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WirePromoProduct } from '../../contract.ts'
import { promoListOf } from '../../rules/lists.ts'
import styles from '../cabinet.module.css'

type Props = {
  product: WirePromoProduct
  /** As its list stands: below a heading of its own, or the page's alone. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A promo product or a set as its lists show it; what can be done with it stands beside. */
export const PromoRow = ({ product, heading: Heading = 'h3', children }: Props) => (
  <li className={styles.row}>
    <div className={styles.pictures}>
      {(product.is_set ? product.parts : [product]).map(({ id, image }) =>
        image ? (
          <span key={id} className="pic">
            <Picture path={image} alt="" width={210} height={300} />
          </span>
        ) : null,
      )}
    </div>
    <div className={styles.words}>
      <Heading>
        <Link to={`/cabinet/products/${product.id}`}>{product.title}</Link>
      </Heading>
      <PromoState product={product} />
    </div>
    <div className={styles.actions}>{children}</div>
  </li>
)

/** Where a promo product stands: on its way, to be shown, shown, or put aside and why. */
export const PromoState = ({ product }: { product: WirePromoProduct }) => {
  const t = useText()
  const day = useDay()
  const list = promoListOf(product)
  const last = product.promoted_dates.at(-1)
  const reason = product.archived_reason
  return (
    <>
      {list === 'delivering' ? (
        <p className="t-14 muted">
          {product.days_to_delivery === null
            ? t('cabinet.onItsWay')
            : t('cabinet.daysToDelivery', { count: product.days_to_delivery })}
        </p>
      ) : null}
      {list === 'promotion' && product.delivered_at ? (
        <p className="t-14 muted">{t('cabinet.deliveredAt', { day: day(product.delivered_at) })}</p>
      ) : null}
      {product.promoted_count > 0 ? (
        <p className="t-14 muted">
          {t('cabinet.shown', { count: product.promoted_count })}
          {last ? ` ${t('cabinet.lastShown', { day: day(last) })}` : null}
        </p>
      ) : null}
      {product.archive ? (
        <p className="t-14 muted">
          {[
            t(product.archived_by === 'manager' ? 'cabinet.archivedByShop' : 'cabinet.archived'),
            reason ? t(`cabinet.reason_${reason}`) : '',
            product.archived_notes ?? '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {product.order ? <p className="t-14 muted num">{t('cabinet.ofOrder', { number: product.order })}</p> : null}
    </>
  )
}
