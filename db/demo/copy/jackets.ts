import type { Copy } from '../copy.ts'
import { jackets1 } from './jackets-1.ts'
import { jackets2 } from './jackets-2.ts'
import { jackets3 } from './jackets-3.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const jackets: Record<string, Copy> = { ...jackets1, ...jackets2, ...jackets3 }
