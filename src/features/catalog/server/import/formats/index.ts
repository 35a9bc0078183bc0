import type { Format } from './format.ts'
import { magentoFormats } from './magento.ts'

/** All formats, asked in this order. A new one is a file beside this one and a line here. */
export const formats: readonly Format[] = [...magentoFormats]
