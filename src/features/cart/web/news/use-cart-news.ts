import { useEffect } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CartContract } from '../../contract.ts'
import { nameOf, useGetCart } from '../store/use-cart.ts'

/** Milliseconds that the specification gives notices about stock. */
const stockNoticeMs = 5000

/** Tells what the server made of commands that were shown as done already. */
export const useCartNews = (): void => {
  const getCart = useGetCart()
  const notices = useNotices()
  const t = useText()
  const call = useCall<CartContract>()
  useEffect(
    () =>
      getCart().onEvent((event) => {
        if (event.kind === 'syncDisabled') {
          notices.add({ kind: 'warning', text: t('cart.syncDisabled') })
          return
        }
        if (event.kind === 'merged') {
          // what tells it at a sign-in is there once the page rests
          void import('./merged-news.ts').then(({ tellMerged }) =>
            tellMerged({ t, call, notices, getCart }, event.merged),
          )
          return
        }
        if (event.kind === 'couponRefused') {
          notices.add({
            kind: 'error',
            text: t('cart.couponRefusedLater', { code: event.coupon, reason: t(`refusal.${event.code}`) }),
          })
          return
        }
        const name = nameOf(event.item)
        if (event.kind === 'refused') {
          notices.add({ kind: 'error', text: t('cart.refused', { name, reason: t(`refusal.${event.code}`) }) })
        } else if (event.kind === 'out') {
          notices.add({ kind: 'error', text: t('cart.outOfStock', { name }), lifeMs: stockNoticeMs })
        } else {
          notices.add({ kind: 'warning', text: t('cart.unsafe', { name }), lifeMs: stockNoticeMs })
        }
      }),
    [getCart, call, notices, t],
  )
}
