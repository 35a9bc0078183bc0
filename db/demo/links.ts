import type { LinkInput } from '#features/catalog/rules/catalogue-input.ts'
import { bundles, trios } from './bundles.ts'
import { chance } from './hash.ts'
import { getStyle, styles } from './styles.ts'
import type { Style } from './style.ts'

/** Pieces of promo mode are led to from nowhere else. */
const isOpen = ({ onlyPromo }: Style): boolean => !onlyPromo

const suits = (a: Style, b: Style): boolean => a.gender === b.gender || a.gender === 'unisex' || b.gender === 'unisex'

/** The same kind of piece, up to two thirds dearer. */
const upsellsOf = (style: Style): readonly Style[] =>
  styles
    .filter(
      (other) =>
        other.type === style.type &&
        other.ptype === style.ptype &&
        other.price > style.price &&
        other.price <= style.price * 1.67 &&
        suits(style, other) &&
        isOpen(other),
    )
    .toSorted((a, b) => chance(a.key, `up ${style.key}`) - chance(b.key, `up ${style.key}`))
    .slice(0, 4)

/** What goes into the cart with it: small things for the same use. */
const crosssellsOf = (style: Style): readonly Style[] =>
  styles
    .filter(
      (other) =>
        other.type === 'simple' &&
        other.key !== style.key &&
        !trios[style.key]?.includes(other.key) &&
        other.activities.some((activity) => style.activities.includes(activity)),
    )
    .toSorted(
      (a, b) =>
        Number(a.collection !== style.collection) - Number(b.collection !== style.collection) ||
        chance(a.key, `cross ${style.key}`) - chance(b.key, `cross ${style.key}`),
    )
    .slice(0, 4)

/** What completes the look: the other half of its set, then pieces of its collection. */
const relatedOf = (style: Style): readonly string[] => [
  ...(style.partner ? [style.partner] : []),
  ...style.related.filter((key) => key !== style.partner),
]

export const linksOf = (style: Style): readonly LinkInput[] => [
  ...(trios[style.key] ?? []).map((key) => ({ kind: 'associated' as const, sku: getStyle(key).sku, qty: 1 })),
  ...relatedOf(style)
    .filter((key) => !trios[style.key]?.includes(key) && !bundles[style.key]?.some((part) => part.style === key))
    .map(getStyle)
    .filter(isOpen)
    .map(({ sku }) => ({ kind: 'related' as const, sku })),
  ...upsellsOf(style).map(({ sku }) => ({ kind: 'upsell' as const, sku })),
  ...crosssellsOf(style).map(({ sku }) => ({ kind: 'crosssell' as const, sku })),
]
