/** A node of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>

const scripts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

/** The nodes that a page tells search engines; a page that tells nothing has none. */
export const nodesOf = (html: string): Node[] =>
  [...html.matchAll(scripts)].flatMap(([, json = '']) => {
    if (json === '') return []
    const data = JSON.parse(json) as Node & { '@graph'?: Node[] }
    if (data['@context'] !== 'https://schema.org') throw new Error(`a strange context: ${String(data['@context'])}`)
    return data['@graph'] ?? [data]
  })

export const findNode = (nodes: readonly Node[], type: string): Node | undefined =>
  nodes.find((node) => node['@type'] === type)

type Check = { readonly at: string; readonly nodes: readonly Node[]; readonly problems: string[] }

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d\d$/.test(value)
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

const expectThat = (check: Check, name: string, holds: boolean): void => {
  if (!holds) check.problems.push(`${check.at}: ${name}`)
}

const conditions = ['NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition']
const availabilities = [
  'InStock',
  'OutOfStock',
  'PreOrder',
  'BackOrder',
  'LimitedAvailability',
  'SoldOut',
  'Discontinued',
]
const isOneOf = (value: unknown, names: readonly string[]) =>
  names.some((name) => value === `https://schema.org/${name}`)

const resolve = (check: Check, value: unknown): Node => {
  const node = asNode(value)
  const id = node['@id']
  if (id === undefined || Object.keys(node).length > 1) return node
  const found = check.nodes.find((each) => each['@id'] === id && each['@type'] !== undefined)
  expectThat(check, `${JSON.stringify(id)} is told nowhere`, found !== undefined)
  return found ?? {}
}

const checkDays = (check: Check, value: unknown): void => {
  const { minValue, maxValue, unitCode } = asNode(value)
  expectThat(
    check,
    'days',
    isCount(minValue) && isCount(maxValue) && Number(minValue) <= Number(maxValue) && unitCode === 'DAY',
  )
}

const checkShipping = (check: Check, node: Node): void => {
  expectThat(check, 'OfferShippingDetails', node['@type'] === 'OfferShippingDetails')
  const rate = asNode(node.shippingRate)
  expectThat(
    check,
    'shippingRate',
    typeof rate.value === 'number' && rate.value >= 0 && /^[A-Z]{3}$/.test(String(rate.currency)),
  )
  expectThat(check, 'addressCountry', /^[A-Z]{2}$/.test(String(asNode(node.shippingDestination).addressCountry)))
  const time = asNode(node.deliveryTime)
  checkDays(check, time.handlingTime)
  checkDays(check, time.transitTime)
}

const checkReturns = (check: Check, node: Node): void => {
  expectThat(check, 'MerchantReturnPolicy', node['@type'] === 'MerchantReturnPolicy')
  expectThat(check, 'applicableCountry', /^[A-Z]{2}$/.test(String(node.applicableCountry)))
  const isFinite = isOneOf(node.returnPolicyCategory, ['MerchantReturnFiniteReturnWindow'])
  const others = ['MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow']
  expectThat(check, 'returnPolicyCategory', isFinite || isOneOf(node.returnPolicyCategory, others))
  expectThat(check, 'merchantReturnDays', !isFinite || isCount(node.merchantReturnDays))
}

const checkOffer = (check: Check, value: unknown): void => {
  const offer = asNode(value)
  expectThat(check, 'Offer', offer['@type'] === 'Offer')
  expectThat(check, `price ${String(offer.price)}`, isAmount(offer.price))
  expectThat(check, 'priceCurrency', ['USD', 'EUR', 'RUB'].includes(String(offer.priceCurrency)))
  expectThat(check, 'availability', isOneOf(offer.availability, availabilities))
  expectThat(check, 'itemCondition', isOneOf(offer.itemCondition, conditions))
  expectThat(check, 'url of the offer', isUrl(offer.url))
  if (offer.shippingDetails !== undefined) checkShipping(check, resolve(check, offer.shippingDetails))
  if (offer.hasMerchantReturnPolicy !== undefined) checkReturns(check, resolve(check, offer.hasMerchantReturnPolicy))
}

const checkRatings = (check: Check, item: Node): void => {
  if (item.aggregateRating !== undefined) {
    const { ratingValue, reviewCount } = asNode(item.aggregateRating)
    expectThat(check, 'ratingValue', Number(ratingValue) >= 1 && Number(ratingValue) <= 5)
    expectThat(check, 'reviewCount', isCount(reviewCount) && Number(reviewCount) > 0)
  }
  for (const review of asList(item.review).map(asNode)) {
    expectThat(check, 'author', isText(asNode(review.author).name))
    const { ratingValue } = asNode(review.reviewRating)
    expectThat(check, 'rating of a review', Number(ratingValue) >= 1 && Number(ratingValue) <= 5)
    expectThat(check, 'datePublished', !Number.isNaN(Date.parse(String(review.datePublished))))
  }
}

const checkBreadcrumbs = (check: Check): void => {
  const list = asList(asNode(findNode(check.nodes, 'BreadcrumbList')).itemListElement).map(asNode)
  // Google asks for two at least
  expectThat(check, 'breadcrumbs', list.length >= 2)
  list.forEach((crumb, index) => {
    expectThat(check, `crumb ${index + 1}`, crumb.position === index + 1 && isText(crumb.name) && isUrl(crumb.item))
  })
}

const checkVariant = (check: Check, variant: Node, variesBy: readonly string[]): void => {
  expectThat(check, 'variant', variant['@type'] === 'Product' && isText(variant.name) && isText(variant.sku))
  expectThat(check, 'picture of a variant', isUrl(variant.image))
  for (const name of variesBy) expectThat(check, `${name} of ${String(variant.sku)}`, isText(variant[name]))
  checkOffer(check, variant.offers)
}

/** What a product page's data lack of what Google wants for product and merchant results; empty where nothing is wrong. */
export const problemsOfProduct = (at: string, html: string): string[] => {
  const check: Check = { at, nodes: nodesOf(html), problems: [] }
  checkBreadcrumbs(check)
  const group = findNode(check.nodes, 'ProductGroup')
  const item = group ?? findNode(check.nodes, 'Product')
  if (!item) return [`${at}: neither Product nor ProductGroup`]
  expectThat(check, 'name', isText(item.name))
  expectThat(check, 'description', isText(item.description))
  expectThat(check, 'url', isUrl(item.url))
  expectThat(check, 'image', asList(item.image).length > 0 && asList(item.image).every(isUrl))
  expectThat(check, 'brand', item.brand === undefined || isText(asNode(item.brand).name))
  checkRatings(check, item)
  if (!group) {
    expectThat(check, 'sku', isText(item.sku))
    checkOffer(check, item.offers)
    return check.problems
  }
  expectThat(check, 'productGroupID', isText(group.productGroupID))
  const variesBy = asList(group.variesBy).map(String)
  const known = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender']
  expectThat(check, 'variesBy', variesBy.length > 0 && variesBy.every((name) => isOneOf(name, known)))
  const variants = asList(group.hasVariant).map(asNode)
  expectThat(check, 'hasVariant', variants.length > 0)
  for (const variant of variants) {
    checkVariant(
      check,
      variant,
      variesBy.map((name) => name.replace('https://schema.org/', '')),
    )
  }
  const urls = variants.map(({ offers }) => asNode(offers).url)
  expectThat(check, 'an address for each variant', new Set(urls).size === urls.length)
  return check.problems
}

/** The same of a category page. */
export const problemsOfCategory = (at: string, html: string): string[] => {
  const check: Check = { at, nodes: nodesOf(html), problems: [] }
  checkBreadcrumbs(check)
  const list = asNode(findNode(check.nodes, 'ItemList'))
  const items = asList(list.itemListElement).map(asNode)
  expectThat(check, 'numberOfItems', isCount(list.numberOfItems) && Number(list.numberOfItems) >= items.length)
  expectThat(check, 'items', items.length > 0)
  items.forEach((item, index) => expectThat(check, `item ${index + 1}`, item.position === index + 1 && isUrl(item.url)))
  expectThat(check, 'items twice', new Set(items.map(({ url }) => url)).size === items.length)
  return check.problems
}
