import type { Format } from './format.ts'
import { googleFormats } from './google.ts'
import { magentoFormats, plainTable } from './magento.ts'
import { shopify } from './shopify.ts'
import { vueStorefront } from './vue-storefront.ts'
import { wooCommerce } from './woocommerce.ts'

/** All formats, asked in this order. A new one is a file beside this one and a line here. */
export const formats: readonly Format[] = [
  ...magentoFormats,
  vueStorefront,
  ...googleFormats,
  wooCommerce,
  shopify,
  plainTable,
]
