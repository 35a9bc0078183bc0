import type { Localized } from '#core/language.ts'
import type { Colour } from './colours.ts'

/** A choice of a bundle: one piece in one colour, every size a link; or a piece that is sold as it is. */
export type BundlePart = {
  readonly title: Required<Localized>
  readonly style: string
  /** Missing on simple products. */
  readonly colour?: Colour
  /** The size that is chosen beforehand; an optional part has none. */
  readonly size?: string
  readonly qty: number
  readonly required: boolean
}

const title = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})

// prettier-ignore
const titles = {
  hoodie: title('Hoodie', 'Худи', 'Hoodie', 'Худі', '连帽卫衣'),
  legging: title('Legging', 'Леггинсы', 'Legging', 'Легінси', '紧身裤'),
  shoe: title('Shoes', 'Обувь', 'Schuhe', 'Взуття', '鞋'),
  tees: title('Two run tees', 'Две беговые футболки', 'Zwei Laufshirts', 'Дві бігові футболки', '两件跑步T恤'),
  bottle: title('Bottle', 'Бутылка', 'Trinkflasche', 'Пляшка', '水杯'),
  beanie: title('Beanie', 'Шапка', 'Mütze', 'Шапка', '针织帽'),
  mat: title('Mat', 'Коврик', 'Matte', 'Килимок', '瑜伽垫'),
} as const

// prettier-ignore
export const bundles: Readonly<Record<string, readonly BundlePart[]>> = {
  'clay-capsule': [
    { title: titles.hoodie, style: 'loopback-hoodie', colour: 'clay', size: 'M', qty: 1, required: true },
    { title: titles.legging, style: 'contour-legging-7-8', colour: 'clay', size: 'M', qty: 1, required: true },
    { title: titles.shoe, style: 'relay-runner', colour: 'clay', size: '39', qty: 1, required: true },
    { title: titles.bottle, style: 'loop-bottle', qty: 1, required: false },
  ],
  'moss-capsule': [
    { title: titles.hoodie, style: 'camp-hoodie', colour: 'moss', size: 'M', qty: 1, required: true },
    { title: titles.legging, style: 'understorey-legging', colour: 'moss', size: 'M', qty: 1, required: true },
    { title: titles.shoe, style: 'trail-knit', colour: 'moss', size: '38', qty: 1, required: true },
    { title: titles.beanie, style: 'pompom-beanie', qty: 1, required: false },
  ],
  'cobalt-capsule': [
    { title: titles.hoodie, style: 'tailwind-zip-hoodie', colour: 'cobalt', size: 'M', qty: 1, required: true },
    { title: titles.legging, style: 'sprint-tight', colour: 'cobalt', size: 'M', qty: 1, required: true },
    { title: titles.tees, style: 'run-tee-with-mesh', colour: 'cobalt', size: 'M', qty: 2, required: true },
    { title: titles.shoe, style: 'tailwind-trainer', colour: 'cobalt', size: '38', qty: 1, required: true },
  ],
  'dusk-capsule': [
    { title: titles.hoodie, style: 'cropped-loopback-hoodie', colour: 'dusk', size: 'M', qty: 1, required: true },
    { title: titles.legging, style: 'relief-legging-marble-print', colour: 'dusk', size: 'M', qty: 1, required: true },
    { title: titles.shoe, style: 'plain-strap', colour: 'dusk', size: '38', qty: 1, required: true },
    { title: titles.mat, style: 'recovery-mat', qty: 1, required: false },
  ],
}

/** The simple pieces of a grouped style, one of each. */
export const trios: Readonly<Record<string, readonly string[]>> = {
  'slow-morning-trio': ['cork-mat', 'commuter-tumbler', 'rib-beanie'],
  'trail-trio': ['trail-straw-bottle', 'moss-bucket-hat', 'pompom-beanie'],
  'race-day-trio': ['run-cap', 'court-visor', 'steel-bottle'],
  'gym-bag-trio': ['shaker', 'recovery-mat', 'flat-brim-cap'],
}
