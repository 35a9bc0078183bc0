import { useState } from 'react'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useEntryState } from '#platform/web/page/use-entry-state.ts'
import { useText } from '#platform/web/texts.tsx'
import { Checkbox, Radio } from '#ui/checkbox.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from './choices.module.css'
import { toBundled } from './chosen.ts'
import { ComposedFrame } from './composed-frame.tsx'
import type { Props } from './composed-frame.tsx'
import { bundlePrice, firstBundleChoice } from './configured-price.ts'
import type { BundleChoice } from './configured-price.ts'

type Option = WireProduct['bundle_options'][number]

/** What stands behind the last comma of a variant's name. */
const sizeOf = (name: string): string => name.slice(name.lastIndexOf(', ') + 2)

/** The links of an option that are one piece in several sizes; undefined where they are different pieces. */
const asSizes = ({ product_links: links }: Option) => {
  const named = links.map((link) => ({
    link,
    size: sizeOf(link.name),
    name: link.name.slice(0, Math.max(link.name.lastIndexOf(', '), 0)),
  }))
  const isOnePiece =
    named.length > 1 &&
    named[0]?.name !== '' &&
    named.every(({ name, link }) => name === named[0]?.name && link.price === links[0]?.price)
  return isOnePiece ? named : undefined
}

/** A set to put together: one choice of each part, optional parts as check boxes, quantities, and the price of it all. */
export const BundleForm = ({ product, purchase }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const [choice, setChoice] = useEntryState<BundleChoice>('bundle', () => firstBundleChoice(product.bundle_options))
  const [error, setError] = useState<string>()
  const price = bundlePrice(product.bundle_options, choice, (link) => link.price)
  const before = bundlePrice(product.bundle_options, choice, (link) => link.original_price)
  const change = (option: Option, next: BundleChoice[number]) => {
    setChoice({ ...choice, [option.option_id]: next })
    setError(undefined)
  }
  const submit = () => {
    const open = product.bundle_options.find((option) => option.required && !choice[option.option_id]?.linkIds.length)
    if (open) return setError(t('product.chooseOption', { label: open.title }))
    return void purchase.add([{ product, chosen: toBundled(product.bundle_options, choice) }])
  }
  return (
    <ComposedFrame
      product={product}
      purchase={purchase}
      now={price}
      before={before}
      label={t('product.add')}
      error={error}
      onSubmit={submit}
    >
      {product.bundle_options.map((option) => {
        const { linkIds = [], qty } = choice[option.option_id] ?? {}
        const isSingle = option.product_links.length === 1
        const sizes = option.required ? asSizes(option) : undefined
        const chosen = option.product_links.find(({ id }) => linkIds.includes(id))
        const nameOf = (link: Option['product_links'][number]) => (
          <span className={styles.priced}>
            {link.in_stock ? link.name : t('product.valueSoldOut', { value: link.name })}
            <span className="num muted">{format(link.price)}</span>
          </span>
        )
        return (
          <fieldset key={option.option_id} className={styles.group}>
            <legend>
              <b>{option.title}</b>{' '}
              <span className="muted">
                {option.required
                  ? sizes
                    ? [sizes[0]?.name, chosen && sizeOf(chosen.name)].filter(Boolean).join(', ')
                    : null
                  : t('product.optional')}
              </span>
            </legend>
            {sizes ? (
              <SizePicker
                name={`bundle-${option.option_id}`}
                legend={<span className="vh">{t('product.guideSize')}</span>}
                sizes={sizes.map(({ link, size }) => ({
                  value: String(link.id),
                  label: size,
                  isSoldOut: !link.in_stock,
                }))}
                value={chosen && String(chosen.id)}
                onChange={(id) => {
                  const picked = sizes.find(({ link }) => String(link.id) === id)?.link
                  if (picked?.in_stock) change(option, { linkIds: [picked.id], ...(qty === undefined ? {} : { qty }) })
                }}
              />
            ) : null}
            {sizes || option.required || isSingle ? null : (
              <Radio
                className={styles.choice}
                name={`bundle-${option.option_id}`}
                value=""
                checked={!chosen}
                onChange={() => change(option, { linkIds: [] })}
                label={t('product.none')}
              />
            )}
            {(sizes ? [] : option.product_links).map((link) =>
              isSingle && !option.required ? (
                <Checkbox
                  key={link.id}
                  className={styles.choice}
                  name={`bundle-${option.option_id}`}
                  value={link.id}
                  checked={linkIds.includes(link.id)}
                  disabled={!link.in_stock}
                  onChange={(event) => change(option, { linkIds: event.target.checked ? [link.id] : [] })}
                  label={nameOf(link)}
                />
              ) : (
                <Radio
                  key={link.id}
                  className={styles.choice}
                  name={`bundle-${option.option_id}`}
                  value={link.id}
                  checked={linkIds.includes(link.id)}
                  disabled={!link.in_stock}
                  onChange={() => change(option, { linkIds: [link.id], ...(qty === undefined ? {} : { qty }) })}
                  label={nameOf(link)}
                />
              ),
            )}
            {chosen ? (
              <div className={styles.amount}>
                <span className="t-14 muted">{t('product.qty')}</span>
                <Stepper
                  value={qty ?? chosen.qty}
                  max={99}
                  onChange={(next) => change(option, { linkIds, qty: next })}
                  label={t('product.qtyOf', { name: chosen.name })}
                  lessLabel={t('product.less')}
                  moreLabel={t('product.more')}
                />
              </div>
            ) : null}
          </fieldset>
        )
      })}
    </ComposedFrame>
  )
}
