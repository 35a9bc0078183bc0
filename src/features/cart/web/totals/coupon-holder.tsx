import { Suspense, useEffect, useState } from 'react'
import { loadActiveOrder } from '#features/checkout/web/index.ts'
import type { OrderContract, WireOrder } from '#features/orders/contract.ts'
import { LateTexts, useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'

type Holder = Pick<WireOrder, 'id' | 'number'>

/** The order of this browser that waits to be paid and holds a coupon that is used up; `code` undefined where none is. */
export const useCouponHolder = (code: string | undefined): Holder | undefined => {
  const call = useCall<OrderContract>()
  const { storeCode } = useStoreView()
  const [found, setFound] = useState<Holder & { readonly code: string }>()
  useEffect(() => {
    const id = loadActiveOrder(localStore(), storeCode)
    if (code === undefined || id === undefined) return undefined
    let isGone = false
    const look = async () => {
      const answer = await call('GET /api/order/:id', { params: { id } })
      if (isGone || !answer.ok || answer.value.payment_link === null) return
      if (answer.value.coupon?.toUpperCase() === code.toUpperCase()) setFound({ ...answer.value, code })
    }
    void look()
    return () => {
      isGone = true
    }
  }, [call, code, storeCode])
  return found?.code === code ? found : undefined
}

/** That an order holds it, and the way there. */
export const CouponHolder = ({ holder }: { holder: Holder }) => (
  <Suspense>
    <LateTexts>
      <Words holder={holder} />
    </LateTexts>
  </Suspense>
)

const Words = ({ holder: { id, number } }: { holder: Holder }) => {
  const t = useText()
  return (
    <>
      {t('cart.heldBy')}{' '}
      <Link className="link nowrap" to={`/order/${id}`}>
        {number}
      </Link>
    </>
  )
}
