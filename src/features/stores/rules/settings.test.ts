import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { languages } from '#core/language.ts'
import { parsePo } from '#core/po.ts'
import { harmsOf } from './setting-harm.ts'
import { checkShape, emptyOf } from './setting-shapes.ts'
import type { Shape } from './setting-shapes.ts'
import { settingSpecs } from './setting-specs.ts'

describe('what settings may be', () => {
  test('[STORE-12] every setting but the windows of the home page has its kind, and is so by default', () => {
    const { home_slides: _windows, ...rest } = settings
    expect(Object.keys(settingSpecs).toSorted()).toEqual(Object.keys(rest).toSorted())
    const wrong = Object.entries(settingSpecs).flatMap(([key, { shape }]) =>
      Object.entries(checkShape(shape, rest[key as keyof typeof rest])).map((fault) => [key, ...fault]),
    )
    expect(wrong).toEqual([])
  })

  test('[ADMIN-115] every setting is said in words in every language', () => {
    for (const language of languages) {
      const file = new URL(`../../admin/locales/${language}.po`, import.meta.url)
      const texts = new Map(parsePo(readFileSync(file, 'utf8')))
      const silent = Object.keys(settingSpecs).filter((key) => !texts.get(`office.setting.${key}`))
      const parts = (shape: Shape): string[] =>
        shape.kind === 'fields'
          ? Object.entries(shape.fields).flatMap(([name, field]) => [`office.part.${name}`, ...parts(field)])
          : shape.kind === 'list'
            ? parts(shape.item)
            : shape.kind === 'or-nothing'
              ? parts(shape.of)
              : shape.kind === 'choice'
                ? shape.of.map((one) => `office.choice.${one === '' ? 'own' : String(one)}`)
                : []
      const unsaid = Object.values(settingSpecs)
        .flatMap(({ shape, group }) => [...parts(shape), `office.group.${group}`])
        .filter((id) => !texts.get(id))
      expect([silent, unsaid]).toEqual([[], []])
    }
  })

  test.each<[string, Shape, unknown, object]>([
    ['a yes is no text', { kind: 'yes-no' }, 'true', { '': 'NOT_OF_KIND' }],
    ['no number', { kind: 'number', min: 0, max: 9 }, Number.NaN, { '': 'NOT_OF_KIND' }],
    ['half a day', { kind: 'number', min: 0, max: 9, isWhole: true }, 1.5, { '': 'NOT_OF_KIND' }],
    ['below its bounds', { kind: 'number', min: 1, max: 9 }, 0, { '': 'TOO_SMALL' }],
    ['at its bounds', { kind: 'number', min: 1, max: 9 }, 9, {}],
    ['above its bounds', { kind: 'number', min: 1, max: 9 }, 10, { '': 'TOO_LARGE' }],
    ['a text with a null', { kind: 'text', most: 9 }, 'a\0b', { '': 'NOT_OF_FORM' }],
    ['blanks where a word is needed', { kind: 'text', most: 9, least: 1 }, '  ', { '': 'REQUIRED' }],
    ['too many letters', { kind: 'text', most: 2 }, 'abc', { '': 'TOO_LONG' }],
    ['no address', { kind: 'text', most: 99, form: 'https' }, 'http://a.example', { '': 'NOT_OF_FORM' }],
    ['an address that runs', { kind: 'text', most: 99, form: 'link' }, 'javascript:alert(1)', { '': 'NOT_OF_FORM' }],
    ['nothing where a form is', { kind: 'text', most: 99, form: 'https' }, '', {}],
    ['an origin with a path', { kind: 'text', most: 99, form: 'origin' }, 'https://a.example/x', { '': 'NOT_OF_FORM' }],
    ['not offered', { kind: 'choice', of: ['a'] }, 'b', { '': 'NOT_OFFERED' }],
    ['twice in a list', { kind: 'list', item: { kind: 'choice', of: ['a'] }, most: 3 }, ['a', 'a'], { '': 'TWICE' }],
    ['an item of a list', { kind: 'list', item: { kind: 'text', most: 1 }, most: 3 }, ['a', 'bc'], { 1: 'TOO_LONG' }],
    ['a list that is too long', { kind: 'list', item: { kind: 'yes-no' }, most: 0 }, [true], { '': 'TOO_LARGE' }],
    ['an empty list', { kind: 'list', item: { kind: 'yes-no' }, most: 1, least: 1 }, [], { '': 'REQUIRED' }],
    ['words of no language', { kind: 'words', most: 9 }, { fr: 'x' }, { fr: 'NOT_OFFERED' }],
    ['long words', { kind: 'words', most: 1 }, { de: 'xy' }, { de: 'TOO_LONG' }],
    ['a field that is missing', { kind: 'fields', fields: { a: { kind: 'yes-no' } } }, {}, { a: 'REQUIRED' }],
    ['a field that may be', { kind: 'fields', fields: { a: { kind: 'yes-no' } }, mayMiss: ['a'] }, {}, {}],
    ['a field of nobody', { kind: 'fields', fields: {} }, { b: 1 }, { b: 'NOT_OFFERED' }],
    ['a list for fields', { kind: 'fields', fields: {} }, [], { '': 'NOT_OF_KIND' }],
    ['nothing', { kind: 'or-nothing', of: { kind: 'yes-no' } }, null, {}],
    ['something for nothing', { kind: 'or-nothing', of: { kind: 'yes-no' } }, 1, { '': 'NOT_OF_KIND' }],
  ])('[STORE-12] %s', (_name, shape, value, faults) => {
    expect(checkShape(shape, value)).toEqual(faults)
  })

  test('[STORE-90] a way of delivery and one of payment want a name in some language, and days in their order', () => {
    const { shipping_methods: delivery, payment_methods: payment } = settingSpecs
    const of = (changes: object) => checkShape(delivery.shape, [{ ...settings.shipping_methods[0], ...changes }])
    expect(of({ method_title: { de: 'Bote' }, days: [2, 2] })).toEqual({})
    expect(of({ method_title: { de: ' ' }, days: [5, 2] })).toEqual({
      '0.method_title': 'REQUIRED',
      '0.days': 'NOT_OF_FORM',
    })
    expect(checkShape(payment.shape, [{ ...settings.payment_methods[0], title: {} }])).toEqual({
      '0.title': 'REQUIRED',
    })
  })

  test('[STORE-91] a country is one that exists, by the code in use', () => {
    const { shape } = settingSpecs.countries
    expect(checkShape(shape, ['GB', 'XK', 'UK', 'QX', 'us'])).toEqual({
      2: 'NOT_OF_FORM',
      3: 'NOT_OF_FORM',
      4: 'NOT_OF_FORM',
    })
  })

  test('[ADMIN-115] [STORE-92] a new item starts with the least there may be, a way of delivery with what is meant', () => {
    const { shape } = settingSpecs.shipping_methods
    const item = shape.kind === 'list' ? emptyOf(shape.item) : undefined
    expect(item).toMatchObject({ method_title: {}, amount: 0, days: [], offline: false, carrier_code: '' })
    // nobody means to send for nothing what has a price
    expect(item).toMatchObject({ limit: 1_000_000, available: true })
    expect(emptyOf(settingSpecs.home_top_slider.shape)).toBeNull()
    expect(emptyOf(settingSpecs.show_lowest_price.shape)).toBe('by-law')
  })
})

describe('what would break the shop', () => {
  const [method] = settings.shipping_methods
  test.each([
    ['as it is', {}, undefined],
    ['no delivery', { shipping_methods: [{ ...method, available: false }] }, 'DELIVERY_NEEDED'],
    ['two deliveries alike', { shipping_methods: [method, method] }, 'DELIVERY_NEEDED'],
    ['no payment', { payment_methods: [] }, 'PAYMENT_NEEDED'],
    ['the main view is off', { active_views: ['de'] as const }, 'VIEW_NEEDED'],
    ['a dear dollar', { rates: { USD: 2, EUR: 1, RUB: 1 } }, 'RATE_FIXED'],
    ['no country of its own', { countries: ['FR'] }, 'COUNTRY_NEEDED'],
  ])('[STORE-14] %s', (_name, change, harm) => {
    expect(harmsOf({ ...settings, ...change }, storeViews.de)).toEqual(harm ? [harm] : [])
  })
})
