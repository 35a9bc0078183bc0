import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { grandTotal, shownTotals, useGetCart } from '#features/cart/web/index.ts'
import type { ApplyTyped, CartView } from '#features/cart/web/index.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useAccountWish } from './steps/account-wish.ts'
import styles from './checkout.module.css'
import { ContactStep } from './steps/contact-step.tsx'
import { DeliveryStep, useArrival } from './steps/delivery-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { LoadedCheckout } from './own-checkout.ts'
import { PaymentStep } from './steps/payment-step.tsx'
import { Progress } from './progress.tsx'
import { StepFrame } from './step-frame.tsx'
import { Trouble } from './placing/trouble.tsx'
import { UnpaidOrder } from './placing/unpaid-order.tsx'
import { useCheckout } from './form/use-checkout.ts'
import { useKnownCustomer } from './form/use-known-customer.ts'
import { useMethods } from './methods/use-methods.ts'
import { usePlacing } from './placing/use-placing.ts'

/** The checkout of a cart with something in it. */
export const CheckoutSteps = ({ cart }: { cart: CartView }) => {
  const t = useText()
  const countries = useCountries()
  const arrival = useArrival()
  const isVirtual = cart.lines.every(({ item }) => item.is_virtual)
  const checkout = useCheckout(isVirtual)
  useKnownCustomer(checkout)
  const methods = useMethods(checkout, cart, isVirtual)
  const { session, step, goTo } = checkout
  const account = useAccountWish(session.fields)
  const typedCoupon = useRef<ApplyTyped>(undefined)
  const placing = usePlacing(checkout, {
    applyTyped: async () => (await typedCoupon.current?.()) ?? true,
    onMethodGone: methods.retry,
    onPlaced: account.fulfil,
    onSaved: account.putOff,
  })
  // the one that comes with the page leaves the focus where it is; from then on whichever opens has it
  const [firstStep] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (step !== firstStep && !hasMoved) setMoved(true)
  const { fields } = session
  const total = grandTotal(shownTotals(cart))
  const [hasOtherBonuses, setOtherBonuses] = useState(false)
  const isCounted = !methods.isOnline || (cart.areTotalsFresh && methods.isPriced)
  const counted = isCounted && !hasOtherBonuses ? total : undefined
  useChoice(session.methods)
  useRecount(step === 3 && counted === undefined)
  const shipping = Array.isArray(methods.shipping)
    ? methods.shipping.find(({ method_code }) => method_code === session.methods.shipping)
    : undefined
  const country = countries.find(({ id }) => id === fields.country)?.name
  const stateOf = (number: 1 | 2 | 3) => (number === step ? 'open' : number < step ? 'done' : 'next')
  const frame = (number: 1 | 2 | 3) =>
    ({
      state: stateOf(number),
      onEdit: () => goTo(number),
      takesFocus: hasMoved,
    }) as const
  return (
    <div className={styles.columns}>
      <div className={styles.steps}>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
        <UnpaidOrder />
        {step === 3 ? null : <Trouble placing={placing} />}
        <Progress step={step} isVirtual={isVirtual} />
        <StepFrame
          number={1}
          title={t('checkout.stepContact')}
          {...frame(1)}
          told={
            <>
              {fields.email}
              <br />
              {[fields.firstName, fields.lastName].join(' ')}
              {isVirtual ? null : (
                <>
                  , <span className="nowrap">{fields.phone}</span>
                  <br />
                  {[
                    [fields.street, fields.apartment].filter(Boolean).join(', '),
                    fields.city,
                    [fields.region, fields.postcode].filter(Boolean).join(' '),
                    country,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </>
              )}
            </>
          }
        >
          <ContactStep
            checkout={checkout}
            countries={countries}
            isVirtual={isVirtual}
            onDone={() => goTo(isVirtual ? 3 : 2, { isReached: true })}
          />
        </StepFrame>
        {isVirtual ? null : (
          <StepFrame
            number={2}
            title={t('checkout.stepDelivery')}
            {...frame(2)}
            told={shipping ? `${shipping.method_title}, ${arrival(shipping)}` : null}
          >
            <DeliveryStep checkout={checkout} methods={methods} onDone={() => goTo(3, { isReached: true })} />
          </StepFrame>
        )}
        <StepFrame number={isVirtual ? 2 : 3} title={t('checkout.stepPayment')} {...frame(3)}>
          <PaymentStep
            checkout={checkout}
            methods={methods}
            placing={placing}
            countries={countries}
            isVirtual={isVirtual}
            account={account}
            total={counted}
          />
        </StepFrame>
      </div>
      <OrderSummary
        cart={cart}
        total={total}
        isOffline={!methods.isOnline}
        onBonuses={setOtherBonuses}
        typedCoupon={typedCoupon}
      />
    </div>
  )
}

/** Where the shop could not be asked, the settings know the countries, and the browser their names. */
const useCountries = (): LoadedCheckout['countries'] => {
  const { countries } = useLoaderData<LoadedCheckout>()
  const { settings } = useShell()
  const { i18n } = useStoreView()
  if (countries.length > 0) return countries
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' })
  return settings.countries.map((id) => ({ id, name: names.of(id) ?? id }))
}

/** Milliseconds after which totals that did not come are asked for again. */
const recountMs = 5000

const useRecount = (isWaiting: boolean): void => {
  const getCart = useGetCart()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void getCart().refresh(), recountMs)
    return () => clearInterval(timer)
  }, [isWaiting, getCart])
}

/** What is chosen here counts at once, also while the shop has not heard of it. */
const useChoice = ({ shipping, payment }: { shipping: string | undefined; payment: string | undefined }): void => {
  const getCart = useGetCart()
  useEffect(() => {
    getCart().choose({ shipping, payment })
  }, [getCart, shipping, payment])
  useEffect(() => () => getCart().choose(undefined), [getCart])
}
