import { Suspense, lazy, useEffect } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { preload } from '#platform/web/waking/late.ts'
import styles from './cart.module.css'
import { loadOwnCart } from './page/own-cart.ts'
import { PlainCart } from './page/plain-cart.tsx'
import { SharedCart } from './share/shared-cart.tsx'
import { useCartNews } from './news/use-cart-news.ts'
import { useCart, useFreshTotals, useGetCart } from './store/use-cart.ts'

export { loadOwnCart as loader }

/** The script knows the cart itself. */
export const shouldRevalidate = (): boolean => false

export const Component = () => {
  const t = useText()
  const { code } = useParams()
  return (
    <div className="wrap">
      <PageHead title={t('cart.title')} isIndexed={false} />
      {code ? (
        <Suspense fallback={<p aria-busy="true">{t('cart.loading')}</p>}>
          <LateTexts>
            <SharedCart code={code} />
          </LateTexts>
        </Suspense>
      ) : null}
      <OwnCart />
    </div>
  )
}

const loadKnown = () => import('./page/known-cart.tsx')
const KnownCart = lazy(async () => ({ default: (await loadKnown()).KnownCart }))
// needed as soon as the cart is there, so both come at once
if (!import.meta.env.SSR) preload(loadKnown)

const OwnCart = () => {
  const t = useText()
  const cart = useCart()
  const getCart = useGetCart()
  useCartNews()
  useFreshTotals()
  useEffect(() => () => getCart().forgetNews(), [getCart])
  const own = useLoaderData<typeof loadOwnCart>()
  const waiting = own ? <PlainCart own={own} /> : <Waiting />
  return (
    <>
      <h1 className={`t-64 ${styles.title}`} tabIndex={-1}>
        {t('cart.title')}
        {/* the summary says it too; the heading's name stays "Cart" */}
        {cart.count > 0 ? (
          <sup className="n" aria-hidden="true">
            {cart.count}
          </sup>
        ) : null}
      </h1>
      {cart.status === 'loading' ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <KnownCart cart={cart} />
        </Suspense>
      )}
    </>
  )
}

/** The shape of a cart while it is on its way. */
const Waiting = () => {
  const t = useText()
  return (
    <div className={styles.columns} aria-busy="true" aria-label={t('cart.loading')}>
      <div className={styles.waiting}>
        <noscript>
          <p>{t('cart.noScript')}</p>
        </noscript>
        {[1, 2].map((row) => (
          <div key={row} className={`${styles.line} ${styles.big}`}>
            <Skeleton shape="picture" />
            <div className={styles.body}>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="title" />
      </div>
    </div>
  )
}
