import { deliveryWords } from '#features/cart/web/index.ts'
import { useFormatPrice, useShell, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { WireShippingMethod } from '../../contract.ts'
import styles from '../checkout.module.css'
import { MethodsShape } from '../methods/methods-shape.tsx'
import type { Checkout } from '../form/use-checkout.ts'
import type { CheckoutMethods } from '../methods/use-methods.ts'

type Props = { checkout: Checkout; methods: CheckoutMethods; onDone: () => void }

/** The day or days a method arrives on. */
export const useArrival = () => {
  const { i18n } = useStoreView()
  return ({ days: [from = 1, to = 1] }: WireShippingMethod): string =>
    deliveryWords([from, to], new Date(), i18n.locale)
}

export const DeliveryStep = ({ checkout: { session, change }, methods: { shipping, retry }, onDone }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const arrival = useArrival()
  const { settings } = useShell()
  if (shipping === 'loading') return <MethodsShape />
  if (shipping === 'failed') return <Failed onRetry={retry} />
  const offered = shipping.filter(({ available }) => available)
  if (offered.length === 0) return <p role="alert">{t('checkout.noShipping', { email: settings.email_support })}</p>
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (session.methods.shipping !== undefined) onDone()
      }}
    >
      <RadioGroup
        legend={t('checkout.deliveryAsk')}
        name="shipping"
        value={session.methods.shipping}
        onChange={(code) => change({ methods: { ...session.methods, shipping: code } })}
        options={offered.map((method) => ({
          value: method.method_code,
          label: <b>{method.method_title}</b>,
          note: arrival(method),
          detail: (
            <span className="num">
              {method.price_incl_tax === 0 ? (
                <>
                  {method.amount > 0 ? <s className="muted nowrap">{format(method.amount)}</s> : null}{' '}
                  <span className={`nowrap ${styles.ok}`}>{t('cart.freeWord')}</span>
                </>
              ) : (
                format(method.price_incl_tax)
              )}
            </span>
          ),
        }))}
      />
      <Button type="submit" isFull>
        {t('checkout.continue')}
      </Button>
    </form>
  )
}

export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText()
  return (
    <div className={styles.stack} role="alert">
      <p>{t('checkout.methodsFailed')}</p>
      <Button variant="ghost" onClick={onRetry}>
        {t('checkout.again')}
      </Button>
    </div>
  )
}
