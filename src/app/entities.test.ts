import { expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/contract.ts'
import { bloggerContract } from '#features/blogger/contract.ts'
import { cartContract } from '#features/cart/contract.ts'
import { CategorySchema, catalogContract } from '#features/catalog/contract.ts'
import { ProductSchema } from '#features/catalog/rules/product/product-schema.ts'
import { checkoutContract } from '#features/checkout/contract.ts'
import { contentContract } from '#features/content/contract.ts'
import { orderContract } from '#features/orders/contract.ts'
import { AttributeSchema, ReviewSchema, TaxRuleSchema } from '#features/search/contract.ts'
import { stockContract } from '#features/stock/contract.ts'

type Node = {
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** The names of all fields below a schema: `products`, `products.brand`, `products.brand.name`; lists count as what is in them. */
const fieldsOf = (schema: Node, prefix = ''): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) => [
    `${prefix}${name}`,
    ...fieldsOf(below, `${prefix}${name}.`),
  ]),
  ...(schema.items ? fieldsOf(schema.items, prefix) : []),
  ...(schema.anyOf ?? []).flatMap((one) => fieldsOf(one, prefix)),
]

const missing = (schema: unknown, names: string): string[] => {
  const fields = new Set(fieldsOf(schema as Node))
  return names.split(/\s+/).filter((name) => name !== '' && !fields.has(name))
}

const replyOf = (contract: Record<string, { readonly reply: unknown }>, key: string): unknown => {
  const endpoint = contract[key]
  if (!endpoint) throw new Error(`no call ${key}`)
  return endpoint.reply
}

const wanted: [entity: string, schema: unknown, names: string][] = [
  [
    'a product',
    ProductSchema,
    `id sku parentSku name type_id slug url_path price price_incl_tax final_price final_price_incl_tax
     original_price original_price_incl_tax special_price special_price_incl_tax special_from_date special_to_date thumbnail image
     media_gallery media_gallery.image media_gallery.video configurable_options configurable_options.attribute_code
     configurable_options.attribute_id configurable_options.label configurable_options.values.value_index
     configurable_options.values.label configurable_children configurable_children.sku configurable_children.id
     configurable_children.status configurable_children.stock configurable_children.image configurable_children.custom_attributes
     product_links product_links.link_type product_links.linked_product_sku product_links.linked_product_type bundle_options
     bundle_options.option_id bundle_options.product_links.sku bundle_options.product_links.id bundle_options.product_links.qty
     bundle_options.product_links.is_default stock.is_in_stock stock.qty stock.product_id is_promo only_promo promoted approved
     brand_name collection_name gender set ptype sale new category_ids visibility status attributes_metadata custom_options
     parentId tax_class_id cheapest_child url_key old_price product_type brand collection`,
  ],
  [
    'a product with its prices',
    replyOf(catalogContract, 'GET /api/product/render-list'),
    `items.price_info.final_price items.price_info.regular_price items.price_info.special_price items.price_info.tax_adjustments`,
  ],
  [
    'a line of a cart',
    replyOf(cartContract, 'GET /api/cart/pull'),
    `id sku item_id server_item_id server_cart_id quote_id qty prev_qty price old_price options product_option product_type type_id
     product_option.extension_attributes.custom_options product_option.extension_attributes.bundle_options
     product_option.extension_attributes.configurable_item_options.option_id
     product_option.extension_attributes.configurable_item_options.option_value
     product_option.extension_attributes.configurable_item_options.label
     product_option.extension_attributes.configurable_item_options.value
     name thumbnail checksum is_in_stock errors.stock info.stock totals`,
  ],
  [
    'a category',
    CategorySchema,
    `id parent_id parent_ids name url_key slug url_path level position is_active product_count children_data approved_count
     promo_count new_count children_count`,
  ],
  [
    'an attribute',
    AttributeSchema,
    'attribute_code attribute_id options.label options.value is_user_defined is_visible is_comparable',
  ],
  [
    'a tax rule',
    TaxRuleSchema,
    `id product_tax_class_ids customer_tax_class_ids rates.rate rates.tax_country_id rates.region_name rates.tax_region_id`,
  ],
  [
    'stock',
    replyOf(stockContract, 'GET /api/stock/check'),
    'qty is_in_stock manage_stock product_id product_sku api_error',
  ],
  [
    'a shipping method',
    replyOf(checkoutContract, 'POST /api/cart/shipping-methods'),
    'method_title method_code carrier_code amount price_incl_tax default offline limit',
  ],
  [
    'a payment method',
    replyOf(checkoutContract, 'GET /api/cart/payment-methods'),
    'code title value default is_server_method cost_incl_tax discount rounding minimum',
  ],
  ['a coupon', replyOf(cartContract, 'GET /api/cart/coupon'), 'code active used value type date_end free_delivery'],
  [
    'a store view',
    replyOf(checkoutContract, 'GET /api/cart/stores'),
    `storeCode storeId name url appendStoreCode tax.defaultCountry i18n.locale i18n.fullCountryName i18n.currencyCode i18n.currencySign
     i18n.priceFormat i18n.dateFormat i18n.defaultLanguage i18n.defaultLocale seo.site_name`,
  ],
  [
    'what is asked for a delivery',
    checkoutContract['POST /api/cart/shipping-information'].body,
    `addressInformation.shippingAddress addressInformation.billingAddress addressInformation.shippingCarrierCode
     addressInformation.shippingMethodCode`,
  ],
  [
    'the address that methods are asked for with',
    checkoutContract['POST /api/cart/shipping-methods'].body,
    'address.region address.region_id address.country_id address.street address.postcode address.city address.region_code',
  ],
  ['a review', ReviewSchema, 'entity_id entity_type status photos'],
  [
    'somebody',
    replyOf(accountsContract, 'GET /api/user/profile'),
    `id phone firstname lastname photo city postcode roles account account_currency email country group_id contact groupToken`,
  ],
  ['where somebody is', replyOf(accountsContract, 'GET /api/user/geo-data'), 'country_code'],
  [
    'an order',
    replyOf(orderContract, 'GET /api/order/:id'),
    `id number orderNumber price currency taxes delivery_cost bonus promo paid payment_system payment_link order_status stage delivered
     canceled cancel_reason cashback order_id created_at updated_at totals totals.grand_total
     delivery.days delivery.delivered_date delivery.title delivery.link delivery.number
     customer.name customer.phone_formatted customer.email
     customer.shipping_address.address customer.shipping_address.city customer.shipping_address.zip customer.shipping_address.country
     customer.billing_address.address customer.billing_address.city customer.billing_address.zip customer.billing_address.country
     royalty.sum royalty.bonus royalty.currency royalty.sent royalty.file
     products.name products.image products.slug products.type products.is_set products.brand.id products.brand.name
     products.collection.name products.collection.hide_brand products.color products.size products.count products.price
     products.price_base products.currency products.returned`,
  ],
  [
    'an order of the history',
    replyOf(orderContract, 'GET /api/user/order-history'),
    'items.increment_id items.stage items.canceled',
  ],
  ['a post', replyOf(bloggerContract, 'GET /api/blogger/post'), 'promoted_at type products'],
  [
    'a promo product',
    replyOf(bloggerContract, 'GET /api/blogger/products'),
    `items.id items.is_set items.parts items.type_type items.title items.delivered items.delivered_at items.order items.order_id
     items.promoted_count items.promoted_dates items.archive items.archived_at items.archived_reason items.archived_notes
     items.archived_by items.days_to_delivery items.blogger_images`,
  ],
  [
    'an order of a blogger',
    replyOf(bloggerContract, 'GET /api/blogger/orders'),
    'items.number items.date items.royalty.payout_id',
  ],
  [
    'the home page',
    replyOf(contentContract, 'GET /api/home'),
    `slides.img slides.light_bg top_slider bottom_slider top_styles.type top_styles.gender main_categories.name
     main_categories.product_count`,
  ],
]

test.each(wanted)('[SHELL-190] %s has the fields of the specification', (_, schema, names) => {
  expect(missing(schema, names)).toEqual([])
})
