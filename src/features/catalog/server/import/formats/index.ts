import type { Format } from './format.ts'
import { googleFormats } from '../google/google.ts'
import { magentoFormats, plainTable } from '../magento/magento.ts'
import { shopify } from '../shopify/shopify.ts'
import { vueStorefront } from '../vue-storefront/vue-storefront.ts'
import { wooCommerce } from '../woocommerce/woocommerce.ts'

/** All formats, asked in this order. A new one is a folder beside this one and a line here. */
export const formats: readonly Format[] = [
  ...magentoFormats,
  vueStorefront,
  ...googleFormats,
  wooCommerce,
  shopify,
  plainTable,
]
