import type { Copy } from '../copy.ts'
import { bras1 } from './bras-1.ts'
import { bras2 } from './bras-2.ts'
import { bras3 } from './bras-3.ts'
import { bras4 } from './bras-4.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const bras: Record<string, Copy> = { ...bras1, ...bras2, ...bras3, ...bras4 }
