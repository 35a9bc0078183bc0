import type { Copy } from '../copy.ts'
import { hoodies1 } from './hoodies-1.ts'
import { hoodies2 } from './hoodies-2.ts'
import { hoodies3 } from './hoodies-3.ts'
import { hoodies4 } from './hoodies-4.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const hoodies: Record<string, Copy> = { ...hoodies1, ...hoodies2, ...hoodies3, ...hoodies4 }
