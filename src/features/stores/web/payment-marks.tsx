import { localize } from '#core/language.ts'
import { Icon } from '#ui/icon.tsx'
import { paymentMark } from '../rules/payment-mark.ts'
import styles from './payment-marks.module.css'
import { useStoreView } from './store-view-context.tsx'
import { useShell } from './use-shell.ts'

/** The ways to pay that the store view offers, each with its mark; `label` says what the list is of. */
export const PaymentMarks = ({ label }: { label: string }) => {
  const { payment_methods: methods } = useShell().settings
  const { i18n } = useStoreView()
  return (
    <ul className={styles.marks} aria-label={label}>
      {methods.map((method) => (
        <li key={method.code}>
          <Icon name={paymentMark(method)} size="s" />
          {localize(method.title, i18n.language)}
        </li>
      ))}
    </ul>
  )
}
