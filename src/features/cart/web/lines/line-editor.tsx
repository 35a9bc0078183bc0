import { useEffect, useState } from 'react'
import type { catalogContract } from '#features/catalog/contract.ts'
import { availableOf, toChoosable } from '#features/catalog/rules/variants/choose-variant.ts'
import type { WireChild, WireProduct } from '#features/catalog/rules/product/product.ts'
import { chooseAgain } from '#features/catalog/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import type { WireCartItem } from '../../contract.ts'
import { draftLine } from '../../rules/engine/engine-draft.ts'
import type { CartDraft } from '../../rules/engine/engine-draft.ts'
import { lineKey } from '../../rules/engine/engine-lines.ts'
import type { CartLine } from '../../rules/engine/engine.ts'
import styles from '../cart.module.css'
import { toDraft } from './to-draft.ts'
import { useGetCart } from '../store/use-cart.ts'

/** `onDone` is told the key of the line that has come in its place, if one has. */
type Props = { line: CartLine<WireCartItem>; onDone: (key?: string) => void }

/** Another size or colour for a line, chosen where it stands. */
export const LineEditor = ({ line, onDone }: Props) => {
  const t = useText()
  const call = useCall<typeof catalogContract>()
  const [product, setProduct] = useState<WireProduct | 'failed'>()
  const { parentSku, sku } = line.item
  useEffect(() => {
    const stop = new AbortController()
    void call('GET /api/product', { query: { parentSku, childSku: sku } }, { signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setProduct((answer.ok ? answer.value.items[0] : undefined) ?? 'failed')
    })
    return () => stop.abort()
  }, [call, parentSku, sku])
  if (product === undefined) return <p className="t-14 muted">{t('cart.loading')}</p>
  if (product === 'failed') return <p className={styles.error}>{t('cart.editFailed')}</p>
  return <Choices line={line} product={product} onDone={onDone} />
}

const Choices = ({ line, product, onDone }: Props & { product: WireProduct }) => {
  const t = useText()
  const getCart = useGetCart()
  const now = product.configurable_children.find((child) => child.sku === line.item.sku)
  const [values, setValues] = useState<Readonly<Record<string, number>>>(now ? toChoosable(now).values : {})
  const find = (wanted: Readonly<Record<string, number>>): WireChild | undefined =>
    product.configurable_children.find((child) =>
      Object.entries(wanted).every(([code, value]) => toChoosable(child).values[code] === value),
    )
  const open = product.configurable_options.find(({ attribute_code }) => !(attribute_code in values))
  const child = open ? undefined : find(values)
  const isSame = child?.sku === line.item.sku
  // what was done to the piece is done to the other one too
  const piece = child && chooseAgain(product, child, line.item.product_option)
  const draft = piece && toDraft(product, child, piece.chosen)
  const problemOf = (): string | undefined => {
    if (open) return t('product.chooseOption', { label: open.label })
    if (isSame) return undefined
    if (!child || !draft) return t('product.notFoundVariant')
    return canBeHad(child) ? undefined : t('product.soldOutHere', { what: wordsOf(draft) })
  }
  const problem = problemOf()
  const save = () => {
    if (problem) return
    if (!draft || isSame) return onDone()
    const item = draftLine(draft)
    getCart().replace(line, item)
    return onDone(lineKey(item))
  }
  return (
    <div className={styles.editor} role="group" aria-label={t('cart.editTitle')}>
      {product.configurable_options.map((option) => (
        <SizePicker
          key={option.attribute_code}
          legend={option.label}
          value={String(values[option.attribute_code])}
          onChange={(value) => setValues({ ...values, [option.attribute_code]: Number(value) })}
          sizes={option.values.flatMap(({ value_index, label }) => {
            const other = find({ ...values, [option.attribute_code]: value_index })
            return [{ value: String(value_index), label, isSoldOut: !other || !canBeHad(other) }]
          })}
        />
      ))}
      <div className={styles.answers}>
        <Button size="s" onClick={save}>
          {t('cart.editSave')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => onDone()}>
          {t('cart.editKeep')}
        </Button>
      </div>
      {problem ? (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

const canBeHad = (child: WireChild): boolean => availableOf([toChoosable(child)]).length > 0
const wordsOf = ({ options }: CartDraft): string => options.map(({ value }) => value).join(', ')
