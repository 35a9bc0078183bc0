import type { Copy } from '../copy.ts'
import { joggers1 } from './joggers-1.ts'
import { joggers2 } from './joggers-2.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const joggers: Record<string, Copy> = { ...joggers1, ...joggers2 }
