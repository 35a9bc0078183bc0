import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { prepareImports } from '#test/support/import-texts.ts'

const imports = prepareImports()

const folder = fileURLToPath(new URL('../../../../../../test/fixtures/import/vue-storefront', import.meta.url))
const take = (name: string) => imports.texts.run({}, { files: [resolve(folder, name)] })

test('[IMPORT-60] pages and blocks become plain blocks of words, with nothing that runs', async () => {
  await take('content.json')
  const page = await imports.db.selectFrom('cms_page').select(['identifier', 'title', 'content']).execute()
  expect(page).toEqual([
    {
      identifier: 'about-us',
      title: { en: 'About & us' },
      content: {
        en: [
          { kind: 'heading', text: 'We' },
          { kind: 'paragraph', text: 'Make things' },
          { kind: 'list', items: ['One'] },
        ],
      },
    },
  ])
  expect(await imports.db.selectFrom('cms_block').select(['identifier', 'is_active']).execute()).toEqual([
    { identifier: 'footer_links', is_active: false },
  ])
})

test('[IMPORT-62] approved reviews find their product by its id; tax rules keep rates, regions and post codes', async () => {
  await take('content.json')
  expect(await imports.db.selectFrom('review').select(['rating', 'title', 'nickname']).execute()).toEqual([
    { rating: 5, title: 'Fine', nickname: 'Chi' },
  ])
  await take('taxes.json')
  expect(
    await imports.db.selectFrom('tax_rule').select(['name', 'product_tax_classes', 'customer_tax_classes']).execute(),
  ).toEqual([{ name: 'General Taxes', product_tax_classes: ['Taxable Goods'], customer_tax_classes: [3] }])
  const rates = await imports.db
    .selectFrom('tax_rate')
    .select(['country', 'region_id', 'postcode', 'percent'])
    .orderBy('country')
    .execute()
  expect(rates.map((rate) => ({ ...rate, percent: Number(rate.percent) }))).toEqual([
    { country: 'DE', region_id: 0, postcode: '', percent: 19 },
    { country: 'US', region_id: 12, postcode: '902*', percent: 9 },
  ])
})
