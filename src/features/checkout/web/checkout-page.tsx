import { Suspense, lazy } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useCart, useCartNews, useFreshTotals } from '#features/cart/web/index.ts'
import { SavedOrderView } from '#features/orders/web/index.ts'
import { PageHead } from '#features/stores/web/index.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { lazyOrNothing, preload } from '#platform/web/waking/late.ts'
import type { CheckoutContract } from '../contract.ts'
import styles from './checkout.module.css'
import { loadOwnCheckout } from './own-checkout.ts'
import type { LoadedCheckout } from './own-checkout.ts'
import { PlainCheckout } from './plain-checkout.tsx'
import { Waiting } from './waiting.tsx'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<LoadedCheckout> => {
  const answer = await callFrom<CheckoutContract>(context)('GET /api/cart/countries', {})
  const countries = answer.ok ? answer.value.map(({ id, name }) => ({ id, name })) : []
  return { countries, own: await loadOwnCheckout({ context }) }
}

/** Typing does not ask for the countries again. */
export const shouldRevalidate = (): boolean => false

const loadSteps = () => import('./checkout-steps.tsx')
const CheckoutSteps = lazy(async () => ({ default: (await loadSteps()).CheckoutSteps }))
/** It shows nothing before the shop has answered. */
const UnpaidOrder = lazyOrNothing(async () => (await import('./placing/unpaid-order.tsx')).UnpaidOrder)
// needed as soon as the cart is there, so both come at once
if (!import.meta.env.SSR) preload(loadSteps)

export const Component = () => {
  const t = useText()
  const cart = useCart()
  useCartNews()
  useFreshTotals()
  const saved = useSearchParams()[0].get('saved')
  const waiting = (
    <Waiting>
      <WithoutScript />
    </Waiting>
  )
  return (
    <div className="wrap">
      <PageHead title={t(saved ? 'checkout.savedTitle' : 'checkout.title')} isIndexed={false} />
      {saved ? (
        <SavedOrderView id={saved} />
      ) : cart.status === 'loading' ? (
        waiting
      ) : cart.lines.length === 0 ? (
        <div className={styles.empty}>
          <h1 tabIndex={-1}>{t('checkout.title')}</h1>
          <Suspense>
            <UnpaidOrder />
          </Suspense>
          <Empty
            title={t('cart.emptyTitle')}
            text={t('cart.emptyText')}
            action={<ButtonLink to="/">{t('cart.emptyAction')}</ButtonLink>}
          />
        </div>
      ) : (
        <Suspense fallback={waiting}>
          <CheckoutSteps cart={cart} />
        </Suspense>
      )}
    </div>
  )
}

/** The browser leaves what stands in `noscript` alone, so its code is the server's only. */
const WithoutScript = () => {
  const { own, countries } = useLoaderData<typeof loader>()
  if (!own) return null
  return <noscript>{import.meta.env.SSR ? <PlainCheckout own={own} countries={countries} /> : null}</noscript>
}
