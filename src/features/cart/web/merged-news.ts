import { useCallback } from 'react'
import { useCall } from '#platform/web/call-context.ts'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CartContract } from '../contract.ts'
import { useGetCart } from './use-cart.ts'

/** `meta.merged` of a sign-in. */
export type MergedCart = {
  /** Undoes it; null where nothing grew. */
  readonly id: string | null
  readonly cart_id: string
  readonly lines: readonly { readonly name: string; readonly added: number }[]
}

/** After a sign-in: the customer's cart takes the guest's place, and what came along is told and can be taken out again. */
export const useMergedCart = (): ((merged: MergedCart) => Promise<void>) => {
  const t = useText()
  const call = useCall<CartContract>()
  const notices = useNotices()
  const getCart = useGetCart()
  return useCallback(
    async ({ id, cart_id: cartId, lines }) => {
      await getCart().adopt(cartId)
      if (id === null) return
      const undo = async () => {
        const answer = await call('POST /api/cart/unmerge', { query: { cartId }, body: { merge: id } })
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
    },
    [t, call, notices, getCart],
  )
}
