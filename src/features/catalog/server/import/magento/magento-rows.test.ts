import { describe, expect, test } from 'vitest'
import { prepareImports, readFingerprint, toCsv } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'

const imports = prepareImports()

const simple = (sku: string, more: Record<string, string | number> = {}) => ({
  sku,
  store_view_code: '',
  attribute_set_code: 'Top',
  product_type: 'simple',
  name: `Tee ${sku}`,
  price: 29,
  ...more,
})

const find = (sku: string) =>
  imports.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
const refusals = (report: Awaited<ReturnType<ImportTexts['run']>>) =>
  report.counts.issues.filter(({ isRefused }) => isRefused).map(({ line, column, sku }) => [line, column, sku])

describe('refused rows', () => {
  test('[IMPORT-5] each with its line, column and SKU, over cells of several lines; the others are taken', async () => {
    const report = await imports.texts.run({
      'a.csv': toCsv([
        simple('A', { description: 'one\ntwo' }),
        simple('B', { price: 'free' }),
        simple('', {}),
        simple('C', { product_type: 'giftcard' }),
        simple('D', { name: '', qty: 'many' }),
        simple('E', { special_price: 9, special_price_from_date: '31.07.2026' }),
        simple('F', { visibility: 'everywhere' }),
        simple('G', { price: '' }),
        simple('H', { store_view_code: 'klingon' }),
        simple('I'),
      ]),
    })
    expect(refusals(report)).toEqual([
      [4, 'price', 'B'],
      [5, 'sku', undefined],
      [6, 'product_type', 'C'],
      [7, 'name', 'D'],
      [7, 'qty', 'D'],
      [8, 'special_price_from_date', 'E'],
      [9, 'visibility', 'F'],
      [10, 'price', 'G'],
      [11, 'store_view_code', 'H'],
    ])
    expect(report.counts).toMatchObject({ new: 2, refused: 8 })
  })

  test('[IMPORT-6] a SKU twice in one file: the second is refused; in two files the later counts; a language is no twin', async () => {
    const first = toCsv([
      simple('A', { name: 'First' }),
      simple('A', { name: 'Second' }),
      simple('A', { store_view_code: 'ru', name: 'Первый', price: '' }),
    ])
    const report = await imports.texts.run({ 'a.csv': first })
    expect(refusals(report)).toEqual([[3, 'sku', 'A']])
    expect((await find('A')).name).toEqual({ en: 'First', ru: 'Первый' })
    const later = await imports.texts.run({ 'a.csv': first, 'b.csv': toCsv([simple('A', { name: 'Third' })]) })
    expect(later.counts).toMatchObject({ changed: 1, refused: 1 })
    expect((await find('A')).name).toEqual({ en: 'Third', ru: 'Первый' })
  })

  test('[IMPORT-1] a file that breaks in its last line takes nothing of the others', async () => {
    await imports.texts.run({ 'a.csv': toCsv([simple('A')]) })
    const before = await readFingerprint(imports.db)
    const files = { 'good.csv': toCsv([simple('B')]), 'broken.csv': `${toCsv([simple('C')])}\nD,"never closed` }
    await expect(imports.texts.run(files)).rejects.toThrow(/FILE_REFUSED.*broken\.csv.*never closed/)
    await expect(imports.texts.run({ 'good.csv': toCsv([simple('B')]), 'odd.csv': 'a,b\n1,2' })).rejects.toThrow(
      /odd\.csv/,
    )
    expect(await readFingerprint(imports.db)).toEqual(before)
  })
})

describe('languages', () => {
  test('[IMPORT-24] a row of a view adds its language, to products of the run and to those in the shop', async () => {
    const rows = [
      simple('A', { description: '<p>Soft</p>' }),
      { sku: 'A', store_view_code: 'ru', name: 'Футболка', description: '<p onclick="x">Мягкая</p>' },
      { sku: 'A', store_view_code: 'de_de', name: 'T-Shirt' },
    ]
    await imports.texts.run({ 'a.csv': toCsv(rows.toReversed()) })
    expect(await find('A')).toMatchObject({
      name: { en: 'Tee A', ru: 'Футболка', de: 'T-Shirt' },
      description: { en: '<p>Soft</p>', ru: '<p>Мягкая</p>' },
    })
    const later = {
      'b.csv': toCsv([
        { sku: 'A', store_view_code: 'ua', name: 'Футболка А' },
        { sku: 'X', store_view_code: 'ua', name: 'Х' },
      ]),
    }
    const report = await imports.texts.run(later)
    expect(report.counts).toMatchObject({ changed: 1, refused: 1, byKind: { texts: { changed: 1, refused: 1 } } })
    expect(refusals(report)).toEqual([[3, 'sku', 'X']])
    expect((await imports.texts.run(later)).counts).toMatchObject({ changed: 0, unchanged: 1 })
    await imports.texts.run({ 'a.csv': toCsv([simple('A', { price: 30 })]) })
    expect((await find('A')).name).toEqual({ en: 'Tee A', ru: 'Футболка', de: 'T-Shirt', uk: 'Футболка А' })
  })

  test('[IMPORT-24] rows that repeat type and attribute set for a view are no twins of the product', async () => {
    const view = {
      sku: 'A',
      store_view_code: 'en',
      attribute_set_code: 'Top',
      product_type: 'simple',
      name: 'For English',
    }
    await imports.texts.run({ 'a.csv': toCsv([view, simple('A', { qty: 4 })]) })
    expect((await find('A')).name).toEqual({ en: 'For English' })
    await imports.texts.run({ 'b.csv': toCsv([{ ...view, sku: 'B', price: 12 }]) })
    expect((await find('B')).name).toEqual({ en: 'For English' })
  })

  test('[IMPORT-8] prices are in the currency of --store, and a view with another currency brings its own', async () => {
    const pricesOf = async (sku: string) => {
      const { id } = await find(sku)
      const rows = await imports.db
        .selectFrom('product_price')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('currency')
        .execute()
      return rows.map((row) => [row.currency, row.price, row.special_price, row.is_derived])
    }
    await imports.texts.run({
      'a.csv': toCsv([simple('A', { price: '52.50' }), { sku: 'A', store_view_code: 'ru', price: 4990 }]),
    })
    expect(await pricesOf('A')).toEqual([
      ['EUR', 4700, null, true],
      ['RUB', 499000, null, false],
      ['USD', 5250, null, false],
    ])
    await imports.texts.run({ 'a.csv': toCsv([simple('A', { price: 60, special_price: 50 })]) })
    expect(await pricesOf('A')).toEqual([
      ['EUR', 5400, 4500, true],
      ['RUB', 499000, null, false],
      ['USD', 6000, 5000, false],
    ])
    await imports.texts.run({ 'b.csv': toCsv([simple('B', { name: 'Мяч', price: 9000 })]) }, { storeCode: 'ru' })
    expect(await pricesOf('B')).toEqual([
      ['EUR', 9000, null, true],
      ['RUB', 900000, null, false],
      ['USD', 10000, null, true],
    ])
    expect(await find('B')).toMatchObject({ name: { ru: 'Мяч' }, slug: 'myach' })
  })
})
