import { Suspense } from 'react'
import { tellConversion } from '#features/consent/web/index.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Kept } from '../rules.ts'
import { CompareToggle } from './compare-toggle.tsx'
import styles from './heart.module.css'
import { wishlist } from './wishlist.ts'

type Liked = Omit<Kept, 'qty' | 'sku'> & { readonly parentSku: string }
type Props = { product: Liked; isInline?: boolean }

export const addToWishlist = (item: Kept): void => {
  if (wishlist.add(item)) tellConversion({ event: 'wishlist', skus: [item.sku] })
}

/** Puts a style on the wishlist, or takes it away again; beside it the way to compare it. */
export const Heart = ({ product, isInline }: Props) => {
  const t = useText()
  const { parentSku: sku, name, image, url_path } = product
  const isPressed = wishlist.useList().some((item) => item.sku === sku)
  const item = { sku, name, image, url_path, qty: 1 } as const
  return (
    <>
      <button
        type="button"
        className={classNames(styles.heart, isInline && styles.inline)}
        aria-pressed={isPressed}
        aria-label={`${t('shell.wishlist')}, ${name}`}
        onClick={() => (isPressed ? wishlist.remove(sku) : addToWishlist(item))}
      >
        <Icon name="heart" />
        {isInline ? <span className="link">{t('shell.wishlist')}</span> : null}
      </button>
      {isInline || canHover() ? (
        <Suspense>
          <LateTexts parts={['frame']}>
            <CompareToggle item={item} isInline={isInline} />
          </LateTexts>
        </Suspense>
      ) : null}
    </>
  )
}

/** A card under a finger has no room for one more button. */
const canHover = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches
