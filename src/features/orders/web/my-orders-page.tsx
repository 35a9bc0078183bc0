import { useParams } from 'react-router'
import { AccountFrame } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { MyOrders } from './my-orders.tsx'
import { SavedOrders } from './offline/saved-orders-door.tsx'

/** All orders of whoever is signed in, one of them opened by its address; above them those of this browser that the shop has not got yet. */
export const Component = () => {
  const t = useText()
  const { orderId } = useParams()
  return (
    <AccountFrame heading={t('shell.orders')} top={<SavedOrders />}>
      {() => <MyOrders openId={orderId} />}
    </AccountFrame>
  )
}
