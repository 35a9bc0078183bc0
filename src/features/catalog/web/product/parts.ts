import { lazy } from 'react'
import { late, whenNear } from '#platform/web/waking/late.ts'

const loadBelow = () => import('./below.tsx')
const loadFacts = () => import('./facts-parts.ts')
const loadKinds = () => import('./kinds.tsx')

/** What follows the piece itself is not worth a byte before it comes near. */
export const pieceId = 'piece'
const loadBelowLater = () => whenNear(`#${pieceId} + *`).then(loadBelow)

// the server has them at hand and renders them with the page; in the browser they are chunks that wake up later
const below = import.meta.env.SSR ? await loadBelow() : undefined
const facts = import.meta.env.SSR ? await loadFacts() : undefined
const kinds = import.meta.env.SSR ? await loadKinds() : undefined

export const Extras = below?.Extras ?? lazy(async () => ({ default: (await loadBelowLater()).Extras }))
export const Facts = late(facts?.Facts, async () => (await loadFacts()).Facts)
export const Enlarged = lazy(async () => ({ default: (await loadBelow()).Enlarged }))
export const SizeGuide = lazy(async () => ({ default: (await loadBelow()).SizeGuide }))
export const Composed = kinds?.Composed ?? lazy(async () => ({ default: (await loadKinds()).Composed }))
export const CustomOptions = kinds?.CustomOptions ?? lazy(async () => ({ default: (await loadKinds()).CustomOptions }))
export const Downloads = kinds?.Downloads ?? lazy(async () => ({ default: (await loadKinds()).Downloads }))
export { loadBelow }
