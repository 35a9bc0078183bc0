import { Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { AccountFrame } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { SavedOrders } from './offline/saved-orders-door.tsx'

const MyOrders = lazy(async () => ({ default: (await import('./my-orders.tsx')).MyOrders }))

/** All orders of whoever is signed in, one of them opened by its address; above them those of this browser that the shop has not got yet. */
export const Component = () => {
  const t = useText()
  const { orderId } = useParams()
  return (
    <AccountFrame heading={t('shell.orders')} top={<SavedOrders />}>
      {() => (
        <Suspense>
          <MyOrders openId={orderId} />
        </Suspense>
      )}
    </AccountFrame>
  )
}
