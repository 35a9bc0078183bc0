import type { Copy } from '../copy.ts'
import { leggings1 } from './leggings-1.ts'
import { leggings2 } from './leggings-2.ts'
import { leggings3 } from './leggings-3.ts'
import { leggings4 } from './leggings-4.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const leggings: Record<string, Copy> = { ...leggings1, ...leggings2, ...leggings3, ...leggings4 }
