import type { Copy } from '../copy.ts'
import { tanks1 } from './tanks-1.ts'
import { tanks2 } from './tanks-2.ts'

/** By style key; the languages of a text stand in the order en, ru, de, uk, zh. */
export const tanks: Record<string, Copy> = { ...tanks1, ...tanks2 }
