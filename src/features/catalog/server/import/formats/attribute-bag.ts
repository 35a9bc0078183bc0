import type { Language } from '#core/language.ts'
import { toSlug } from '#core/slug.ts'
import type { AttributeInput } from '../../../rules/catalogue-input.ts'
import { genderOfPaths, isGenderKey, ptypeOfPaths, toGender } from '../../../rules/attributes/filter-values.ts'
import { describeAttribute, toAttributeCode } from '../../../rules/attributes/known-attributes.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import { toFlag } from './cells.ts'
import { longestOption } from './file-row.ts'
import type { Sink } from './format.ts'

/** What shop owners call the attributes that every shop filters by. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    color: 'color colour colors цвет колір farbe couleur 颜色 顏色',
    size: 'size sizes размер розмір größe grösse groesse taille talla tamaño 尺码 尺寸 大小',
    material: 'material materials материал матеріал matière matériau 材质 材料',
    pattern: 'pattern узор рисунок візерунок muster motif estampado 图案',
    brand: 'brand brands бренд marke marque marca 品牌',
    gender: 'gender sex пол стать geschlecht genre género 性别',
    season: 'season сезон saison temporada 季节',
    collection: 'collection коллекция колекція kollektion colección 系列',
  }).flatMap(([code, all]) => all.split(' ').map((word) => [word, code])),
)

/** Codes of attributes that are something else than a choice of variants, so that a choice of this name needs another code. */
const taken = new Set(
  'gender set new sale price final_price promoted is_promo only_promo approved ptype brand'.split(' '),
)

/** The code of a name in any language; one without a Latin or Cyrillic letter leaves its code points. */
export const toCode = (name: string): string => {
  const plain = toPlainText(name).toLowerCase().replace(/^pa_/, '')
  if (Object.hasOwn(words, plain)) return words[plain] ?? plain
  const code =
    toAttributeCode(toSlug(plain)) ?? [...plain].map((letter) => letter.codePointAt(0)?.toString(36)).join('_')
  return (/^[a-z]/.test(code) ? code : `a_${code}`).slice(0, 60)
}

/** The code of what variants differ by. */
export const toChoiceCode = (name: string): string => {
  const code = toCode(name)
  return taken.has(code) ? `option_${code}` : code
}

/** An attribute that is met under a name: a known one keeps its labels, any other is called as the file calls it. */
const describeNamed = (code: string, name: string, language: Language): AttributeInput => {
  const attribute = describeAttribute(code)
  const label = toPlainText(name)
  return attribute.label.ru || !label ? attribute : { ...attribute, label: { [language]: label } }
}

/** What variants differ by has options, whatever its name. */
export const declareChoice = (sink: Sink, code: string, name: string, language: Language): void => {
  const attribute = describeNamed(code, name, language)
  sink.attribute(attribute.kind === 'text' ? { ...attribute, kind: 'select' } : attribute)
}

type Value = string | readonly string[] | boolean
export type Bag = {
  /** Keeps a value under the code of its name; of two the first. Hidden: kept, but in no table of facts. */
  readonly put: (name: string, value: string | readonly string[] | undefined, isHidden?: boolean) => void
  readonly values: Readonly<Record<string, Value>>
  /** Gender, product type and set: what the file says, else what `words` (tags and the like) and the category paths tell. */
  readonly finish: (from: {
    readonly words?: readonly string[]
    readonly paths: readonly string[]
    readonly isSet?: boolean
  }) => void
}

/** The attributes of one product as they are met, declared on the way. */
export const openBag = (sink: Sink, language: Language): Bag => {
  const values: Record<string, Value> = {}
  const keep = (code: string, value: Value, attribute = describeAttribute(code)) => {
    values[code] = value
    sink.attribute(attribute)
  }
  return {
    values,
    put: (name, value, isHidden = false) => {
      const all = [...new Set((typeof value === 'string' ? [value] : (value ?? [])).map(toPlainText).filter(Boolean))]
      const code = toCode(name)
      if (!all.length || Object.hasOwn(values, code)) return
      // what it means is known when all is read
      if (code === 'gender') {
        values[code] = all
        return
      }
      const attribute = describeNamed(code, name, language)
      const options = all.map((each) => shortenTo(longestOption, each))
      const kept = attribute.kind === 'text' ? all.join(', ') : attribute.kind === 'boolean' ? toFlag(all[0]) : options
      if (kept !== undefined) keep(code, kept, isHidden ? { ...attribute, isVisible: false } : attribute)
    },
    finish: ({ words: told = [], paths, isSet = false }) => {
      const own = values['gender']
      const named = typeof own === 'object' ? own : []
      const gender = named.find(isGenderKey) ?? toGender(named) ?? toGender(told) ?? genderOfPaths(paths)
      delete values['gender']
      if (gender) keep('gender', [gender])
      const ptype = ptypeOfPaths(paths)
      if (ptype && !Object.hasOwn(values, 'ptype')) keep('ptype', [shortenTo(longestOption, ptype)])
      if (!Object.hasOwn(values, 'set')) keep('set', isSet)
    },
  }
}

const marks = {
  isNew: new Set(
    'new|new in|new arrival|new arrivals|novelty|новинка|новинки|новое|neu|neuheit|neuheiten|нове|新品'.split('|'),
  ),
  isSale: new Set('sale|on sale|clearance|распродажа|скидка|скидки|розпродаж|знижка|ausverkauf|促销|打折'.split('|')),
  isSet: new Set('set|sets|bundle|bundles|комплект|комплекты|набор|комплекти|набір|套装'.split('|')),
}

export type TagMarks = {
  readonly isNew: boolean
  readonly isSale: boolean
  readonly isSet: boolean
  /** Every tag, and what stands behind the sign of one such as `gender:women`. */
  readonly words: readonly string[]
}

/** What tags tell about a product: new, on sale, a set, for whom. */
export const readTags = (tags: readonly string[]): TagMarks => {
  const plain = tags.map((tag) => tag.trim().toLowerCase())
  const has = (all: ReadonlySet<string>) => plain.some((tag) => all.has(tag))
  return {
    isNew: has(marks.isNew),
    isSale: has(marks.isSale),
    isSet: has(marks.isSet),
    words: plain.flatMap((tag) => [tag, ...tag.split(/[:_=]/).slice(1)]),
  }
}

const longestCategory = 80
const deepestCategory = 10

/** Names of a category path, each plain and with its slashes marked, as one path; no longer than an index can bear. */
export const toCategoryPath = (names: readonly string[]): string =>
  names
    .map((name) => shortenTo(longestCategory, toPlainText(name).replaceAll('\\', '')).replaceAll('/', '\\/'))
    .filter(Boolean)
    .slice(0, deepestCategory)
    .join('/')

/** Whole characters: half of one is nothing that a database takes. */
const shortenTo = (most: number, text: string): string =>
  text.length > most ? [...text].slice(0, most).join('').trim() : text
