import type { Copy } from '../copy.ts'
import { tees1 } from './tees-1.ts'
import { tees2 } from './tees-2.ts'
import { tees3 } from './tees-3.ts'
import { tees4 } from './tees-4.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const tees: Record<string, Copy> = { ...tees1, ...tees2, ...tees3, ...tees4 }
