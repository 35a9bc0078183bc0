import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { prepareImports, simpleRow, toCsv } from '#test/support/import-texts.ts'

const imports = prepareImports()

const find = (sku: string) =>
  imports.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
const readLinks = async () => {
  const { rows } = await sql<{ link: string }>`
    select p.sku || ' ' || kind || ' ' || l.sku || ' ' || qty as link
    from product_link join product p on p.id = product_id join product l on l.id = linked_id order by p.sku, kind, product_link.position`.execute(
    imports.db,
  )
  return rows.map(({ link }) => link)
}

describe('products made of others', () => {
  const bundle = simpleRow('KIT', {
    product_type: 'bundle',
    price: '',
    qty: 100,
    bundle_price_type: 'dynamic',
    bundle_values:
      'name=Ball,type=radio,required=1,sku=A,price=0.0000,default=1,default_qty=2.0000,price_type=fixed|' +
      'name=Ball,type=radio,required=1,sku=B,price=0.0000,default=0,default_qty=1.0000,price_type=fixed|' +
      'name=Strap,type=radio,required=0,sku=C,price=0.0000,default=1,default_qty=1.0000|name=Strap,type=radio,required=0,sku=LOST,default=0',
  })

  test('[IMPORT-21] a bundle has its options in order, and what is lost is noted', async () => {
    const { counts } = await imports.texts.run({
      'a.csv': toCsv([bundle, simpleRow('A'), simpleRow('B'), simpleRow('C')]),
    })
    expect(counts).toMatchObject({ new: 4, refused: 0 })
    expect(counts.issues).toMatchObject([
      { line: 2, column: 'bundle_values', sku: 'KIT', isRefused: false, message: expect.stringContaining('LOST') },
    ])
    const [a, b, c] = [(await find('A')).id, (await find('B')).id, (await find('C')).id]
    expect(await find('KIT')).toMatchObject({
      type_id: 'bundle',
      attributes: { set: true },
      bundle_options: [
        {
          id: 1,
          title: { en: 'Ball' },
          required: true,
          links: [
            { id: 1, product_id: a, sku: 'A', qty: 2, is_default: true },
            { id: 2, product_id: b, sku: 'B', qty: 1, is_default: false },
          ],
        },
        {
          id: 2,
          title: { en: 'Strap' },
          required: false,
          links: [{ id: 3, product_id: c, sku: 'C', qty: 1, is_default: true }],
        },
      ],
    })
  })

  test('[IMPORT-21] a lost part that comes later is there after the next run', async () => {
    await imports.texts.run({ 'a.csv': toCsv([bundle, simpleRow('A'), simpleRow('B'), simpleRow('C')]) })
    const { counts } = await imports.texts.run({
      'a.csv': toCsv([bundle, simpleRow('A'), simpleRow('B'), simpleRow('C'), simpleRow('LOST')]),
    })
    expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 3 })
    expect((await find('KIT')).bundle_options[1]?.links.map(({ sku }) => sku)).toEqual(['C', 'LOST'])
  })

  test('[IMPORT-21] groups, downloads and options with choices', async () => {
    await imports.texts.run({
      'a.csv': toCsv([
        simpleRow('SET', { product_type: 'grouped', price: '', associated_skus: 'B=1.0000,A=2.0000' }),
        simpleRow('A'),
        simpleRow('B'),
        simpleRow('FILM', {
          product_type: 'downloadable',
          downloadable_links:
            "group_title=Trailers,title=Beginner's Yoga, part 1,price=6,downloads=unlimited,file=/l/u/one.mp4,sample=/l/u/s.mp4|title=Two,file=/l/u/two.mp4",
          downloadable_samples: 'group_title=S,title=Look,file=/l/u/look.mp4',
        }),
        simpleRow('CARD', {
          product_type: 'virtual',
          custom_options:
            'name=Print,type=drop_down,required=1,price=5.0000,price_type=fixed,option_title=Name|' +
            'name=Print,type=drop_down,required=1,price=10.0000,price_type=percent,option_title=Logo|name=Text,type=field,required=0,price=1',
        }),
      ]),
    })
    expect(await readLinks()).toEqual(['SET associated B 1', 'SET associated A 2'])
    expect((await find('FILM')).downloads).toEqual([
      { title: { en: "Beginner's Yoga, part 1" }, file: 'l/u/one.mp4', is_sample: false },
      { title: { en: "Beginner's Yoga, part 1" }, file: 'l/u/s.mp4', is_sample: true },
      { title: { en: 'Two' }, file: 'l/u/two.mp4', is_sample: false },
      { title: { en: 'Look' }, file: 'l/u/look.mp4', is_sample: true },
    ])
    expect((await find('CARD')).custom_options).toEqual([
      {
        id: 1,
        title: { en: 'Print' },
        required: true,
        values: [
          { id: 1, title: { en: 'Name' }, price: 500, price_type: 'fixed' },
          { id: 2, title: { en: 'Logo' }, price: 10, price_type: 'percent' },
        ],
      },
    ])
  })
})

describe('links and reviews', () => {
  const products = toCsv([simpleRow('A', { related_skus: 'B', upsell_skus: 'C,LOST' }), simpleRow('B'), simpleRow('C')])
  const links =
    'sku,kind,linked_sku\nA,related,C\nA,related,B\nX,related,A\nA,crosssell,X\nA,friend,B\nB,upsell,B\nB,cross_sell,C'

  test('[IMPORT-22] links of unknown SKUs are refused by line and column, whatever file comes first', async () => {
    const { counts } = await imports.texts.run({ 'links.csv': links, 'a.csv': products })
    expect(counts.byKind.links).toEqual({ new: 3, changed: 0, unchanged: 0, refused: 4 })
    expect(
      counts.issues.map(({ file, line, column, isRefused }) => [file.split('/').at(-1), line, column, isRefused]),
    ).toEqual([
      ['a.csv', 2, 'upsell_skus', false],
      ['links.csv', 4, 'sku', true],
      ['links.csv', 5, 'linked_sku', true],
      ['links.csv', 6, 'kind', true],
      ['links.csv', 7, 'linked_sku', true],
    ])
    expect(await readLinks()).toEqual(['A related B 1', 'A related C 1', 'A upsell C 1', 'B crosssell C 1'])
  })

  test('[IMPORT-4] [IMPORT-22] links alone, later: added to what is there, and the second time nothing', async () => {
    await imports.texts.run({ 'a.csv': products })
    expect((await imports.texts.run({ 'links.csv': links })).counts).toMatchObject({ new: 2, unchanged: 1, refused: 4 })
    expect((await imports.texts.run({ 'links.csv': links })).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
    expect(await readLinks()).toEqual(['A related B 1', 'A related C 1', 'A upsell C 1', 'B crosssell C 1'])
  })

  test('[IMPORT-22] a product that changes has the links its row names, of the kinds it names', async () => {
    await imports.texts.run({ 'a.csv': products, 'links.csv': links })
    await imports.texts.run({ 'a.csv': toCsv([simpleRow('A', { related_skus: 'C', price: 11 })]) })
    expect(await readLinks()).toEqual(['A related C 1', 'A upsell C 1', 'B crosssell C 1'])
  })

  test('[IMPORT-23] reviews are approved and found again; a rating changes, an e-mail address is nowhere', async () => {
    const reviews = (rating: number) =>
      toCsv([
        {
          sku: 'A',
          rating_code: 'Rating',
          rating_value: rating,
          title: 'Good ',
          review: 'Soft &amp; warm,\nreally',
          reviewer: 'Chi',
          email: 'chi@example.com',
        },
        { sku: 'A', rating_value: 9, title: 'Too good', review: 'x', reviewer: 'Bo' },
        { sku: 'LOST', rating_value: 5, title: 'Where', review: 'is it', reviewer: 'Al' },
        { sku: 'A', rating_value: 5, title: 'Good', review: 'Soft & warm, really', reviewer: 'Chi' },
      ])
    const first = await imports.texts.run({ 'reviews.csv': reviews(4), 'a.csv': products })
    expect(first.counts.byKind.reviews).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 3 })
    expect(first.counts.issues.filter(({ isRefused }) => isRefused).map(({ line, column }) => [line, column])).toEqual([
      [4, 'rating_value'],
      [5, 'sku'],
      [6, 'sku'],
    ])
    const [review] = await imports.db.selectFrom('review').selectAll().execute()
    expect(review).toMatchObject({
      rating: 4,
      title: 'Good',
      detail: 'Soft & warm, really',
      nickname: 'Chi',
      status: 1,
    })
    expect(JSON.stringify(review)).not.toContain('@')
    expect((await imports.texts.run({ 'reviews.csv': reviews(4) })).counts.byKind.reviews).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 1,
    })
    expect((await imports.texts.run({ 'reviews.csv': reviews(2) })).counts.byKind.reviews).toMatchObject({
      new: 0,
      changed: 1,
    })
  })
})
