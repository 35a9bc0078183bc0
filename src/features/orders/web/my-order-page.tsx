import { lazy } from 'react'
import { useParams } from 'react-router'
import { AccountFrame } from '#features/accounts/web/index.ts'
import { useText } from '#platform/web/texts.tsx'

const MyOrder = lazy(async () => ({ default: (await import('./my-order.tsx')).MyOrder }))

/** One order within the account. */
export const Component = () => {
  const t = useText()
  const { orderId } = useParams()
  return <AccountFrame heading={t('shell.order')}>{() => <MyOrder id={orderId} />}</AccountFrame>
}
