import type { BrandKey } from '../brands.ts'
import type { Story } from '../collections.ts'
import type { Colour } from '../colours.ts'
import type { FabricKey } from '../fabrics.ts'
import type { PictureSpec } from '../pictures/spec.ts'
import type { Activity, Gender, Special } from '../style.ts'
import type { ProductType } from '#features/catalog/rules/catalogue-input.ts'

/** Everything that is not worn in sizes: gear, headwear, gifts, plans, and what is put together from other styles. */
export type Extra = {
  readonly name: string
  readonly type: ProductType
  readonly brand: BrandKey
  readonly ptype: string
  readonly colour: Colour
  readonly price: number
  readonly special?: Special
  readonly fabric: FabricKey
  readonly activities: readonly Activity[]
  readonly picture?: PictureSpec
  readonly scene?: string
  readonly in?: Story
  readonly gender?: Gender
  readonly facts: readonly string[]
}

// prettier-ignore
const simple: readonly Extra[] = [
  { name: 'Steel bottle', type: 'simple', brand: 'saltmere', ptype: 'bottles', colour: 'cobalt', price: 32, fabric: 'steel', activities: ['train', 'everyday'], in: 'cobalt',
    picture: { template: 'bottle', logo: 'small', accent: 'chalk', seed: 9101, cut: { shape: 'slim', lid: 'screw', body: 'matte' } }, facts: ['750 ml, double wall', 'Cold for 24 hours, hot for 12'] },
  { name: 'Loop bottle', type: 'simple', brand: 'vitrine-studio', ptype: 'bottles', colour: 'clay', price: 28, special: { price: 22 }, fabric: 'steel', activities: ['yoga', 'everyday'], in: 'clay',
    picture: { template: 'bottle', logo: 'small', accent: 'oat', seed: 9102, cut: { shape: 'slim', lid: 'loop', body: 'matte' } }, facts: ['500 ml, double wall', 'Loop big enough for two fingers'] },
  { name: 'Trail straw bottle', type: 'simple', brand: 'nord-field', ptype: 'bottles', colour: 'moss', price: 38, fabric: 'steel', activities: ['outdoors', 'run'], in: 'moss',
    picture: { template: 'bottle', logo: 'large', accent: 'sand', seed: 9103, cut: { shape: 'wide', lid: 'straw', body: 'matte' } }, facts: ['One litre', 'Straw folds away under the handle'] },
  { name: 'Shaker', type: 'simple', brand: 'hexley', ptype: 'bottles', colour: 'graphite', price: 18, fabric: 'copolyester', activities: ['train'],
    picture: { template: 'bottle', logo: 'large', accent: 'lime', seed: 9104, cut: { shape: 'shaker', lid: 'flip', body: 'clear' } }, facts: ['700 ml, marks every 100 ml', 'Steel whisk, dishwasher-safe'] },
  { name: 'Commuter tumbler', type: 'simple', brand: 'linden-row', ptype: 'bottles', colour: 'dusk', price: 29, fabric: 'steel', activities: ['everyday', 'rest'], in: 'dusk',
    picture: { template: 'bottle', logo: 'none', accent: 'bone', seed: 9105, cut: { shape: 'tumbler', lid: 'flip', body: 'matte', sleeve: true } }, facts: ['400 ml, fits under a coffee machine', 'Knitted sleeve keeps the hand cool'] },
  { name: 'Cork mat', type: 'simple', brand: 'solvane', ptype: 'mats', colour: 'oat', price: 89, fabric: 'cork', activities: ['yoga'],
    picture: { template: 'mat', logo: 'small', accent: 'clay', seed: 9106, cut: { pose: 'half-rolled', surface: 'cork', strap: 'none', thickness: 'standard' } }, facts: ['183 x 61 cm, 4 mm', 'Grips better when damp'] },
  { name: 'Studio mat', type: 'simple', brand: 'vitrine-studio', ptype: 'mats', colour: 'clay', price: 72, special: { price: 58, from: '2026-09-01', to: '2031-12-31' }, fabric: 'rubber', activities: ['yoga', 'train'], in: 'clay',
    picture: { template: 'mat', logo: 'small', accent: 'oat', seed: 9107, cut: { pose: 'rolled', surface: 'smooth', strap: 'carry', thickness: 'standard' } }, facts: ['183 x 66 cm, 5 mm', 'Carrying strap doubles as a stretching band'] },
  { name: 'Travel mat', type: 'simple', brand: 'saltmere', ptype: 'mats', colour: 'cobalt', price: 54, fabric: 'rubber', activities: ['yoga', 'outdoors'], in: 'cobalt',
    picture: { template: 'mat', logo: 'none', accent: 'sky', seed: 9108, cut: { pose: 'flat', surface: 'grid', strap: 'none', thickness: 'travel' } }, facts: ['178 x 61 cm, 1.5 mm', 'Folds into a square for hand luggage'] },
  { name: 'Recovery mat', type: 'simple', brand: 'mirador-lab', ptype: 'mats', colour: 'dusk', price: 64, fabric: 'rubber', activities: ['rest', 'train'], in: 'dusk',
    picture: { template: 'mat', logo: 'none', accent: 'plum', seed: 9109, cut: { pose: 'rolled', surface: 'ribbed', strap: 'bands', thickness: 'thick' } }, facts: ['190 x 80 cm, 10 mm', 'Two bands hold the roll'] },
  { name: 'Run cap', type: 'simple', brand: 'kestrel', ptype: 'caps', colour: 'cobalt', price: 32, fabric: 'ripstop', activities: ['run'], in: 'cobalt',
    picture: { template: 'cap', accent: 'lime', seed: 9110, cut: { kind: 'runner', brim: 'curved', mark: 'small', detail: 'mesh' } }, facts: ['Weighs 48 g', 'Packs flat, dries on the head'] },
  { name: 'Harbour cap', type: 'simple', brand: 'brackwater', ptype: 'caps', colour: 'navy', price: 34, special: { price: 26 }, fabric: 'twill', activities: ['everyday'],
    picture: { template: 'cap', accent: 'bone', seed: 9111, cut: { kind: 'baseball', brim: 'curved', mark: 'patch', detail: 'none' } }, facts: ['Washed twill, soft crown', 'Brass buckle at the back'] },
  { name: 'Flat-brim cap', type: 'simple', brand: 'umbra-works', ptype: 'caps', colour: 'ink', price: 42, fabric: 'twill', activities: ['everyday'],
    picture: { template: 'cap', accent: 'graphite', seed: 9112, cut: { kind: 'baseball', brim: 'flat', mark: 'wide', detail: 'none' } }, facts: ['Structured crown', 'Tone-on-tone embroidery'] },
  { name: 'Moss bucket hat', type: 'simple', brand: 'fernholt', ptype: 'caps', colour: 'moss', price: 38, fabric: 'twill', activities: ['outdoors'], in: 'moss',
    picture: { template: 'cap', accent: 'sand', seed: 9113, cut: { kind: 'bucket', brim: 'short', mark: 'patch', detail: 'none' } }, facts: ['Two eyelets on each side', 'Folds into a jacket pocket'] },
  { name: 'Court visor', type: 'simple', brand: 'ashgrove-athletic', ptype: 'caps', colour: 'white', price: 26, fabric: 'twill', activities: ['court'],
    picture: { template: 'cap', accent: 'navy', seed: 9114, cut: { kind: 'visor', brim: 'curved', mark: 'wide', detail: 'none' } }, facts: ['Towelling sweatband', 'Hook closure, one size'] },
  { name: 'Rib beanie', type: 'simple', brand: 'velm', ptype: 'beanies', colour: 'dusk', price: 36, fabric: 'wool-knit', activities: ['everyday', 'outdoors'], in: 'dusk',
    picture: { template: 'cap', accent: 'ink', seed: 9115, cut: { kind: 'beanie', brim: 'short', mark: 'small', detail: 'cuff' } }, facts: ['Rib as wide as a thumb', 'Folds once or twice'] },
  { name: 'Pompom beanie', type: 'simple', brand: 'nord-field', ptype: 'beanies', colour: 'rust', price: 42, special: { price: 32 }, fabric: 'wool-knit', activities: ['outdoors'],
    picture: { template: 'cap', print: 'stripe', accent: 'bone', seed: 9116, cut: { kind: 'beanie', brim: 'short', mark: 'wide', detail: 'pompom' } }, facts: ['Striped, lined with fleece at the ears', 'Pompom buttons off for the wash'] },
]

// prettier-ignore
const intangible: readonly Extra[] = [
  { name: 'Gift card, small', type: 'virtual', brand: 'vitrine-studio', ptype: 'gift-cards', colour: 'clay', price: 50, fabric: 'paper', activities: ['everyday'],
    picture: { template: 'card', accent: 'bone', logo: 'large', seed: 9117, cut: { kind: 'gift-card', motif: 'panes', orientation: 'landscape' } }, facts: ['The code comes by e-mail', 'Valid for three years'] },
  { name: 'Gift card, large', type: 'virtual', brand: 'vitrine-studio', ptype: 'gift-cards', colour: 'cobalt', price: 100, fabric: 'paper', activities: ['everyday'],
    picture: { template: 'card', accent: 'bone', logo: 'large', seed: 9118, cut: { kind: 'envelope', motif: 'chevron', orientation: 'landscape' } }, facts: ['The code comes by e-mail, with a card to print', 'Can be used in several orders'] },
  { name: 'Personal styling hour', type: 'virtual', brand: 'vitrine-studio', ptype: 'services', colour: 'dusk', price: 45, fabric: 'paper', activities: ['everyday'],
    picture: { template: 'card', accent: 'bone', logo: 'small', seed: 9119, cut: { kind: 'folder', motif: 'waves', orientation: 'portrait' } }, facts: ['Sixty minutes by video, in English, German or Russian', 'You get a list of pieces in your size afterwards'] },
  { name: 'First five kilometres plan', type: 'downloadable', brand: 'ardent-mile', ptype: 'plans', colour: 'coral', price: 12, fabric: 'paper', activities: ['run'],
    picture: { template: 'card', accent: 'white', logo: 'none', seed: 9120, cut: { kind: 'booklet', motif: 'waves', orientation: 'portrait' } }, facts: ['Eight weeks, three runs a week', 'PDF, one page a week, with a sample week'] },
  { name: 'Half-marathon plan', type: 'downloadable', brand: 'ardent-mile', ptype: 'plans', colour: 'sky', price: 19, special: { price: 14 }, fabric: 'paper', activities: ['run'],
    picture: { template: 'card', accent: 'navy', logo: 'none', seed: 9121, cut: { kind: 'booklet', motif: 'chevron', orientation: 'portrait' } }, facts: ['Twelve weeks, four runs a week', 'PDF with pace tables and a checklist for race morning'] },
  { name: 'Kettlebell plan', type: 'downloadable', brand: 'hexley', ptype: 'plans', colour: 'graphite', price: 16, fabric: 'paper', activities: ['train'],
    picture: { template: 'card', accent: 'lime', logo: 'none', seed: 9122, cut: { kind: 'booklet', motif: 'rings', orientation: 'portrait' } }, facts: ['Six weeks with one kettlebell at home', 'PDF, every lift in four steps, with the common mistake'] },
  { name: 'Morning yoga plan', type: 'downloadable', brand: 'solvane', ptype: 'plans', colour: 'oat', price: 14, fabric: 'paper', activities: ['yoga'],
    picture: { template: 'card', accent: 'clay', logo: 'none', seed: 9123, cut: { kind: 'booklet', motif: 'panes', orientation: 'landscape' } }, facts: ['Thirty mornings of fifteen minutes', 'PDF, with the first morning as a sample'] },
]

// prettier-ignore
const composed: readonly Extra[] = [
  { name: 'Slow morning trio', type: 'grouped', brand: 'solvane', ptype: 'kits', colour: 'oat', price: 0, fabric: 'cork', activities: ['yoga', 'rest'], scene: 'trio-slow-morning', facts: ['Cork mat, commuter tumbler, rib beanie', 'For the hour before the phone'] },
  { name: 'Trail trio', type: 'grouped', brand: 'nord-field', ptype: 'kits', colour: 'moss', price: 0, fabric: 'steel', activities: ['outdoors'], scene: 'trio-trail', facts: ['Trail straw bottle, bucket hat, pompom beanie', 'Sun in the morning, frost at night'] },
  { name: 'Race-day trio', type: 'grouped', brand: 'kestrel', ptype: 'kits', colour: 'cobalt', price: 0, fabric: 'ripstop', activities: ['run'], scene: 'trio-race-day', facts: ['Run cap, court visor, steel bottle', 'One for you, one for whoever waits at the finish'] },
  { name: 'Gym bag trio', type: 'grouped', brand: 'hexley', ptype: 'kits', colour: 'graphite', price: 0, fabric: 'rubber', activities: ['train'], scene: 'trio-gym-bag', facts: ['Shaker, recovery mat, flat-brim cap', 'What is always missing from the bag'] },
  { name: 'Clay capsule', type: 'bundle', brand: 'vitrine-studio', ptype: 'capsules', colour: 'clay', price: 0, fabric: 'loopback', activities: ['everyday', 'train'], in: 'clay', gender: 'women', scene: 'look-clay', facts: ['Loopback hoodie, Contour legging 7/8, Relay runner', 'Every piece from the same dye bath, each in its own size'] },
  { name: 'Moss capsule', type: 'bundle', brand: 'fernholt', ptype: 'capsules', colour: 'moss', price: 0, fabric: 'merino', activities: ['outdoors'], in: 'moss', gender: 'women', scene: 'look-moss', facts: ['Camp hoodie, Understorey legging, Trail knit', 'Add a beanie or leave it out'] },
  { name: 'Cobalt capsule', type: 'bundle', brand: 'kestrel', ptype: 'capsules', colour: 'cobalt', price: 0, fabric: 'tricot', activities: ['run'], in: 'cobalt', gender: 'women', scene: 'look-cobalt', facts: ['Tailwind zip hoodie, Sprint tight, Tailwind trainer, two run tees', 'Two tees, because one is always in the wash'] },
  { name: 'Dusk capsule', type: 'bundle', brand: 'marl', ptype: 'capsules', colour: 'dusk', price: 0, fabric: 'smooth-knit', activities: ['yoga', 'rest'], in: 'dusk', gender: 'women', scene: 'look-dusk', facts: ['Cropped loopback hoodie, marble relief legging, Plain strap', 'Choose a mat to go with it'] },
]

export const extras: readonly Extra[] = [...simple, ...intangible, ...composed]
