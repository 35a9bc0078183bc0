import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useUser } from '#features/accounts/web/index.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { productPath } from '../../../rules/addresses/addresses.ts'
import type { WireProduct } from '../../../rules/product/product.ts'
import { chosenChild, colourCode, shownChild, valueState } from './selection.ts'
import type { Selection } from './selection.ts'
import styles from '../product.module.css'

type Option = WireProduct['configurable_options'][number]
type Props = {
  product: WireProduct
  option: Option
  selection: Selection
  onChoose: (code: string, value: number) => void
  error?: string | undefined
  /** Beside the legend, such as the size guide. */
  aside?: ReactNode
  /** The last option names the variant in the form that works without JavaScript. */
  isLast: boolean
}

const labelOf = (option: Option, selection: Selection): string | undefined =>
  option.values.find(({ value_index }) => value_index === selection[option.attribute_code])?.label

/** Pictures of the piece itself, one for each colour. */
const Colours = ({ product, option, selection, onChoose }: Props) => {
  const t = useText()
  return (
    <fieldset>
      <legend>
        <b>{option.label}</b> <span className="muted">{labelOf(option, selection)}</span>
      </legend>
      <div className={styles.colours}>
        {option.values.map(({ value_index: value, label, swatch }) => {
          const isGone = valueState(product, selection, option.attribute_code, value) !== 'available'
          const image = shownChild(product, { [option.attribute_code]: value })?.image
          return (
            <label key={value} className={isGone ? styles.gone : undefined}>
              <input
                type="radio"
                name={option.attribute_code}
                value={value}
                checked={selection[option.attribute_code] === value}
                onChange={() => onChoose(option.attribute_code, value)}
              />
              <span className="pic">
                {image ? (
                  <Picture
                    path={image}
                    alt={isGone ? t('product.valueSoldOut', { value: label }) : label}
                    width={210}
                    height={300}
                  />
                ) : (
                  <>
                    <Swatch color={swatch} />
                    <span className="vh">{label}</span>
                  </>
                )}
              </span>
            </label>
          )
        })}
      </div>
      {/* the browser leaves what stands in noscript alone, so its code is the server's only */}
      <noscript>
        {import.meta.env.SSR
          ? option.values.map(({ value_index: value, label }, index) => {
              const child = shownChild(product, { [option.attribute_code]: value })
              return (
                <Fragment key={value}>
                  {index > 0 ? ' · ' : null}
                  <Link className="link t-14" to={productPath(product.parentSku, product.slug, child?.sku)}>
                    {label}
                  </Link>
                </Fragment>
              )
            })
          : null}
      </noscript>
    </fieldset>
  )
}

/** The choices of one option: pictures for colours, boxes for everything else. */
export const OptionPicker = (props: Props) => {
  const t = useText()
  const user = useUser()
  const { product, option, selection, onChoose, error, aside, isLast } = props
  if (option.attribute_code === colourCode) return <Colours {...props} />
  const { attribute_code: code, label, values } = option
  const errorId = `choose-${code}`
  const sizes = values.flatMap(({ value_index, label: size }) => {
    const state = valueState(product, selection, code, value_index)
    const sku = chosenChild(product, { ...selection, [code]: value_index })?.sku
    return state === 'missing'
      ? []
      : [
          {
            value: (isLast && sku) || String(value_index),
            label: size,
            isSoldOut: state === 'soldOut',
            id: value_index,
            own: code === 'size' && user?.sizes?.includes(size) ? t('product.yourSize') : undefined,
          },
        ]
  })
  const chosen = sizes.find(({ id }) => id === selection[code])
  const own = sizes.find((size) => size.own)
  return (
    <div className={styles.sizes}>
      <SizePicker
        legend={
          <span className={styles.legend}>
            <span>
              <b>{label}</b> <span className="muted">{chosen?.label ?? (own && `${own.label}, ${own.own}`)}</span>
            </span>
            {aside}
          </span>
        }
        name={isLast ? 'sku' : code}
        sizes={sizes}
        value={chosen?.value}
        onChange={(picked) => {
          const size = sizes.find(({ value }) => value === picked)
          if (size) onChoose(code, size.id)
        }}
        isInvalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
      />
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="info" size="s" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
