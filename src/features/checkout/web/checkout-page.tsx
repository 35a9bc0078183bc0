import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { grandTotal, shownTotals, useCart, useCartNews, useFreshTotals } from '#features/cart/web/index.ts'
import type { CartView } from '#features/cart/web/index.ts'
import { PageHead } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CheckoutContract } from '../contract.ts'
import type { Country } from './address-fields.tsx'
import styles from './checkout.module.css'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep, useArrival } from './delivery-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { Progress } from './progress.tsx'
import { StepFrame } from './step-frame.tsx'
import { Trouble } from './trouble.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useCheckout } from './use-checkout.ts'
import { useMethods } from './use-methods.ts'
import { usePlacing } from './use-placing.ts'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<{ countries: readonly Country[] }> => {
  const answer = await callFrom<CheckoutContract>(context)('GET /api/cart/countries', {})
  return { countries: answer.ok ? answer.value.map(({ id, name }) => ({ id, name })) : [] }
}

/** Typing does not ask for the countries again. */
export const shouldRevalidate = (): boolean => false

export const Component = () => {
  const t = useText()
  const cart = useCart()
  useCartNews()
  useFreshTotals()
  return (
    <div className="wrap">
      <PageHead title={t('checkout.title')} isIndexed={false} />
      {cart.status === 'loading' ? (
        <div className={styles.columns} aria-busy="true">
          <div className={styles.stack}>
            <h1 tabIndex={-1}>{t('checkout.title')}</h1>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="title" />
          </div>
        </div>
      ) : cart.lines.length === 0 ? (
        <div className={styles.empty}>
          <h1 tabIndex={-1}>{t('checkout.title')}</h1>
          <UnpaidOrder />
          <Empty
            title={t('cart.emptyTitle')}
            text={t('cart.emptyText')}
            action={<ButtonLink to="/">{t('cart.emptyAction')}</ButtonLink>}
          />
        </div>
      ) : (
        <Filled cart={cart} />
      )}
    </div>
  )
}

const Filled = ({ cart }: { cart: CartView }) => {
  const t = useText()
  const { countries } = useLoaderData<typeof loader>()
  const arrival = useArrival()
  const isVirtual = cart.lines.every(({ item }) => item.is_virtual)
  const checkout = useCheckout(isVirtual)
  const methods = useMethods(checkout, cart, isVirtual)
  const placing = usePlacing(checkout)
  const { session, step, goTo } = checkout
  const [firstStep] = useState(step)
  const { fields } = session
  const total = grandTotal(shownTotals(cart))
  const shipping = Array.isArray(methods.shipping)
    ? methods.shipping.find(({ method_code }) => method_code === session.methods.shipping)
    : undefined
  const country = countries.find(({ id }) => id === fields.country)?.name
  const stateOf = (number: 1 | 2 | 3) => (number === step ? 'open' : number < step ? 'done' : 'next')
  const frame = (number: 1 | 2 | 3) =>
    ({
      state: stateOf(number),
      onEdit: () => goTo(number),
      takesFocus: firstStep !== number,
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
                  , {fields.phone}
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
        <StepFrame number={3} title={t('checkout.stepPayment')} {...frame(3)}>
          <PaymentStep
            checkout={checkout}
            methods={methods}
            placing={placing}
            countries={countries}
            isVirtual={isVirtual}
            total={cart.areTotalsFresh && methods.isPriced ? total : undefined}
          />
        </StepFrame>
      </div>
      <OrderSummary cart={cart} total={total} />
    </div>
  )
}
