import { describe, expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { attributes } from './attributes.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { collections, stories } from './collections.ts'
import type { Collection } from './collections.ts'
import { colours as allColours } from './colours.ts'
import { copyOf } from './copy.ts'
import { GARMENT_COLOURS, PRINTS } from './pictures/spec.ts'
import type { PictureSpec } from './pictures/spec.ts'
import { twoPieceSets } from './sets.ts'
import { variantsOf } from './sku.ts'
import { getStyle, styles } from './styles.ts'

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)
const collectionOf = (key: string): Collection | undefined =>
  (collections as readonly Collection[]).find((collection) => collection.key === key)
const isStory = (key: string): boolean => (stories as readonly string[]).includes(key)

const leaves: readonly string[] = categories
  .map(({ path }) => path)
  .filter((path) => !categories.some((other) => other.path.startsWith(`${path}/`)))

/** What an unwritten parameter means, so that two ways of writing one cut compare equal. */
const unsaid = new Set<unknown>([undefined, 'none', 'plain', 'set-in', false])

/** Equal exactly when two pictures show the same cut and print; accents, logos and seeds do not count. */
const signatureOf = (picture: PictureSpec): string =>
  [
    picture.template,
    picture.print,
    ...Object.entries(picture.cut)
      .filter(([, value]) => !unsaid.has(value))
      .map(([key, value]) => `${key}=${value}`)
      .toSorted(),
  ]
    .filter((part) => !unsaid.has(part))
    .join(' ')

describe('the demo styles', () => {
  test('are at least 320, of all types, with 4,000 variants and more', () => {
    expect(styles.length).toBeGreaterThanOrEqual(330)
    expect(new Set(styles.map(({ type }) => type))).toEqual(
      new Set(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']),
    )
    expect(styles.flatMap(variantsOf).length).toBeGreaterThanOrEqual(4000)
    expect(brands.length + collections.length).toBeGreaterThanOrEqual(40)
  })

  test('spread over the shelves as planned', () => {
    const counts = Object.fromEntries(
      [...new Set(styles.map(({ shelf }) => shelf))].map((shelf) => [
        shelf,
        styles.filter((style) => style.shelf === shelf).length,
      ]),
    )
    expect(counts).toEqual({
      hoodies: 45,
      jackets: 36,
      tees: 45,
      tanks: 24,
      bras: 40,
      leggings: 50,
      joggers: 28,
      shorts: 32,
      shoes: 36,
      extras: 31,
    })
  })

  test('share neither key, SKU, name nor cut and print', () => {
    expect(repeated(styles.map(({ key }) => key))).toEqual([])
    expect(repeated(styles.map(({ sku }) => sku))).toEqual([])
    expect(repeated(styles.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(repeated(styles.flatMap(({ picture }) => (picture ? [signatureOf(picture)] : [])))).toEqual([])
    expect(repeated(styles.flatMap(({ picture }) => (picture ? [String(picture.seed)] : [])))).toEqual([])
    expect(repeated(styles.flatMap(({ scene }) => scene ?? []))).toEqual([])
  })

  test('refer to brands, collections, leaves and styles that exist', () => {
    const brandKeys = new Set<string>(brands.map(({ key }) => key))
    const paths = new Set(leaves)
    const keys = new Set(styles.map(({ key }) => key))
    expect(styles.filter(({ brand }) => !brandKeys.has(brand)).map(({ key }) => key)).toEqual([])
    expect(
      styles
        .filter(({ brand, collection }) => ![brand, undefined].includes(collectionOf(collection)?.brand))
        .map(({ key }) => key),
    ).toEqual([])
    expect(
      styles
        .filter(({ categories: own }) => own.length === 0 || own.some((path) => !paths.has(path)))
        .map(({ key }) => key),
    ).toEqual([])
    expect(
      styles
        .filter(({ key, related }) => related.length < 2 || related.some((other) => other === key || !keys.has(other)))
        .map(({ key }) => key),
    ).toEqual([])
  })

  test('know their colours, facts and special prices', () => {
    expect(
      styles.filter(({ colours }) => colours.length === 0 || repeated(colours).length > 0).map(({ key }) => key),
    ).toEqual([])
    expect(
      styles.filter(({ colours }) => colours.some((colour) => !allColours.includes(colour))).map(({ key }) => key),
    ).toEqual([])
    expect(
      styles
        .filter(({ colours, collection }) => isStory(collection) && colours[0] !== collection)
        .map(({ key }) => key),
    ).toEqual([])
    expect(styles.filter(({ facts }) => facts.length < 2).map(({ key }) => key)).toEqual([])
    expect(styles.filter(({ price, special }) => special && special.price >= price).map(({ key }) => key)).toEqual([])
  })

  test('have a picture with a second colour where its print needs one, or a scene', () => {
    expect(
      styles.filter(({ picture, scene }) => (picture === undefined) === (scene === undefined)).map(({ key }) => key),
    ).toEqual([])
    const wrong = styles.filter(({ picture, colours }) => {
      const { print = 'plain', accent = '' } = picture ?? {}
      if (!PRINTS.includes(print)) return true
      if (accent === '') return print !== 'plain' && print !== 'melange'
      return !(accent in GARMENT_COLOURS) || (colours as readonly string[]).includes(accent)
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('keep the shares of promo, approved and special prices', () => {
    const share = (count: number): number => count / styles.length
    expect(share(styles.filter(({ isPromo }) => isPromo).length)).toBeCloseTo(0.1, 1)
    expect(share(styles.filter(({ approved }) => approved).length)).toBeCloseTo(0.6, 1)
    expect(share(styles.filter(({ special }) => special).length)).toBeCloseTo(0.22, 1)
    expect(styles.filter(({ onlyPromo }) => onlyPromo).length).toBeGreaterThan(3)
    expect(styles.filter(({ onlyPromo, isPromo }) => onlyPromo && !isPromo)).toEqual([])
    expect(styles.filter(({ onlyPromo, promoted }) => onlyPromo && promoted > 0)).toEqual([])
  })

  test('pair into sets of one colour story', () => {
    expect(repeated(twoPieceSets.flatMap(({ top, bottom }) => [top, bottom]))).toEqual([])
    const halves = twoPieceSets.flatMap(({ top, bottom, colour }) => [
      { style: getStyle(top), other: bottom, colour },
      { style: getStyle(bottom), other: top, colour },
    ])
    const wrong = halves.filter(
      ({ style, other, colour }) =>
        !style.colours.includes(colour) || collectionOf(style.collection)?.story !== colour || style.partner !== other,
    )
    expect(wrong.map(({ style }) => style.key)).toEqual([])
  })
})

describe('words', () => {
  test('every label is there in five languages', () => {
    const labels = [
      ...attributes.flatMap(({ code, label, options }) => [
        { of: code, label },
        ...(options ?? []).map((option) => ({ of: `${code} ${option.key}`, label: option.label })),
      ]),
      ...categories.map(({ path, name }) => ({ of: path, label: name })),
      ...collections.map(({ key, name }) => ({ of: key, label: name })),
    ]
    expect(labels.length).toBeGreaterThan(250)
    expect(labels.filter(({ label }) => languages.some((language) => !label[language])).map(({ of }) => of)).toEqual([])
  })

  test('options of one attribute are told apart in every language', () => {
    for (const { options = [] } of attributes) {
      expect(repeated(options.map(({ key }) => key))).toEqual([])
      for (const language of languages) expect(repeated(options.map(({ label }) => label[language] ?? ''))).toEqual([])
    }
  })

  test('written copy is complete, plain and its own', () => {
    const copies = styles.map((style) => ({ key: style.key, ...copyOf(style) }))
    const isPlain = (html: string): boolean => !/[<>]/.test(html.replaceAll(/<\/?(?:p|ul|ol|li|strong|em)>/g, ''))
    for (const language of languages) {
      expect(repeated(copies.map(({ name }) => name[language] ?? ''))).toEqual([])
      const wrong = copies.filter(
        ({ name, description }) => !name[language] || !description[language] || !isPlain(description[language]),
      )
      expect(wrong.map(({ key }) => `${key} in ${language}`)).toEqual([])
    }
  })
})

describe('the tree', () => {
  test('is three levels deep and has no empty leaf', () => {
    expect(Math.max(...categories.map(({ path }) => path.split('/').length))).toBe(3)
    const filled = new Set(styles.flatMap((style) => style.categories))
    expect(leaves.filter((path) => !filled.has(path))).toEqual([])
  })

  test('has one English address a category', () => {
    expect(repeated(categories.map(({ path }) => path))).toEqual([])
  })
})
