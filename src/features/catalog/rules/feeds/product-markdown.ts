import type { TextValues } from '#core/text.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import type { Product, Viewing } from '../catalogue.ts'
import { feedItemsOf } from './feed-items.ts'
import type { FeedItem } from './feed-items.ts'
import { toProduct } from '../product/product-detail.ts'
import { productPath } from '../addresses/addresses.ts'

type Words = (id: string, values?: TextValues) => string

/**
 * A style as Markdown, in the words of its view: name, address, brand and place, description, and a row for each variant with the price
 * and the stock of the feeds. `home` is the absolute address of the view.
 */
export const productMarkdown = (viewing: Viewing, product: Product, home: string, t: Words): string => {
  const { name, sku, slug, brand_name: brand, breadcrumbs, configurable_options: options } = toProduct(viewing, product)
  const items = feedItemsOf(viewing, product)
  const place = breadcrumbs.map((crumb) => crumb.name).join(' › ')
  const { i18n } = viewing.view
  const labels = (['color', 'size'] as const).flatMap((code) => {
    const label = options.find(({ attribute_code }) => attribute_code === code)?.label
    return label === undefined ? [] : [{ code, label }]
  })
  const price = ({ price: before, sale }: FeedItem) =>
    sale ? `~~${formatPrice(before, i18n)}~~ ${formatPrice(sale.price, i18n)}` : formatPrice(before, i18n)
  const rows = items.map((item) => [
    `[${escapeMarkdown(item.id)}](${home}${item.path})`,
    ...labels.map(({ code }) => escapeMarkdown(item[code] ?? '')),
    price(item),
    t(item.isInStock ? 'product.inStock' : 'product.soldOut'),
  ])
  const heads = [t('product.articleLabel'), ...labels.map(({ label }) => escapeMarkdown(label)), i18n.currencyCode, '']
  const table = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return [
    `# ${escapeMarkdown(name)}`,
    `${home}${productPath(sku, slug)}`,
    escapeMarkdown([brand, place].filter(Boolean).join(' · ')),
    escapeMarkdown(items[0]?.description ?? ''),
    rows.length > 0 ? table : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** A text that stays one where Markdown is read: no heading, link, table or markup of its own. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_~{}[\]<>|#]/g, (sign) => `\\${sign}`)
