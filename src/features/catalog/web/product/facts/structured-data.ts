import { fromMajor, toMajor, zero } from '#core/money.ts'
import { cheapestDelivery, freeDeliveryFrom } from '#features/pricing/rules/delivery-terms.ts'
import type { WireReview } from '#features/search/contract.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { categoryPath, productPath } from '../../../rules/addresses/addresses.ts'
import type { WireChild, WirePrices, WireProduct, WireStock } from '../../../rules/product/product.ts'
import { toChoosable } from '../../../rules/variants/choose-variant.ts'
import { plainText } from './plain-text.ts'
import { isAvailable } from '../buy-box/selection.ts'

type Context = {
  readonly shell: ShellData
  /** Absolute address of a path below the store view's prefix. */
  readonly addressOf: (path: string) => string
  readonly pictureOf: (path: string) => string
  readonly reviews: readonly WireReview[]
  /** What the front page is called. */
  readonly homeName: string
}

/** Whether it is sent at all, and then what for. */
type Delivery = '#shipping' | '#free-shipping' | undefined

const offer = (prices: WirePrices, stock: WireStock, url: string, delivery: Delivery, { shell }: Context) => ({
  '@type': 'Offer',
  url,
  price: prices.final_price_incl_tax.toFixed(2),
  priceCurrency: shell.view.i18n.currencyCode,
  availability: `https://schema.org/${stock.is_in_stock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...(prices.special_to_date ? { priceValidUntil: prices.special_to_date.slice(0, 10) } : {}),
  ...(delivery ? { shippingDetails: { '@id': delivery } } : {}),
  // what is not sent cannot come back
  ...(delivery && shell.settings.has_return_policy ? { hasMerchantReturnPolicy: { '@id': '#returns' } } : {}),
})

const variant = (product: WireProduct, child: WireChild, context: Context) => {
  const url = context.addressOf(productPath(product.parentSku, product.slug, child.sku))
  const { values: selection } = toChoosable(child)
  const options = Object.fromEntries(
    product.configurable_options.flatMap(({ attribute_code, values }) => {
      const label = values.find((value) => value.value_index === selection[attribute_code])?.label
      return label === undefined ? [] : [[attribute_code, label]]
    }),
  )
  return {
    '@type': 'Product',
    sku: child.sku,
    name: child.name,
    ...(child.image ? { image: context.pictureOf(child.image) } : {}),
    ...options,
    offers: offer(
      child,
      { ...child.stock, is_in_stock: isAvailable(child) },
      url,
      deliveryOf(child, context.shell),
      context,
    ),
  }
}

const moneyOf = ({ settings, view }: ShellData) => ({ currency: view.i18n.currencyCode, rates: settings.rates })

const deliveryOf = (prices: WirePrices, shell: ShellData): Delivery => {
  const subtotal = fromMajor(prices.final_price_incl_tax)
  const delivery = cheapestDelivery(shell.settings.shipping_methods, moneyOf(shell), subtotal)
  return delivery && (delivery.price === 0 ? '#free-shipping' : '#shipping')
}

/** What the offers of a page share, told once: delivery, and the way back. */
const shared = (shell: ShellData, deliveries: ReadonlySet<Delivery>): object[] => {
  const { settings, view } = shell
  const country = view.tax.defaultCountry
  const days = (from: number, to: number) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  })
  const { shipping_methods: methods } = settings
  const shipping = (id: '#shipping' | '#free-shipping') => {
    const from = id === '#shipping' ? zero : (freeDeliveryFrom(methods, moneyOf(shell)) ?? zero)
    const delivery = cheapestDelivery(methods, moneyOf(shell), from)
    return delivery && deliveries.has(id)
      ? [
          {
            '@id': id,
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: toMajor(delivery.price),
              currency: view.i18n.currencyCode,
            },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, 1),
              transitTime: days(delivery.method.days[0], delivery.method.days[1]),
            },
          },
        ]
      : []
  }
  return [
    ...shipping('#shipping'),
    ...shipping('#free-shipping'),
    ...(settings.has_return_policy
      ? [
          {
            '@id': '#returns',
            '@type': 'MerchantReturnPolicy',
            applicableCountry: country,
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: 30,
            returnMethod: 'https://schema.org/ReturnByMail',
          },
        ]
      : []),
  ]
}

const variesBy: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
}

/** What search engines read of the page: the product with its variants and offers, and the way to it. */
export const structuredData = (product: WireProduct, context: Context): string => {
  const url = context.addressOf(productPath(product.parentSku, product.slug))
  const { count, average } = product.review_summary
  const common = {
    name: product.name,
    description: plainText(product.short_description || product.description),
    url,
    ...(product.brand_name ? { brand: { '@type': 'Brand', name: product.brand_name } } : {}),
    image: product.media_gallery.flatMap(({ image }) => (image ? [context.pictureOf(image)] : [])).slice(0, 6),
    ...(count > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } } : {}),
    ...(context.reviews.length > 0
      ? {
          review: context.reviews.map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.nickname },
            datePublished: review.created_at.slice(0, 10),
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
            name: review.title,
            reviewBody: review.detail,
          })),
        }
      : {}),
  }
  const isSent = product.type_id !== 'virtual' && product.type_id !== 'downloadable'
  const delivery = isSent ? deliveryOf(product, context.shell) : undefined
  const children = product.configurable_children.map((child) => deliveryOf(child, context.shell))
  const item =
    product.configurable_children.length > 0
      ? {
          '@type': 'ProductGroup',
          productGroupID: product.parentSku,
          ...common,
          variesBy: product.configurable_options.flatMap(({ attribute_code }) => variesBy[attribute_code] ?? []),
          hasVariant: product.configurable_children.map((child) => variant(product, child, context)),
        }
      : {
          '@type': 'Product',
          sku: product.sku,
          ...common,
          offers: offer(product, product.stock, url, delivery, context),
        }
  const crumbs = [
    { name: context.homeName, url: context.addressOf('') },
    ...product.breadcrumbs.map(({ name, url_path }) => ({ name, url: context.addressOf(categoryPath(url_path)) })),
    { name: product.name, url },
  ]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  }
  // in a script element only `<` could end it
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [item, breadcrumbs, ...shared(context.shell, new Set(children.length > 0 ? children : [delivery]))],
  }).replaceAll('<', String.raw`\u003c`)
}
