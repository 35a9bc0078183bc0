import { bundles } from './bundles.ts'
import { promoted } from './flags.ts'
import { chance, hash } from './hash.ts'
import { variantsOf } from './sku.ts'
import { styles } from './styles.ts'
import type { Style } from './style.ts'

/** Styles that are gone in every colour and size: the shop has to show that well too. */
export const soldOutStyles: ReadonlySet<string> = new Set([
  'shutter-funnel-sweatshirt',
  'long-puffer-coat',
  'camo-long-sleeve',
  'dotted-bra',
  'marble-flare',
  'night-shift-crop-cargo',
  'chevron-two-in-one',
  'sprint-flat',
])

/** A little more than the tenth that is asked for, so that no way of counting falls below it. */
const tenth = 0.102
/** Of what is left: more than enough; the others have 6 to 99. */
const plenty = 0.72

const capsulePieces = new Set(Object.values(bundles).flatMap((parts) => parts.map(({ style }) => style)))
const shelfOpeners = new Set(
  styles.filter(({ sku, type }) => type === 'configurable' && Number(sku.slice(3)) % 1000 <= 2).map(({ key }) => key),
)
const cheapest = new Set(
  [...new Set(styles.map(({ shelf }) => shelf))].map(
    (shelf) =>
      styles
        .filter((style) => style.shelf === shelf && style.type === 'configurable')
        .toSorted((a, b) => a.price - b.price)[0]?.key ?? '',
  ),
)

/** What people click first is there in nearly every size. */
export const isKeptInStock = ({ key, type }: Style): boolean =>
  type !== 'configurable' ||
  promoted.includes(key) ||
  capsulePieces.has(key) ||
  shelfOpeners.has(key) ||
  cheapest.has(key)

/** Shown on the product page that the design was drawn from: one size gone, one nearly. */
const byHand: ReadonlyMap<string, number> = new Map([
  ['VT-1001-CLAY-XL', 0],
  ['VT-1001-CLAY-XS', 3],
])

const toMid = (sku: string): number => 6 + Math.floor(chance(sku, 'mid') * 94)
const toPlenty = (sku: string): number => 100 + Math.floor(chance(sku, 'plenty') * 260)

type Stocked = { readonly sku: string; readonly style: Style }

const fillStock = (): ReadonlyMap<string, number> => {
  const stocked = styles.flatMap((style): readonly Stocked[] =>
    style.type === 'simple' ? [{ sku: style.sku, style }] : variantsOf(style),
  )
  const stock = new Map<string, number>(byHand)
  for (const { sku, style } of stocked) {
    if (stock.has(sku)) continue
    if (soldOutStyles.has(style.key)) stock.set(sku, 0)
    else if (isKeptInStock(style)) stock.set(sku, chance(sku, 'kept') < 0.85 ? toPlenty(sku) : toMid(sku))
  }
  const count = Math.ceil(stocked.length * tenth)
  const rest = stocked
    .map(({ sku }) => sku)
    .filter((sku) => !stock.has(sku))
    .toSorted((a, b) => hash(a) - hash(b) || (a < b ? -1 : 1))
  const set = [...stock.values()]
  const none = count - set.filter((qty) => qty === 0).length
  const few = count - set.filter((qty) => qty > 0 && qty <= 5).length
  rest.forEach((sku, index) => {
    if (index < none) stock.set(sku, 0)
    else if (index < none + few) stock.set(sku, 1 + Math.floor(chance(sku, 'few') * 5))
    else stock.set(sku, chance(sku, 'rest') < plenty ? toPlenty(sku) : toMid(sku))
  })
  return stock
}

/** Units by SKU, of every variant and every simple product. */
export const stock: ReadonlyMap<string, number> = fillStock()

export const stockOf = (sku: string): number => {
  const qty = stock.get(sku)
  if (qty === undefined) throw new Error(`no stock of ${sku}`)
  return qty
}
