import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { useAddToCart } from './add-to-cart.ts'

/** Puts pieces into the cart where no form sends itself: a cart that does not come is told. */
export const useAddOrTell = (): ReturnType<typeof useAddToCart> => {
  const add = useAddToCart()
  const notices = useNotices()
  const t = useText()
  return async (pieces) => {
    const added = await add(pieces)
    if (added.kind === 'unreachable') notices.add({ kind: 'error', text: t('refusal.OFFLINE') })
    return added
  }
}
