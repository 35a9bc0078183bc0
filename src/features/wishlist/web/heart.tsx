import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Kept } from '../rules.ts'
import styles from './heart.module.css'
import { addToWishlist, removeFromWishlist, useWishlist } from './wishlist.ts'

export { addToWishlist } from './wishlist.ts'

type Liked = Omit<Kept, 'qty' | 'sku'> & { readonly parentSku: string }
type Props = { product: Liked; isInline?: boolean }

/** Puts a style on the wishlist, or takes it away again. */
export const Heart = ({ product, isInline }: Props) => {
  const t = useText()
  const { parentSku: sku, name, image, url_path } = product
  const isPressed = useWishlist().some((item) => item.sku === sku)
  const toggle = () => (isPressed ? removeFromWishlist(sku) : addToWishlist({ sku, name, image, url_path, qty: 1 }))
  return (
    <button
      type="button"
      className={classNames(styles.heart, isInline && styles.inline)}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      <Icon name="heart" />
      <span className={isInline ? undefined : 'vh'}>{t('shell.wishlist')}</span>
      <span className="vh">, {name}</span>
    </button>
  )
}
