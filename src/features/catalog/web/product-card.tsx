import { Suspense, lazy, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { Link } from '#ui/link.tsx'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SharedPicture } from '#ui/shared-picture.tsx'
import { useCardActions } from './card-actions.ts'
import { CardColours } from './card-colours.tsx'
import { coloursOf, percentOff, shownColour } from './card-product.ts'
import type { CardProduct } from './card-product.ts'
import { useCardSwipe } from './card-swipe.ts'
import styles from './product-card.module.css'
import { useCardPrice } from './use-group-prices.tsx'

const loadQuickAdd = () => import('./quick-add.tsx')
const QuickAdd = lazy(async () => ({ default: (await loadQuickAdd()).QuickAdd }))

type Props = {
  product: CardProduct
  /** In sight at once: its picture is loaded first. */
  isFirst?: boolean | undefined
  /** Widths the card has, as of `<img sizes>`. */
  sizes?: string | undefined
  headingLevel?: 2 | 3
}

/** Milliseconds a pointer rests on a card before its sizes come up. */
const hoverIntentMs = 180

const gridSizes = '(min-width:64rem) 25vw, (min-width:48rem) 33vw, 50vw'

/** One style: its picture, colours, price, and the way into the cart. */
export const ProductCard = ({ product: listed, isFirst, sizes = gridSizes, headingLevel = 3 }: Props) => {
  const t = useText()
  const product = useCardPrice(listed)
  const formatPrice = useFormatPrice()
  const { addToCart, Save } = useCardActions()
  const colours = coloursOf(product)
  const first = shownColour(product, colours)
  // belongs to the picture it was chosen on: filters may bring another variant's
  const [picked, setPicked] = useState<{ on: string; id: number }>()
  const [isNear, setNear] = useState(false)
  // by the pointer that rests on the card, or by a press on the plus
  const [opened, setOpened] = useState<'hover' | 'press'>()
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isPressed, setPressed] = useState(false)
  const [isTurned, swipe] = useCardSwipe(product.image)
  const colourId = picked?.on === product.image ? picked.id : first?.id
  const colour = colours.find(({ id }) => id === colourId)
  const isOther = colour !== undefined && colour !== first
  const image = (isOther && colour.image) || product.image
  const to = `/${product.url_path}${isOther ? `?color=${colour.id}` : ''}`
  const percent = percentOff(product)
  const hasMarks = percent || product.sale || product.new || product.is_promo || !product.stock.is_in_stock
  const canAdd =
    addToCart && product.stock.is_in_stock && (product.type_id === 'configurable' || product.type_id === 'simple')
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    setNear(true)
    if (canAdd) intent.current = setTimeout(() => setOpened((before) => before ?? 'hover'), hoverIntentMs)
  }
  const leave = () => {
    clearTimeout(intent.current)
    setOpened((before) => (before === 'hover' ? undefined : before))
  }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article
      className={styles.card}
      data-turned={isTurned || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      {...(product.hover_image ? swipe : {})}
    >
      <div className={styles.frame}>
        <div className="pic">
          <SharedPicture isActive={isPressed}>
            <Picture key={image} path={image} alt="" width={324} height={489} sizes={sizes} isFirst={isFirst} />
          </SharedPicture>
          {(isNear || isTurned) && product.hover_image && !isOther ? (
            <Picture className={styles.alt} path={product.hover_image} alt="" width={324} height={489} sizes={sizes} />
          ) : null}
        </div>
        {hasMarks ? (
          <p className={styles.marks}>
            {percent ? <Badge tone="sale">{`−${t('ui.percent', { value: percent })}`}</Badge> : null}
            {product.sale && !percent ? <Badge tone="sale">{t('catalog.sale')}</Badge> : null}
            {product.new ? <Badge tone="new">{t('catalog.new')}</Badge> : null}
            {product.is_promo ? <Badge>{t('catalog.promo')}</Badge> : null}
            {product.stock.is_in_stock ? null : <Badge>{t('catalog.soldOut')}</Badge>}
          </p>
        ) : null}
        {Save ? <Save product={product} /> : null}
        {canAdd && opened !== 'hover' ? (
          <button
            type="button"
            className={styles.add}
            aria-label={t('catalog.quickAdd', { name: product.name })}
            aria-expanded={opened === 'press'}
            onPointerEnter={() => void loadQuickAdd()}
            onClick={() => setOpened(opened ? undefined : 'press')}
          />
        ) : null}
        {canAdd && opened ? (
          <Suspense>
            <QuickAdd product={product} colourId={colourId} addToCart={addToCart} onDone={() => setOpened(undefined)} />
          </Suspense>
        ) : null}
      </div>
      <CardColours colours={colours} chosen={colourId} onChoose={(id) => setPicked({ on: product.image, id })} />
      <div className={styles.text}>
        {product.brand_name ? <p className={styles.brand}>{product.brand_name}</p> : null}
        <Heading>
          <Link to={to} onClick={() => setPressed(true)}>
            {product.name}
            {colour ? <span className="vh">{`, ${colour.name}`}</span> : null}
          </Link>
        </Heading>
        <Price
          now={formatPrice(product.final_price_incl_tax)}
          before={percent ? formatPrice(product.original_price_incl_tax) : undefined}
          percent={percent}
          note={
            percent && product.lowest_price_30_days !== undefined
              ? t('catalog.lowestPrice', { price: formatPrice(product.lowest_price_30_days) })
              : undefined
          }
        />
      </div>
    </article>
  )
}
