import type { BrandKey } from './brands.ts'
import type { CollectionKey, Story } from './collections.ts'
import type { Colour } from './colours.ts'
import type { FabricKey } from './fabrics.ts'
import type { Logo, PictureSpec, Print } from './pictures/spec.ts'
import type { ProductType } from '#features/catalog/rules/catalogue-input.ts'

export type Gender = 'women' | 'men' | 'unisex'

export type Activity = 'run' | 'train' | 'yoga' | 'outdoors' | 'everyday' | 'court' | 'rest'

export type Fit = 'close' | 'slim' | 'regular' | 'relaxed' | 'boxy' | 'wide'

/** Sports bras only. */
export type Support = 'light' | 'medium' | 'high'

/** Files of copy, one per kind of piece: `db/demo/copy/{shelf}.ts`. */
export type Shelf =
  | 'hoodies'
  | 'jackets'
  | 'tees'
  | 'tanks'
  | 'bras'
  | 'leggings'
  | 'joggers'
  | 'shorts'
  | 'shoes'
  | 'extras'

/** Whole US dollars; ISO days, open-ended where missing. */
export type Special = { readonly price: number; readonly from?: string; readonly to?: string }

export type Style = {
  /** Unique; the slug of the product and the folder of its pictures. */
  readonly key: string
  readonly sku: string
  /** Working name in English; the shop's names are the copywriters'. */
  readonly name: string
  readonly type: ProductType
  readonly shelf: Shelf
  /** Missing on grouped and bundle styles, which are shown by a scene and by their pieces. */
  readonly picture?: PictureSpec
  /** Name of a scene below `masters/scenes/`, of grouped and bundle styles. */
  readonly scene?: string
  readonly brand: BrandKey
  readonly collection: CollectionKey
  readonly gender: Gender
  /** Option key of the attribute `ptype`. */
  readonly ptype: string
  /** Paths of leaves, as in categories.ts. */
  readonly categories: readonly string[]
  /** The first is the main one. */
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  /** Whole US dollars. */
  readonly price: number
  readonly special?: Special
  readonly activities: readonly Activity[]
  readonly fabric: FabricKey
  readonly fit?: Fit
  readonly support?: Support
  /** For the copywriters, in English; they agree with the picture. */
  readonly facts: readonly string[]
  readonly isNew: boolean
  readonly isSale: boolean
  readonly isPromo: boolean
  readonly onlyPromo: boolean
  /** The higher, the earlier in the default order; 0 is not promoted. */
  readonly promoted: number
  readonly approved: boolean
  readonly createdAt: string
  /** Key of the other half of a two-piece set. */
  readonly partner?: string
  /** Keys of styles of the same collection. */
  readonly related: readonly string[]
}

/** What a table row says beyond its cut. */
export type Look = {
  readonly print?: Print
  readonly accent?: Colour
  readonly logo?: Logo
  /** Draw cords: a hood has them unless told otherwise. */
  readonly cords?: boolean
  /** A chest pocket on a tee. */
  readonly pocket?: boolean
  /** The colour story that the style is dyed for, instead of the brand's own collection. */
  readonly in?: Story
}

/** One style of a table: kept on one line, so that cuts can be compared by eye. */
export type Row<Cut extends string> = readonly [
  name: string,
  brand: BrandKey,
  gender: Gender,
  colours: string,
  price: number | readonly [usual: number, special: number],
  fabric: `${FabricKey} ${number}` | FabricKey,
  activities: string,
  cut: Cut,
  look: Look,
  note: string,
]
