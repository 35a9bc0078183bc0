import { useState } from 'react'
import { useHref } from 'react-router'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { nameOf } from '#platform/web/storage/storage-connection.ts'
import type { CartContract } from '../../contract.ts'
import styles from './share-cart.module.css'

/** A link that shows this cart to somebody else: through the device's own sheet, else to the clipboard. */
export const ShareCart = ({ cartId }: { cartId: string }) => {
  const t = useText()
  const call = useCall<CartContract>()
  const cartPath = useHref('/cart')
  const [told, setTold] = useState<string>()
  const share = async () => {
    const answer = await call('GET /api/cart/pull', { query: { cartId } })
    if (!answer.ok) return setTold(t(`refusal.${answer.code}`))
    const url = new URL(`${cartPath}/${answer.meta?.code as string}`, location.href).href
    return setTold(await hand(url, t('cart.shared'), t('cart.shareCopied')))
  }
  return (
    <p className={`t-14 ${styles.share}`}>
      <button type="button" className="link" onClick={() => void share()}>
        <Icon name="share" size="s" /> {t('cart.share')}
      </button>
      <span role="status">{told}</span>
    </p>
  )
}

/** What there is to say after it: that it was copied, the link itself where nothing else works, nothing after the sheet. */
const hand = async (url: string, title: string, copied: string): Promise<string | undefined> => {
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && 'share' in navigator) {
    const problem = await navigator.share({ title, url }).then(
      () => undefined,
      (error: unknown) => error,
    )
    // a sheet that was closed again is an answer, too
    if (!problem || nameOf(problem) === 'AbortError') return undefined
  }
  try {
    await navigator.clipboard.writeText(url)
    return copied
  } catch {
    // forbidden, or a shop without https, where there is none
    return url
  }
}
