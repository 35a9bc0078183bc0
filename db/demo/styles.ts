import { getBrand } from './brands.ts'
import { collections, getCollectionOf } from './collections.ts'
import type { Collection, CollectionKey } from './collections.ts'
import type { Colour } from './colours.ts'
import { fabrics } from './fabrics.ts'
import type { FabricKey } from './fabrics.ts'
import { isApproved, isNew, isOnlyPromo, isPromo, isRunning, toCreatedAt, toPromoted, toSpecial } from './flags.ts'
import { chance } from './hash.ts'
import { findPartner } from './sets.ts'
import type { Activity, Row, Shelf, Style, Support } from './style.ts'
import { bras } from './styles/bras.ts'
import { toCutFact, toPrintFact } from './styles/cut-facts.ts'
import { toPicture } from './styles/cuts.ts'
import type { Worn } from './styles/cuts.ts'
import { extras } from './styles/extras.ts'
import type { Extra } from './styles/extras.ts'
import { hoodies } from './styles/hoodies.ts'
import { jackets } from './styles/jackets.ts'
import { joggers } from './styles/joggers.ts'
import { leggings } from './styles/leggings.ts'
import { toAisles, toFit, toPtype, toSizes, toStoryShelf } from './styles/shelves.ts'
import { shoes } from './styles/shoes.ts'
import { shorts } from './styles/shorts.ts'
import { tanks } from './styles/tanks.ts'
import { tees } from './styles/tees.ts'
import { toSlug } from '#core/slug.ts'

export type { Style } from './style.ts'

/** A style before it knows its neighbours. */
type Draft = Omit<Style, 'related' | 'categories'> & { readonly aisles: readonly string[] }

const getCollection = (key: CollectionKey): Collection => {
  const found = (collections as readonly Collection[]).find((collection) => collection.key === key)
  if (!found) throw new Error(`no collection ${key}`)
  return found
}

const flagsOf = (
  key: string,
  position: number,
): Pick<Style, 'isNew' | 'isPromo' | 'onlyPromo' | 'promoted' | 'approved' | 'createdAt'> => ({
  isNew: isNew(key),
  isPromo: isPromo(key),
  onlyPromo: isOnlyPromo(key),
  promoted: toPromoted(key),
  approved: isApproved(key),
  createdAt: toCreatedAt(key, position),
})

const toDraft = (template: Worn, shelf: Shelf, base: number, row: Row<string>, index: number): Draft => {
  const [name, brand, gender, colours, amount, cloth, activityWords, words, look, note] = row
  const key = toSlug(name)
  const number = base + index + 1
  const [fabric, weight] = cloth.split(' ') as [FabricKey, string | undefined]
  const [support, cut] =
    template === 'bra' ? [words.split(' ')[0], words.split(' ').slice(1)] : [undefined, words.split(' ')]
  const picture = toPicture(template, cut, look, number)
  const activities = activityWords.split(' ') as Activity[]
  const [price, low] = typeof amount === 'number' ? [amount] : amount
  const special = low === undefined ? undefined : toSpecial(low, number)
  const fit = toFit(picture)
  const partner = findPartner(key)
  const printFact = toPrintFact(picture)
  return {
    key,
    sku: `VT-${number}`,
    name,
    type: 'configurable',
    shelf,
    picture,
    brand,
    collection: look.in ?? getCollectionOf(brand),
    gender,
    ptype: toPtype(picture),
    aisles: toAisles({ picture, gender, activities, ...(support && { support }) }),
    colours: colours.split(' ') as Colour[],
    sizes: toSizes(template, gender),
    price,
    ...(special && { special }),
    activities,
    fabric,
    ...(fit && { fit }),
    ...(support && { support: support as Support }),
    facts: [
      `${fabrics[fabric].facts}${weight ? `, ${weight} g/m²` : ''}`,
      toCutFact(picture),
      ...(printFact ? [printFact] : []),
      note,
      `Made in ${getBrand(brand).town}`,
    ],
    isSale: isRunning(special),
    ...flagsOf(key, number),
    ...(partner && { partner }),
  }
}

const extraAisles: Record<string, string> = {
  bottles: 'Accessories/Gear/Bottles',
  mats: 'Accessories/Gear/Mats',
  caps: 'Accessories/Headwear/Caps and hats',
  beanies: 'Accessories/Headwear/Beanies',
  'gift-cards': 'Accessories/Gifts and plans/Gift cards',
  services: 'Accessories/Gifts and plans/Styling',
  plans: 'Accessories/Gifts and plans/Training plans',
  kits: 'Sets/Trios',
  capsules: 'Sets/Capsules',
}

const toExtraDraft = (extra: Extra, index: number): Draft => {
  const key = toSlug(extra.name)
  const number = 101 + index
  const isThing = extra.type === 'simple'
  return {
    key,
    sku: `VT-0${number}`,
    name: extra.name,
    type: extra.type,
    shelf: 'extras',
    ...(extra.picture && { picture: extra.picture }),
    ...(extra.scene && { scene: extra.scene }),
    brand: extra.brand,
    collection: extra.in ?? getCollectionOf(extra.brand),
    gender: extra.gender ?? 'unisex',
    ptype: extra.ptype,
    aisles: [extraAisles[extra.ptype] ?? 'Accessories/Gear/Bottles'],
    colours: [extra.colour],
    sizes: ['one-size'],
    price: extra.price,
    ...(extra.special && { special: extra.special }),
    activities: extra.activities,
    fabric: extra.fabric,
    facts: [
      ...(isThing ? [fabrics[extra.fabric].facts] : []),
      ...(isThing && extra.picture ? [toCutFact(extra.picture)] : []),
      ...extra.facts,
      ...(isThing ? [`Made in ${getBrand(extra.brand).town}`] : []),
    ],
    isSale: isRunning(extra.special),
    ...flagsOf(key, number),
  }
}

const table = (template: Worn, shelf: Shelf, base: number, rows: readonly Row<string>[]): readonly Draft[] =>
  rows.map((row, index) => toDraft(template, shelf, base, row, index))

const drafts: readonly Draft[] = [
  ...table('hoodie', 'hoodies', 1000, hoodies),
  ...table('jacket', 'jackets', 2000, jackets),
  ...table('tee', 'tees', 3000, tees),
  ...table('tank', 'tanks', 4000, tanks),
  ...table('bra', 'bras', 5000, bras),
  ...table('leggings', 'leggings', 6000, leggings),
  ...table('joggers', 'joggers', 7000, joggers),
  ...table('shorts', 'shorts', 8000, shorts),
  ...table('shoe', 'shoes', 9000, shoes),
  ...extras.map(toExtraDraft),
]

/** The leaf of a colour story: dyed for it, or of a collection that tells it and shown in its colour. */
const storyLeaves = ({ collection, colours, picture, scene }: Draft): readonly string[] => {
  const { story } = getCollection(collection)
  if (!story || colours[0] !== story || scene) return []
  return [`Colour stories/${getCollection(story).name.en}/${toStoryShelf(picture?.template)}`]
}

/** Aisle of the New and Sale departments. */
const departmentAisles = ({ shelf, gender }: Draft): readonly string[] => {
  if (shelf === 'shoes') return ['Shoes']
  if (shelf === 'extras') return ['Accessories']
  return gender === 'unisex' ? ['Women', 'Men'] : gender === 'women' ? ['Women'] : ['Men']
}

const toCategories = (draft: Draft): readonly string[] => [
  ...draft.aisles,
  ...storyLeaves(draft),
  ...(draft.partner ? ['Sets/Two-piece sets'] : []),
  ...(draft.isNew ? departmentAisles(draft).map((aisle) => `New/${aisle}`) : []),
  ...(draft.isSale ? departmentAisles(draft).map((aisle) => `Sale/${aisle}`) : []),
]

const suits = (a: Draft, b: Draft): boolean => a.gender === b.gender || a.gender === 'unisex' || b.gender === 'unisex'

/** Up to six of one collection, or else of the brand; other kinds of piece first, so that they complete a look. */
const toRelated = (draft: Draft): readonly string[] =>
  drafts
    .filter(
      (other) =>
        other.key !== draft.key &&
        other.key !== draft.partner &&
        (other.collection === draft.collection || other.brand === draft.brand) &&
        suits(draft, other),
    )
    .toSorted(
      (a, b) =>
        Number(a.collection !== draft.collection) - Number(b.collection !== draft.collection) ||
        Number(a.shelf === draft.shelf) - Number(b.shelf === draft.shelf) ||
        chance(a.key, draft.key) - chance(b.key, draft.key),
    )
    .slice(0, 6)
    .map((other) => other.key)

/** Every style of the demo shop, in the order of the SKUs. */
export const styles: readonly Style[] = drafts.map((draft) => {
  const { aisles: _, ...rest } = draft
  return { ...rest, categories: toCategories(draft), related: toRelated(draft) }
})

export const getStyle = (key: string): Style => {
  const style = byKey.get(key)
  if (!style) throw new Error(`no style ${key}`)
  return style
}

const byKey = new Map(styles.map((style) => [style.key, style]))
