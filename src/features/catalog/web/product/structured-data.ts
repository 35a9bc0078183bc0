import type { WireReview } from '#features/search/contract.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { WireChild, WirePrices, WireProduct, WireStock } from '../../rules/product.ts'
import { toChoosable } from '../../rules/choose-variant.ts'
import { plainText } from './plain-text.ts'
import { isAvailable } from './selection.ts'

type Context = {
  readonly shell: ShellData
  /** Absolute address of a path below the store view's prefix. */
  readonly addressOf: (path: string) => string
  readonly pictureOf: (path: string) => string
  readonly reviews: readonly WireReview[]
}

const offer = (prices: WirePrices, stock: WireStock, url: string, { shell }: Context) => ({
  '@type': 'Offer',
  url,
  price: prices.final_price_incl_tax.toFixed(2),
  priceCurrency: shell.view.i18n.currencyCode,
  availability: `https://schema.org/${stock.is_in_stock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...(prices.special_to_date ? { priceValidUntil: prices.special_to_date.slice(0, 10) } : {}),
  shippingDetails: { '@id': '#shipping' },
  ...(shell.settings.has_return_policy ? { hasMerchantReturnPolicy: { '@id': '#returns' } } : {}),
})

const variant = (product: WireProduct, child: WireChild, context: Context) => {
  const url = context.addressOf(
    `/p/${encodeURIComponent(product.parentSku)}/${product.slug}/${encodeURIComponent(child.sku)}`,
  )
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
    image: context.pictureOf(child.image),
    ...options,
    offers: offer(child, { ...child.stock, is_in_stock: isAvailable(child) }, url, context),
  }
}

/** What all offers of the shop share, told once: delivery, and the way back. */
const shared = ({ settings, view }: ShellData): object[] => {
  const { currencyCode } = view.i18n
  const [cheapest] = settings.shipping_methods
    .filter((method) => method.available && !method.offline)
    .toSorted((one, other) => one.amount - other.amount)
  const country = view.tax.defaultCountry
  const days = (from: number, to: number) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  })
  return [
    ...(cheapest
      ? [
          {
            '@id': '#shipping',
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value:
                currencyCode === 'USD' ? cheapest.amount : Math.round(cheapest.amount * settings.rates[currencyCode]),
              currency: currencyCode,
            },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, 1),
              transitTime: days(cheapest.days[0], cheapest.days[1]),
            },
          },
        ]
      : []),
    ...(settings.has_return_policy
      ? [
          {
            '@id': '#returns',
            '@type': 'MerchantReturnPolicy',
            applicableCountry: country,
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: 30,
          },
        ]
      : []),
  ]
}

const variesBy: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
}

/** What search engines read of the page: the product with its variants and offers, and the way to it. */
export const structuredData = (product: WireProduct, context: Context): string => {
  const url = context.addressOf(`/p/${encodeURIComponent(product.parentSku)}/${product.slug}`)
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
  const item =
    product.configurable_children.length > 0
      ? {
          '@type': 'ProductGroup',
          productGroupID: product.parentSku,
          ...common,
          variesBy: product.configurable_options.flatMap(({ attribute_code }) => variesBy[attribute_code] ?? []),
          hasVariant: product.configurable_children.map((child) => variant(product, child, context)),
        }
      : { '@type': 'Product', sku: product.sku, ...common, offers: offer(product, product.stock, url, context) }
  const crumbs = [
    ...product.breadcrumbs.map(({ name, url_path }) => ({ name, url: context.addressOf(`/${url_path}`) })),
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
    '@graph': [item, breadcrumbs, ...shared(context.shell)],
  }).replaceAll('<', String.raw`\u003c`)
}
