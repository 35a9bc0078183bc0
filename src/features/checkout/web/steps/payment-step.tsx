import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { paymentMark } from '#features/stores/rules/payment-mark.ts'
import { useFormatPrice, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { AccountField } from './account-field.tsx'
import type { AccountWish } from './account-wish.ts'
import { AddressFields } from './address-fields.tsx'
import type { Country } from './address-fields.tsx'
import { emptyFields } from '../form/checkout-form.ts'
import styles from '../checkout.module.css'
import { Failed } from './delivery-step.tsx'
import offlineStyles from '../offline.module.css'
import { focusFirstProblem, pressWithoutBlur } from './focus-problem.ts'
import { OrderTerms } from './order-terms.tsx'
import { MethodsShape } from '../methods/methods-shape.tsx'
import { Trouble } from '../placing/trouble.tsx'
import type { Checkout } from '../form/use-checkout.ts'
import type { CheckoutMethods } from '../methods/use-methods.ts'
import type { Placing } from '../placing/use-placing.ts'

type Props = {
  checkout: Checkout
  methods: CheckoutMethods
  placing: Placing
  countries: readonly Country[]
  isVirtual: boolean
  account: AccountWish
  /** The sum next to the button; undefined while it is being counted. */
  total: number | undefined
}

/** How it is paid, who pays, and the one button that orders. */
export const PaymentStep = ({
  checkout,
  methods: { payment, retry, isOnline },
  placing,
  countries,
  isVirtual,
  account,
  total,
}: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const { storeCode } = useStoreView()
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  /** What was typed of another billing address before that was taken back. */
  const billingBefore = useRef<Checkout['session']['billing']>(undefined)
  const { session, change, problems, setField, touch, check } = checkout
  if (payment === 'loading') return <MethodsShape />
  if (payment === 'failed') return <Failed onRetry={retry} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if ((session.billing && check('billing') > 0) || account.isShort) focusFirstProblem(form.current)
    else if (check('shipping') > 0) checkout.goTo(1)
    else if (session.methods.payment !== undefined && total !== undefined) void placing.place(total)
  }
  return (
    <form ref={form} className={styles.stack} onSubmit={submit} noValidate>
      <RadioGroup
        legend={t('checkout.paymentAsk')}
        name="payment"
        value={session.methods.payment}
        onChange={(code) => change({ methods: { ...session.methods, payment: code } })}
        options={payment.map((method) => ({
          value: method.code,
          label: (
            <b className={styles.method}>
              <Icon name={paymentMark(method)} size="s" />
              {method.title}
            </b>
          ),
          note: method.kind === 'payment-link' ? t('checkout.payLink') : undefined,
          detail:
            method.discount > 0 ? (
              <span className={classNames('num', styles.ok)}>
                <span className="nowrap">{t('checkout.payOff', { value: method.discount })}</span>{' '}
                {method.minimum > 0 ? (
                  <span className="t-12 muted nowrap">{t('checkout.payFrom', { price: format(method.minimum) })}</span>
                ) : null}
              </span>
            ) : method.cost_incl_tax > 0 ? (
              <span className="num nowrap">{`+${format(method.cost_incl_tax)}`}</span>
            ) : undefined,
        }))}
      />
      {isVirtual ? null : (
        <Checkbox
          checked={session.billing === undefined}
          onChange={({ target }) => {
            const other = billingBefore.current ?? { ...emptyFields(session.fields.country) }
            billingBefore.current = session.billing
            change({ billing: target.checked ? undefined : other })
          }}
          label={t('checkout.billingSame')}
        />
      )}
      {session.billing ? (
        <fieldset>
          <legend className={styles.legend}>{t('checkout.billing')}</legend>
          <div className={styles.fields}>
            <AddressFields
              part="billing"
              fields={session.billing}
              problems={problems.billing}
              countries={countries}
              onChange={(field, value) => setField('billing', field, value)}
              onLeave={(field) => touch('billing', field)}
            />
          </div>
        </fieldset>
      ) : null}
      <AccountField wish={account} isChecked={isChecked} />
      <Trouble placing={placing} />
      {isOnline ? null : (
        <div role="status" className={offlineStyles.offline}>
          <p>{t('checkout.offline')}</p>
          {payment.some(({ code, kind }) => code === session.methods.payment && kind !== 'offline') ? (
            <p>{t('checkout.payLater')}</p>
          ) : null}
        </div>
      )}
      <Button type="submit" isFull isBusy={placing.isPlacing || total === undefined} onMouseDown={pressWithoutBlur}>
        <span>
          {t(buttonText(placing.isPlacing, isOnline, storeCode))}{' '}
          {placing.isPlacing || total === undefined ? null : (
            // the summary says it too: the button's name stays what it does
            <span className="num" aria-hidden="true">
              · {format(total)}
            </span>
          )}
        </span>
      </Button>
      <OrderTerms />
    </form>
  )
}

/** What the button of the last step does now. */
const buttonText = (isPlacing: boolean, isOnline: boolean, storeCode: string): string => {
  if (!isOnline) return isPlacing ? 'checkout.saving' : 'checkout.save'
  if (isPlacing) return 'checkout.placing'
  return storeCode === 'eu' ? 'checkout.placeEu' : 'checkout.place'
}
