import type { Copy } from '../copy.ts'
import { shorts1 } from './shorts-1.ts'
import { shorts2 } from './shorts-2.ts'
import { shorts3 } from './shorts-3.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const shorts: Record<string, Copy> = { ...shorts1, ...shorts2, ...shorts3 }
