import type { ReactNode } from 'react'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { nameOf, useCart } from '#features/cart/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '../checkout.module.css'
import type { Placing } from './use-placing.ts'

/** What stands in the way of the order: said beside the button, asked in a dialog where an answer is needed. */
export const Trouble = ({ placing }: { placing: Placing }) => {
  const t = useText()
  const { settings } = useShell()
  const { obstacle } = placing
  if (!obstacle) return null
  if (obstacle.kind === 'invalid') return <Told>{t('checkout.invalid', { email: settings.email_support })}</Told>
  if (obstacle.kind === 'refused')
    return <Told>{t('checkout.refused', { reason: t(`refusal.${obstacle.code}`) })}</Told>
  if (obstacle.kind === 'unanswered') {
    return (
      <Told>
        {t('checkout.serverError')} {t('checkout.nothingLost')}
      </Told>
    )
  }
  if (obstacle.kind === 'totalChanged') return <TotalChanged placing={placing} {...obstacle} />
  if (obstacle.kind === 'couponRefused') return <CouponRefused placing={placing} code={obstacle.code} />
  if (obstacle.kind === 'outOfStock') return <OutOfStock placing={placing} skus={obstacle.skus} />
  return (
    <Dialog
      title={t('checkout.alreadyTitle')}
      onClose={placing.forgive}
      footer={
        <>
          <Button onClick={() => void placing.showEarlier(obstacle.id)}>
            {t('checkout.alreadyShow', { number: obstacle.number })}
          </Button>
          <Button variant="ghost" onClick={placing.startAnother}>
            {t('checkout.alreadyNew')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.alreadyText', { number: obstacle.number })}</p>
    </Dialog>
  )
}

const Told = ({ children }: { children: ReactNode }) => (
  <p className={styles.trouble} role="alert">
    <Icon name="info" size="s" />
    <span>{children}</span>
  </p>
)

const TotalChanged = ({
  placing,
  before,
  totals,
}: {
  placing: Placing
  before: number
  totals: { grand_total: number }
}) => {
  const t = useText()
  const format = useFormatPrice()
  const now = format(totals.grand_total)
  return (
    <Dialog
      title={t('checkout.totalChanged')}
      onClose={placing.forgive}
      footer={
        <>
          <Button onClick={() => void placing.place(totals.grand_total)}>{t('checkout.totalAccept', { now })}</Button>
          <Button variant="ghost" onClick={placing.forgive}>
            {t('checkout.look')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.totalChangedText', { before: format(before), now })}</p>
    </Dialog>
  )
}

const CouponRefused = ({ placing, code }: { placing: Placing; code: string }) => {
  const t = useText()
  const { coupon } = useCart()
  return (
    <Dialog
      title={t('checkout.couponGone', { code: coupon?.code ?? '' })}
      onClose={placing.forgive}
      footer={
        <>
          <Button onClick={() => void placing.withoutCoupon()}>{t('checkout.couponWithout')}</Button>
          <Button variant="ghost" onClick={placing.forgive}>
            {t('checkout.look')}
          </Button>
        </>
      }
    >
      <p>
        {t(`refusal.${code}`)} {t('checkout.couponGoneText')}
      </p>
    </Dialog>
  )
}

const OutOfStock = ({ placing, skus }: { placing: Placing; skus: readonly string[] }) => {
  const t = useText()
  const cart = useCart()
  const gone = cart.lines.filter(({ item }) => skus.includes(item.sku))
  const hasRest =
    cart.lines.length > gone.length ||
    gone.some(({ item, qty }) => item.stock.is_in_stock && item.stock.qty > 0 && item.stock.qty < qty)
  return (
    <Dialog
      title={t('checkout.outTitle')}
      onClose={placing.forgive}
      footer={
        hasRest ? (
          <>
            <Button onClick={() => void placing.withoutGone(skus)}>{t('checkout.outRest')}</Button>
            <Button variant="ghost" onClick={placing.forgive}>
              {t('checkout.look')}
            </Button>
          </>
        ) : (
          <ButtonLink to="/cart">{t('checkout.back')}</ButtonLink>
        )
      }
    >
      <ul className={styles.gone}>
        {gone.map(({ key, item, qty }) => (
          <li key={key}>
            {item.stock.is_in_stock && item.stock.qty < qty
              ? t('checkout.outLeft', { name: nameOf(item), count: item.stock.qty })
              : nameOf(item)}
          </li>
        ))}
        {gone.length === 0 ? skus.map((sku) => <li key={sku}>{sku}</li>) : null}
      </ul>
    </Dialog>
  )
}
