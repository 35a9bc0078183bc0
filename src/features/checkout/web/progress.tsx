import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './progress.module.css'

/** How far the checkout is. */
export const Progress = ({ step, isVirtual }: { step: 1 | 2 | 3; isVirtual: boolean }) => {
  const t = useText()
  const names = [
    [1, t('checkout.stepContact')],
    ...(isVirtual ? [] : [[2, t('checkout.stepDelivery')] as const]),
    [3, t('checkout.stepPayment')],
  ] as const
  return (
    <ol className={classNames(styles.progress, isVirtual && styles.two)} aria-label={t('checkout.steps')}>
      {names.map(([number, name]) => (
        <li
          key={number}
          className={number < step ? styles.past : undefined}
          aria-current={number === step ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
