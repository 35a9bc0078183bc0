import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../../contract.ts'
import styles from '../orders.module.css'

/** What is left to do where no page takes the payment. */
export const HowToPay = ({ order: { how_to_pay: words } }: { order: WireOrder }) => {
  const t = useText()
  if (words === undefined) return null
  return (
    <p className={styles.open}>
      <b>{t('order.unpaid')}.</b> {words}
    </p>
  )
}
