import type { Copy } from '../copy.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const bras: Record<string, Copy> = {}
