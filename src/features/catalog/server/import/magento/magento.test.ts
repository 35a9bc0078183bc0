import { describe, expect, test } from 'vitest'
import { emptyCatalogue, prepareImports, toCsv } from '#test/support/import-texts.ts'

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

const family = [
  simple('TEE-S', { additional_attributes: 'size=S,color=Red', visibility: 'Not Visible Individually', qty: 7 }),
  simple('TEE', {
    product_type: 'configurable',
    name: 'Gobi HeatTec&reg; Tee',
    qty: 0,
    is_in_stock: 1,
    categories: 'Default Category/Men/Tops/Tees,Default Category/Sale,Default Category',
    configurable_variations: 'sku=TEE-S,size=S,color=Red|sku=TEE-M,size=M,color=Red',
    additional_attributes: 'material=Cotton, organic|Hemp,sale=Yes,eco_collection=Yes,fabric_care=cold',
  }),
  simple('TEE-M', { additional_attributes: 'size=M,color=Red', qty: 3 }),
]

const find = (sku: string) =>
  imports.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
const labelsOf = async (sku: string, code: string) => {
  const ids = (await find(sku)).attributes[code] as number[]
  const options = await imports.db.selectFrom('attribute_option').selectAll().where('id', 'in', ids).execute()
  return options.map(({ key }) => key).toSorted()
}

describe('a family', () => {
  test('[IMPORT-20] a parent in the middle of its variants has them, and what they differ by in order', async () => {
    const { counts } = await imports.texts.run({ 'a.csv': toCsv(family) })
    expect(counts).toMatchObject({ new: 3, changed: 0, unchanged: 0, refused: 0 })
    const parent = await find('TEE')
    expect(parent).toMatchObject({ type_id: 'configurable', variant_attributes: ['size', 'color'], visibility: 4 })
    expect(await find('TEE-S')).toMatchObject({ parent_id: parent.id, visibility: 1 })
    expect(await find('TEE-M')).toMatchObject({ parent_id: parent.id, visibility: 1 })
    expect(await labelsOf('TEE-M', 'size')).toEqual(['M'])
  })

  test('[IMPORT-2] rows in another order and in other files make the same catalogue', async () => {
    const read = async () => {
      const rows = await imports.db.selectFrom('product').selectAll().orderBy('sku').execute()
      const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
      return rows.map((row) => [
        row.sku,
        row.slug,
        row.name,
        row.visibility,
        skus.get(row.parent_id ?? 0),
        row.variant_attributes,
      ])
    }
    await imports.texts.run({ 'a.csv': toCsv(family) })
    const expected = await read()
    await emptyCatalogue(imports.db)
    await imports.texts.run({ 'b.csv': toCsv(family.slice(2)), 'a.csv': toCsv(family.slice(0, 2).toReversed()) })
    expect(await read()).toEqual(expected)
  })

  test('[IMPORT-14] [IMPORT-18] [IMPORT-19] labels become options, several values are several, the rest are texts', async () => {
    await imports.texts.run({ 'a.csv': toCsv(family) })
    expect(await labelsOf('TEE', 'material')).toEqual(['Cotton, organic', 'Hemp'])
    const { name, attributes } = await find('TEE')
    expect(name).toEqual({ en: 'Gobi HeatTec® Tee' })
    expect(attributes).toMatchObject({ eco_collection: 'Yes', fabric_care: 'cold' })
    expect(attributes).not.toHaveProperty('sale')
  })

  test('[IMPORT-14] an unknown attribute that variants differ by has options, and so it has where it was a text before', async () => {
    const flavour = (sku: string, value: string) => simple(sku, { additional_attributes: `flavour=${value}` })
    await imports.texts.run({
      'a.csv': toCsv([flavour('BAR-1', 'Mint'), flavour('BAR-2', 'Lime'), flavour('GEL', 'Mint')]),
    })
    expect((await find('GEL')).attributes['flavour']).toBe('Mint')
    const parent = simple('BAR', {
      product_type: 'configurable',
      configurable_variations: 'sku=BAR-1,flavour=Mint|sku=BAR-2,flavour=Lime',
    })
    await imports.texts.run({ 'b.csv': toCsv([parent, flavour('BAR-1', 'Mint'), flavour('BAR-2', 'Lime')]) })
    expect(await labelsOf('BAR-1', 'flavour')).toEqual(['Mint'])
    expect(await labelsOf('GEL', 'flavour')).toEqual(['Mint'])
  })

  test('[IMPORT-15] [IMPORT-16] [IMPORT-17] what filters need comes from the file, else from the categories', async () => {
    await imports.texts.run({
      'a.csv': toCsv([
        ...family,
        simple('MAT', {
          categories: 'Default Category/Gear,Default Category/Gear/Mats',
          additional_attributes: 'gender=Men|Women|Unisex,new=1',
        }),
        simple('HAT', {
          additional_attributes: 'gender=Women,ptype=Hats,promoted=7',
          new_from_date: '2026-07-01',
          new_to_date: '2026-07-15',
        }),
        simple('OLD', {
          new_from_date: '2026-06-01',
          new_to_date: '2026-07-14',
          special_price: 20,
          special_to_date: '2026-07-14',
        }),
        simple('CUT', { special_price: 20, special_to_date: '2026-07-15' }),
      ]),
    })
    expect(await find('TEE')).toMatchObject({ attributes: { gender: [1] }, is_sale: true, is_new: false })
    expect(await find('MAT')).toMatchObject({ attributes: { gender: [2] }, is_new: true })
    expect(await find('HAT')).toMatchObject({
      attributes: { gender: [0] },
      is_new: true,
      new_from: new Date('2026-07-01T00:00:00.000Z'),
      new_to: new Date('2026-07-15T23:59:59.999Z'),
      promoted: 7,
    })
    expect(await find('OLD')).toMatchObject({ new_to: new Date('2026-07-14T23:59:59.999Z'), is_sale: false })
    expect((await find('OLD')).attributes).not.toHaveProperty('gender')
    // a special price marks it while it lasts
    expect(await find('CUT')).toMatchObject({ is_sale: false })
    expect([await labelsOf('TEE', 'ptype'), await labelsOf('MAT', 'ptype'), await labelsOf('HAT', 'ptype')]).toEqual([
      ['Tees'],
      ['Mats'],
      ['Hats'],
    ])
  })

  test('[IMPORT-20] variants in the shop are adopted, missing ones noted, and a later run of them alone keeps the parent', async () => {
    await imports.texts.run({ 'a.csv': toCsv([simple('TEE-S', { additional_attributes: 'size=S' })]) })
    const { counts } = await imports.texts.run({
      'b.csv': toCsv([{ ...family[1], configurable_variations: 'sku=TEE-S,size=S|sku=TEE-X,size=X' }]),
    })
    expect(counts.issues).toMatchObject([
      { line: 2, column: 'configurable_variations', isRefused: false, message: expect.stringContaining('TEE-X') },
    ])
    const { id } = await find('TEE')
    expect((await find('TEE-S')).parent_id).toBe(id)
    await imports.texts.run({ 'a.csv': toCsv([simple('TEE-S', { additional_attributes: 'size=S', price: 31 })]) })
    expect((await find('TEE-S')).parent_id).toBe(id)
  })

  test('[IMPORT-11] parents with quantity 0 are in stock; without figures nothing is managed', async () => {
    await imports.texts.run({
      'a.csv': toCsv([
        ...family,
        simple('NONE'),
        simple('OUT', { qty: 0, is_in_stock: 0, manage_stock: 1 }),
        simple('CONFIG', { qty: 5, manage_stock: 0, use_config_manage_stock: 1 }),
        simple('FREE', { qty: 5, manage_stock: 0, use_config_manage_stock: 0 }),
      ]),
    })
    const rows = await imports.db
      .selectFrom('stock')
      .innerJoin('product', 'id', 'product_id')
      .select(['sku', 'qty', 'is_in_stock', 'is_managed'])
      .execute()
    const stock = Object.fromEntries(rows.map(({ sku, ...row }) => [sku, Object.values(row)]))
    expect(stock).toEqual({
      TEE: [0, true, false],
      'TEE-S': [7, true, true],
      'TEE-M': [3, true, true],
      NONE: [0, true, false],
      OUT: [0, false, true],
      CONFIG: [5, true, true],
      FREE: [5, true, false],
    })
  })
})
