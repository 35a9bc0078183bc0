import { expect, test } from 'vitest'
import { aSnapshot, aStyle, aViewing } from '#test/support/catalogue.ts'
import { toListItem } from './list-item.ts'
import { toProduct } from './product-detail.ts'

const style = aStyle(1, { slug: 'hoodie', attributes: { brand: [70] } })
const viewing = aViewing(aSnapshot([style]))

test('[CATALOG-62] a product says by every name where it is, what it cost before, of what kind and of which brand it is', () => {
  const said = toProduct(viewing, style)
  expect(said).toMatchObject({ url_key: 'hoodie', product_type: 'configurable', brand: 70, brand_name: 'Nord' })
  expect(said.old_price).toBe(said.original_price)
  expect(said).not.toHaveProperty('collection')
})

test('[CATALOG-62] a card of a list says each once, but for the price before', () => {
  const card = toListItem(viewing, style)
  for (const name of ['url_key', 'product_type', 'brand']) expect(card).not.toHaveProperty(name)
  expect(card.old_price).toBe(card.original_price)
})
