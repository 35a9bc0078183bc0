import { useState } from 'react'
import { addMajor } from '#core/money.ts'
import { Link } from '#ui/link.tsx'
import { useAddOrTell } from '#features/cart/web/index.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { productPath } from '../../../rules/addresses/addresses.ts'
import type { WireChild, WireProduct } from '../../../rules/product/product.ts'
import { toChoosable } from '../../../rules/variants/choose-variant.ts'
import styles from './extras.module.css'
import { ProductPrice } from '../buy-box/product-price.tsx'
import { colourCode, isAvailable, shownChild, wordsOf } from '../buy-box/selection.ts'
import type { Selection } from '../buy-box/selection.ts'

type Row = { product: WireProduct; sku: string | undefined; isTaken: boolean }

/** What a piece is chosen by beside its colour: mostly its size. */
const openOf = ({ configurable_options }: WireProduct) =>
  configurable_options.filter(({ attribute_code }) => attribute_code !== colourCode)

/** The variants of the colour in sight, by the rest that makes them. */
const choicesOf = (product: WireProduct) => {
  const valuesOf = (child: WireChild): Selection => toChoosable(child).values
  const shown = shownChild(product, {})
  const colour = shown && valuesOf(shown)[colourCode]
  const open = openOf(product)
  return product.configurable_children
    .filter((child) => valuesOf(child)[colourCode] === colour)
    .map((child) => ({
      sku: child.sku,
      label: wordsOf({ ...product, configurable_options: open }, valuesOf(child)),
      isGone: !isAvailable(child),
    }))
}

const openWords = (product: WireProduct): string =>
  openOf(product)
    .map(({ label }) => label)
    .join(', ')

/** Where nothing is left to choose there is one variant. */
const onlyChoice = (product: WireProduct): string | undefined =>
  openOf(product).every(({ values }) => values.length === 1) ? choicesOf(product)[0]?.sku : undefined

/** Pieces that belong together, put into the cart in one go; each in a size of its own. */
export const Look = ({ pieces, picture }: { pieces: readonly WireProduct[]; picture: string }) => {
  const t = useText()
  const format = useFormatPrice()
  const addToCart = useAddOrTell()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    pieces.map((product) => ({ product, sku: onlyChoice(product), isTaken: true })),
  )
  const [missing, setMissing] = useState<WireProduct>()
  const [isAdding, setAdding] = useState(false)
  const change = (sku: string, next: Partial<Row>) => {
    setMissing(undefined)
    setRows(rows.map((row) => (row.product.sku === sku ? { ...row, ...next } : row)))
  }
  const taken = rows.filter(({ isTaken }) => isTaken)
  const childOf = ({ product, sku }: Row) =>
    product.configurable_children.find((child) => child.sku === sku) ?? undefined
  const priced = taken.map((row) => childOf(row) ?? shownChild(row.product, {}) ?? row.product)
  const add = async () => {
    const open = taken.find((row) => row.product.configurable_children.length > 0 && !childOf(row))
    if (open) {
      setMissing(open.product)
      document.getElementById(`look-${open.product.sku}`)?.focus()
      return
    }
    setAdding(true)
    await addToCart(taken.map((row) => ({ product: row.product, child: childOf(row) })))
    setAdding(false)
  }
  return (
    <section className={`wrap section ${styles.look}`} aria-labelledby="look">
      <div className={styles.collage} aria-hidden="true">
        {[picture, ...pieces.map((piece) => piece.image)].map((path) => (
          <span key={path} className="pic">
            <Picture path={path} alt="" width={324} height={489} sizes="(min-width: 48rem) 25vw, 50vw" />
          </span>
        ))}
      </div>
      <div>
        <h2 id="look" className="t-40">
          {t('product.look')}
        </h2>
        <p className="muted">{t('product.lookText')}</p>
        <ul>
          {rows.map(({ product, sku, isTaken }) => {
            const choices = onlyChoice(product) === undefined ? choicesOf(product) : []
            const shown =
              product.configurable_children.find((child) => child.sku === sku) ?? shownChild(product, {}) ?? product
            return (
              <li key={product.sku} className={styles.piece}>
                <Checkbox
                  checked={isTaken}
                  onChange={(event) => change(product.sku, { isTaken: event.target.checked })}
                  label={<span className="vh">{product.name}</span>}
                />
                <Link
                  className="pic"
                  to={productPath(product.parentSku, product.slug)}
                  tabIndex={-1}
                  aria-hidden="true"
                >
                  <Picture path={shown.image || product.thumbnail} alt="" width={210} height={300} />
                </Link>
                <div className="t-14">
                  <p className="muted t-12">{product.brand_name}</p>
                  <p>
                    <Link to={productPath(product.parentSku, product.slug)}>
                      <b>{product.name}</b>
                    </Link>
                  </p>
                  <p className="num">{format(shown.final_price_incl_tax)}</p>
                </div>
                {choices.length > 0 ? (
                  <label className={`t-14 ${styles.size}`}>
                    <span className="t-12 muted">{openWords(product)}</span>
                    <select
                      id={`look-${product.sku}`}
                      value={sku ?? ''}
                      aria-invalid={missing === product || undefined}
                      onChange={(event) => change(product.sku, { sku: event.target.value })}
                    >
                      <option value="" disabled>
                        {t('product.lookSize')}
                      </option>
                      {choices.map((choice) => (
                        <option key={choice.sku} value={choice.sku} disabled={choice.isGone}>
                          {choice.isGone ? t('product.valueSoldOut', { value: choice.label }) : choice.label}
                        </option>
                      ))}
                    </select>
                    <Icon name="down" size="s" />
                  </label>
                ) : null}
              </li>
            )
          })}
        </ul>
        {missing ? (
          <p className={styles.error} role="alert">
            <Icon name="info" size="s" />
            {t('product.chooseOption', { label: openWords(missing) })}
          </p>
        ) : null}
        <div className={styles.sum}>
          <ProductPrice
            now={addMajor(...priced.map((one) => one.final_price_incl_tax))}
            before={addMajor(...priced.map((one) => one.original_price_incl_tax))}
          />
          {taken.length > 0 ? (
            <Button isBusy={isAdding} onClick={() => void add()}>
              {t('product.groupAdd', { count: taken.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
