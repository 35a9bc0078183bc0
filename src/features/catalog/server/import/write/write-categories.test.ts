import { describe, expect, test } from 'vitest'
import { catalogue, piece, prepareWriting } from '#test/support/write-catalogue.ts'

const shop = prepareWriting()
const { write } = shop
const find = (sku: string) => shop.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirst()

describe('[IMPORT-12] categories', () => {
  const read = () =>
    shop.db
      .selectFrom('category')
      .select(['id', 'path_key', 'slug', 'url_path', 'parent_id', 'level'])
      .orderBy('id')
      .execute()

  test('the path is the key: equal leaves are several, ids begin with 3, addresses are unique', async () => {
    await write(
      catalogue([piece('A', { categories: ['Women/Tops', 'Men/Tops/Tees & Co', 'Women/Tops/Tees & Co'] })], {
        categories: [
          { path: 'Women/Tops/Tees & Co', name: {} },
          { path: 'Women/Tops', name: { en: 'Tops', ru: 'Верх' }, slug: 'tops' },
        ],
      }),
    )
    const rows = await read()
    expect(rows.map(({ path_key, slug, url_path, level }) => [path_key, slug, url_path, level])).toEqual([
      ['Women', 'women', 'women', 1],
      ['Women/Tops', 'tops', 'women/tops', 2],
      ['Women/Tops/Tees & Co', 'tees-co', 'women/tops/tees-co', 3],
      ['Men', 'men', 'men', 1],
      ['Men/Tops', 'men-tops', 'men/tops', 2],
      ['Men/Tops/Tees & Co', 'men-tops-tees-co', 'men/tops/tees-co', 3],
    ])
    expect(rows[0]?.id).toBe(3)
    expect(rows[2]?.parent_id).toBe(rows[1]?.id)
    const rewrites = await shop.db
      .selectFrom('url_rewrite')
      .select(['path', 'entity', 'store_code'])
      .orderBy('path')
      .execute()
    expect(rewrites.map(({ path }) => path)).toEqual(rows.map(({ url_path }) => url_path).toSorted())
  })

  test('a name in another language is added, and nothing else changes', async () => {
    await write(catalogue([piece('A')]))
    const before = await read()
    await write(
      catalogue([piece('A')], {
        categories: [{ path: 'Women/Tops', name: { en: 'Upper', ru: 'Верх' }, slug: 'upper' }],
      }),
    )
    expect(await read()).toEqual(before)
    const { name } = await shop.db
      .selectFrom('category')
      .select('name')
      .where('path_key', '=', 'Women/Tops')
      .executeTakeFirstOrThrow()
    expect(name).toEqual({ en: 'Tops', ru: 'Верх' })
  })
})

describe('[IMPORT-26] full', () => {
  test('only full removes, and orders keep their lines', async () => {
    await write(catalogue([piece('A'), piece('B', { categories: ['Men'] })]))
    await write(catalogue([piece('A')]))
    expect(await find('B')).toBeDefined()
    expect(await write(catalogue([piece('A')]), { mode: 'full' })).toMatchObject({ unchanged: 1, removed: 1 })
    expect(await find('B')).toMatchObject({ status: 3 })
    const paths = await shop.db.selectFrom('category').select('path_key').orderBy('id').execute()
    expect(paths.map(({ path_key }) => path_key)).toEqual(['Women', 'Women/Tops'])
    expect(await shop.db.selectFrom('url_rewrite').select('path').where('path', '=', 'men').execute()).toEqual([])
  })

  test('refused SKUs are spared, and a run without products removes nothing', async () => {
    await write(catalogue([piece('A'), piece('B')]))
    const input = { ...catalogue([piece('A')]), spared: new Set(['B']) }
    expect(await write(input, { mode: 'full' })).toMatchObject({ removed: 0 })
    expect(await write(catalogue([]), { mode: 'full' })).toMatchObject({ removed: 0 })
    expect(await find('A')).toBeDefined()
  })
})
