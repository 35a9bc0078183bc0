/**
 * What a style looks like. A catalogue style carries one `PictureSpec`; the
 * colour is not part of it: one spec is drawn in every colour of the style.
 * Same spec and colour, same pixels.
 */

export type Template =
  | 'hoodie'
  | 'jacket'
  | 'tee'
  | 'tank'
  | 'bra'
  | 'leggings'
  | 'joggers'
  | 'shorts'
  | 'shoe'
  | 'bottle'
  | 'mat'
  | 'cap'
  | 'card'

/**
 * The surface of the cloth. `accent` is the second colour of every print but
 * `plain` and `melange`. `colour-block` paints the yoke, side or toe panel
 * of the template in the accent.
 */
export const PRINTS = [
  'plain',
  'melange',
  'stripe',
  'wide-stripe',
  'pin-stripe',
  'topographic',
  'marble',
  'dot',
  'chevron',
  'camo',
  'gradient',
  'colour-block',
] as const
export type Print = (typeof PRINTS)[number]

/** Where the shop's mark is set. Small is a 20 px embroidery, large a flat print. */
export type Logo = 'none' | 'small' | 'large'

interface Common {
  readonly print?: Print
  /** Second colour: a key of `GARMENT_COLOURS` or '#rrggbb'. Cords, marks, piping and prints use it. */
  readonly accent?: string
  readonly logo?: Logo
  /** Jitters folds and outline. Give every style its own. */
  readonly seed: number
}

export interface HoodieSpec extends Common {
  readonly template: 'hoodie'
  readonly cut: {
    readonly closure: 'pullover' | 'half-zip' | 'zip'
    /** `crew` makes it a sweatshirt, `funnel` a stand-up collar. */
    readonly neck: 'hood' | 'funnel' | 'crew'
    readonly pocket: 'kangaroo' | 'side' | 'none'
    readonly length: 'crop' | 'regular' | 'long'
    readonly fit: 'slim' | 'regular' | 'boxy'
    /** Raglan runs the sleeve seam to the neck; dropped sets it below the shoulder. */
    readonly sleeve?: 'set-in' | 'raglan' | 'dropped'
    readonly panel?: 'none' | 'chest' | 'side' | 'yoke'
    readonly cords?: boolean
  }
}

export interface JacketSpec extends Common {
  readonly template: 'jacket'
  readonly cut: {
    /** Shell is smooth windproof cloth, puffer is quilted in tubes, fleece is fluffy, knit is a tracksuit top. */
    readonly fabric: 'shell' | 'puffer' | 'fleece' | 'knit'
    readonly neck: 'stand' | 'hood' | 'shirt'
    readonly closure: 'zip' | 'offset-zip' | 'snaps'
    readonly pocket: 'welt' | 'zip' | 'patch' | 'chest'
    readonly length: 'crop' | 'regular' | 'long'
    readonly fit?: 'slim' | 'regular' | 'boxy'
    readonly sleeve?: 'long' | 'vest'
    readonly panel?: 'none' | 'yoke' | 'side' | 'sleeve-stripe'
  }
}

export interface TeeSpec extends Common {
  readonly template: 'tee'
  readonly cut: {
    readonly sleeve: 'cap' | 'short' | 'half' | 'long' | 'raglan' | 'raglan-long'
    readonly neck: 'crew' | 'v' | 'scoop' | 'polo' | 'henley' | 'mock'
    readonly length: 'crop' | 'regular' | 'long'
    readonly fit: 'slim' | 'regular' | 'boxy'
    readonly hem?: 'straight' | 'curved' | 'split'
    readonly panel?: 'none' | 'side' | 'yoke' | 'mesh'
    readonly pocket?: boolean
  }
}

export interface TankSpec extends Common {
  readonly template: 'tank'
  readonly cut: {
    readonly shoulder: 'wide' | 'narrow' | 'racer' | 'strappy' | 'muscle'
    readonly neck: 'scoop' | 'crew' | 'v' | 'high'
    readonly length: 'crop' | 'regular' | 'long'
    readonly fit: 'slim' | 'regular' | 'loose'
    readonly hem?: 'straight' | 'curved' | 'tie' | 'split'
    readonly panel?: 'none' | 'side' | 'mesh'
  }
}

export interface BraSpec extends Common {
  readonly template: 'bra'
  readonly cut: {
    readonly strap: 'straight' | 'wide' | 'thin' | 'cross' | 'racer' | 'halter'
    readonly neck: 'scoop' | 'high' | 'v' | 'square' | 'zip'
    readonly band: 'narrow' | 'wide' | 'logo'
    readonly length?: 'regular' | 'longline'
    /** How the cups are cut: one piece, princess seams, a cross seam, or a gathered centre. */
    readonly seam?: 'none' | 'princess' | 'cross' | 'gather'
    readonly panel?: 'none' | 'mesh' | 'side'
  }
}

export interface LeggingsSpec extends Common {
  readonly template: 'leggings'
  readonly cut: {
    readonly rise: 'mid' | 'high' | 'cross'
    readonly length: 'full' | 'seven-eighths' | 'capri' | 'short'
    readonly leg?: 'skinny' | 'straight' | 'flare' | 'stirrup'
    readonly panel: 'plain' | 'mesh' | 'side-stripe' | 'v-yoke' | 'curve'
    readonly pocket: 'none' | 'side' | 'waist'
  }
}

export interface JoggersSpec extends Common {
  readonly template: 'joggers'
  readonly cut: {
    readonly fit: 'slim' | 'regular' | 'wide'
    readonly hem: 'cuff' | 'elastic' | 'open' | 'zip'
    readonly pocket: 'slant' | 'zip' | 'cargo' | 'none'
    readonly rise: 'mid' | 'high'
    readonly length?: 'full' | 'crop'
    readonly panel?: 'none' | 'side-stripe' | 'piping' | 'knee'
    readonly cords?: boolean
  }
}

export interface ShortsSpec extends Common {
  readonly template: 'shorts'
  readonly cut: {
    /** Bike shorts hug the leg; runners are split and light; sweat is heavy knit; two-in-one shows a liner. */
    readonly kind: 'bike' | 'runner' | 'sweat' | 'two-in-one' | 'court'
    readonly length: 'hot' | 'short' | 'mid' | 'knee'
    readonly rise: 'mid' | 'high'
    readonly pocket: 'none' | 'slant' | 'zip' | 'side'
    readonly hem?: 'straight' | 'split' | 'curved' | 'cuff'
    readonly panel?: 'none' | 'side-stripe' | 'piping' | 'mesh'
    readonly cords?: boolean
  }
}

export interface ShoeSpec extends Common {
  readonly template: 'shoe'
  readonly cut: {
    readonly sole: 'flat' | 'runner' | 'chunky' | 'trail'
    readonly upper: 'knit' | 'panel' | 'leather'
    readonly collar: 'low' | 'mid' | 'high'
    readonly motif: 'bars' | 'chevron' | 'wave' | 'none'
    readonly toe?: 'plain' | 'cap' | 'wrap'
    readonly lace?: 'lace' | 'elastic' | 'strap'
    readonly soleColour?: 'white' | 'gum' | 'dark' | 'accent'
  }
}

export interface BottleSpec extends Common {
  readonly template: 'bottle'
  readonly cut: {
    readonly shape: 'slim' | 'wide' | 'shaker' | 'tumbler'
    readonly lid: 'screw' | 'loop' | 'straw' | 'flip'
    readonly body: 'steel' | 'matte' | 'clear'
    readonly sleeve?: boolean
  }
}

export interface MatSpec extends Common {
  readonly template: 'mat'
  readonly cut: {
    readonly pose: 'rolled' | 'half-rolled' | 'flat'
    readonly surface: 'smooth' | 'ribbed' | 'grid' | 'cork'
    readonly strap: 'none' | 'carry' | 'bands'
    readonly thickness?: 'travel' | 'standard' | 'thick'
  }
}

export interface CapSpec extends Common {
  readonly template: 'cap'
  readonly cut: {
    readonly kind: 'baseball' | 'runner' | 'bucket' | 'beanie' | 'visor'
    readonly brim: 'flat' | 'curved' | 'short'
    readonly mark: 'small' | 'patch' | 'wide'
    /** Baseball and runner: panels of mesh at the sides. Beanie: folded cuff. */
    readonly detail?: 'none' | 'mesh' | 'cuff' | 'pompom'
  }
}

/** Flat goods: a gift card in its envelope, a training-plan booklet. */
export interface CardSpec extends Common {
  readonly template: 'card'
  readonly cut: {
    readonly kind: 'gift-card' | 'booklet' | 'envelope' | 'folder'
    readonly motif: 'chevron' | 'panes' | 'waves' | 'rings'
    readonly orientation: 'portrait' | 'landscape'
  }
}

export type PictureSpec =
  | HoodieSpec
  | JacketSpec
  | TeeSpec
  | TankSpec
  | BraSpec
  | LeggingsSpec
  | JoggersSpec
  | ShortsSpec
  | ShoeSpec
  | BottleSpec
  | MatSpec
  | CapSpec
  | CardSpec

export { GARMENT_COLOURS, PAPER_TINTS } from './garment-colours.ts'
export { MASTER_SIZE, SCENE_SIZES, SECOND_VIEW, masterPath, scenePath } from './views.ts'
export type { Story, View } from './views.ts'
