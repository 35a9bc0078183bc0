import type { Copy } from '../copy.ts'
import { extras1 } from './extras-1.ts'
import { extras2 } from './extras-2.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const extras: Record<string, Copy> = { ...extras1, ...extras2 }
