import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSignIn } from '#features/accounts/web/index.ts'
import { useGetCart } from '#features/cart/web/index.ts'
import { loadActiveOrder, saveActiveOrder } from '#features/checkout/web/index.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OrderContract, WireOrder } from '../contract.ts'
import { heldBy } from '../rules/held.ts'

type Unpaid = Pick<WireOrder, 'id' | 'number' | 'coupon' | 'bonus'>

type Around = {
  /** Where an order of a guest goes, as far as this browser knows. */
  readonly emailOf: () => string | undefined
  /** One that was not canceled may have been paid meanwhile, or in another tab. */
  readonly onEnd: (isCanceled: boolean) => void
}

type CancelUnpaid = {
  readonly button: ReactNode
  /** Stands beside the button while it asks. */
  readonly question: ReactNode
  readonly error: string | undefined
}

/** The press that cancels an order whose payment link is open, after a question; whoever has lost the sign-in is led to it. */
export const useCancelUnpaid = (order: Unpaid | undefined, { emailOf, onEnd }: Around): CancelUnpaid => {
  const t = useText()
  const { storeCode } = useStoreView()
  const call = useCall<OrderContract>()
  const getCart = useGetCart()
  const signIn = useSignIn()
  const work = useWork((say, { code }) => say(code === 'ORDER_NOT_FOUND' ? 'checkout.unpaidOther' : `refusal.${code}`))
  const [isAsking, setAsking] = useState(false)
  const cancel = async ({ id }: Unpaid) => {
    setAsking(false)
    const body = { cart_id: getCart().getView().cartId ?? null, email: emailOf() ?? null }
    const done = await work.run(async () => {
      const answer = await call('POST /api/order/:id/cancel', { params: { id }, body })
      // it is there: this browser has lost who placed it
      if (!answer.ok && answer.code === 'ORDER_NOT_FOUND' && !browserSession().isSignedIn()) signIn()
      return answer
    })
    if (done && loadActiveOrder(localStore(), storeCode) === id) saveActiveOrder(localStore(), storeCode, undefined)
    onEnd(Boolean(done))
    if (done) await getCart().refresh()
  }
  return {
    error: work.error,
    button: (
      <button type="button" className="link" aria-busy={work.isBusy || undefined} onClick={() => setAsking(true)}>
        {t('checkout.unpaidCancel')}
      </button>
    ),
    question:
      order && isAsking ? (
        <Dialog
          title={t('checkout.unpaidAsk', { number: order.number })}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => void cancel(order)}>{t('checkout.unpaidCancel')}</Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                {t('cart.keep')}
              </Button>
            </>
          }
        >
          <p>{t('checkout.unpaidAskText', { holds: heldBy(order) })}</p>
        </Dialog>
      ) : null,
  }
}
