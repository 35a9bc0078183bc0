import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './checkout.module.css'
import { MethodsShape } from './methods/methods-shape.tsx'
import { Progress } from './progress.tsx'
import { StepFrame } from './step-frame.tsx'

const never = (): void => undefined

/** The shape of the checkout, as high as it will be, until the cart is there. `children`: what there is without a script. */
export const Waiting = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const [search] = useSearchParams()
  const asked = Number(search.get('step') ?? 1)
  const step = asked === 2 || asked === 3 ? asked : 1
  const frame = (number: 1 | 2 | 3) =>
    ({
      number,
      state: number === step ? 'open' : number < step ? 'done' : 'next',
      told: <Skeleton shape="line" className={number === 1 ? styles.ghostTold : styles.ghostLine} />,
      onEdit: never,
      takesFocus: false,
    }) as const
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={classNames(styles.steps, styles.waiting)}>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
        {children}
        <Progress step={step} isVirtual={false} />
        <StepFrame {...frame(1)} title={t('checkout.stepContact')}>
          <ContactShape />
        </StepFrame>
        <StepFrame {...frame(2)} title={t('checkout.stepDelivery')}>
          <MethodsShape />
        </StepFrame>
        <StepFrame {...frame(3)} title={t('checkout.stepPayment')}>
          <MethodsShape />
        </StepFrame>
      </div>
      <aside className={classNames(styles.summary, styles.waitingSummary)} aria-label={t('cart.summary')}>
        <div className={styles.fold}>
          <h2 className={styles.ghostSummary}>{t('checkout.order')}</h2>
        </div>
      </aside>
    </div>
  )
}

const Field = ({ isFull, hasHint }: { isFull?: boolean; hasHint?: boolean }) => (
  <Skeleton
    shape="line"
    className={classNames(styles.ghostField, isFull && styles.full, hasHint && styles.ghostHint)}
  />
)

/** Nine fields, the way to more, and the button. */
const ContactShape = () => (
  <div className={styles.fields}>
    <Field isFull hasHint />
    <Field isFull hasHint />
    <Field />
    <Field />
    <Field isFull />
    <Field isFull />
    <Skeleton shape="line" className={classNames(styles.full, styles.ghostLine)} />
    <Field />
    <Field />
    <Field isFull />
    <Skeleton shape="line" className={classNames(styles.full, styles.ghostButton)} />
  </div>
)
