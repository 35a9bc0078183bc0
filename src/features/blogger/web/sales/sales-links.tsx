import { useLocation } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import styles from '../cabinet.module.css'

const screens = [
  ['/cabinet/sales', 'area.sales'],
  ['/cabinet/sales/orders', 'area.orders'],
  ['/cabinet/sales/payouts', 'area.payouts'],
] as const

/** From one screen of sales to the others. */
export const SalesLinks = () => {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <p className={styles.actions}>
      {screens
        .filter(([to]) => to !== pathname)
        .map(([to, label]) => (
          <ButtonLink key={to} variant="ghost" size="s" to={to}>
            {t(label)}
          </ButtonLink>
        ))}
    </p>
  )
}
