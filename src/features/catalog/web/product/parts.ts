import { lazy } from 'react'
import { whenWanted } from '#platform/web/late.ts'

const loadBelow = () => import('./below.tsx')
const loadKinds = () => import('./kinds.tsx')

/** Nothing below the fold is worth a byte before the page itself is there, unless somebody presses it. */
const loadBelowLater = () => whenWanted().then(loadBelow)

// the server has them at hand and renders them with the page; in the browser they are two chunks that wake up later
const below = import.meta.env.SSR ? await loadBelow() : undefined
const kinds = import.meta.env.SSR ? await loadKinds() : undefined

export const Extras = below?.Extras ?? lazy(async () => ({ default: (await loadBelowLater()).Extras }))
export const Facts = below?.Facts ?? lazy(async () => ({ default: (await loadBelowLater()).Facts }))
export const Enlarged = lazy(async () => ({ default: (await loadBelow()).Enlarged }))
export const SizeGuide = lazy(async () => ({ default: (await loadBelow()).SizeGuide }))
export const Composed = kinds?.Composed ?? lazy(async () => ({ default: (await loadKinds()).Composed }))
export const CustomOptions = kinds?.CustomOptions ?? lazy(async () => ({ default: (await loadKinds()).CustomOptions }))
export const Downloads = kinds?.Downloads ?? lazy(async () => ({ default: (await loadKinds()).Downloads }))
export { loadBelow }
