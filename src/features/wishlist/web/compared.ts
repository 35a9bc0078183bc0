import { mostCompared } from '../rules.ts'
import { createKeptStore } from './kept-store.ts'

/** What somebody compares. */
export const compared = createKeptStore('vitrine.compare', mostCompared)
