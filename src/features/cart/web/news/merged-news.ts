import { useCallback } from 'react'
import type { Call } from '#core/endpoint.ts'
import type { Translate } from '#core/text.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import type { Notices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CartContract } from '../../contract.ts'
import type { CartStore } from '../store/cart-store.ts'
import type { MergedCart } from '../store/cart-types.ts'
import { useGetCart } from '../store/use-cart.ts'

/** After a sign-in: the customer's cart takes the guest's place, and what came along is told and can be taken out again. */
export const useMergedCart = (): ((merged: MergedCart) => Promise<void>) => {
  const t = useText()
  const call = useCall<CartContract>()
  const notices = useNotices()
  const getCart = useGetCart()
  return useCallback(
    async (merged) => {
      await getCart().adopt(merged.cart_id)
      if (merged.id !== null) tellMerged({ t, call, notices, getCart }, merged)
    },
    [t, call, notices, getCart],
  )
}

type Deps = {
  readonly t: Translate
  readonly call: Call<CartContract>
  readonly notices: Notices
  readonly getCart: () => CartStore
}

/** What came along into the customer's cart, with the way to take it out again. */
export const tellMerged = ({ t, call, notices, getCart }: Deps, { id, cart_id: cartId, lines }: MergedCart): void => {
  const undo = async () => {
    const answer = await call('POST /api/cart/unmerge', { query: { cartId }, body: { merge: id ?? '' } })
    if (answer.ok) await getCart().refresh()
    else notices.add({ kind: 'error', text: t(`refusal.${answer.code}`) })
  }
  const count = lines.reduce((sum, { added }) => sum + added, 0)
  notices.add({
    kind: 'info',
    text: t('cart.merged', { count, names: lines.map(({ name }) => name).join(', ') }),
    action: { label: t('cart.undo'), run: () => void undo() },
    lifeMs: null,
  })
}
