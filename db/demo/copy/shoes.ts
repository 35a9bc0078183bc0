import type { Copy } from '../copy.ts'
import { shoes1 } from './shoes-1.ts'
import { shoes2 } from './shoes-2.ts'
import { shoes3 } from './shoes-3.ts'
import { shoes4 } from './shoes-4.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const shoes: Record<string, Copy> = { ...shoes1, ...shoes2, ...shoes3, ...shoes4 }
