import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from './cabinet.module.css'

/** Between the screens of sales. */
export const SalesLinks = () => {
  const t = useText()
  return (
    <p className={styles.actions}>
      <ButtonLink variant="ghost" size="s" to="/cabinet/sales">
        {t('area.sales')}
      </ButtonLink>
      <ButtonLink variant="ghost" size="s" to="/cabinet/sales/orders">
        {t('area.orders')}
      </ButtonLink>
      <ButtonLink variant="ghost" size="s" to="/cabinet/sales/payouts">
        {t('area.payouts')}
      </ButtonLink>
    </p>
  )
}
