import type { Colour } from './colours.ts'

/** Two-piece sets: a top and a bottom dyed in one colour, by style key. */
// prettier-ignore
export const twoPieceSets: readonly { readonly top: string; readonly bottom: string; readonly colour: Colour }[] = [
  { top: 'loopback-hoodie', bottom: 'loopback-jogger', colour: 'clay' },
  { top: 'level-bra', bottom: 'contour-legging-7-8', colour: 'clay' },
  { top: 'cropped-boxy-tee', bottom: 'track-short', colour: 'clay' },
  { top: 'cropped-track-jacket', bottom: 'piped-track-pant', colour: 'clay' },
  { top: 'slow-sun-bra', bottom: 'slow-sun-legging', colour: 'clay' },
  { top: 'slow-sun-square-bra', bottom: 'slow-sun-full-legging', colour: 'clay' },
  { top: 'slow-sun-hoodie', bottom: 'slow-sun-pant', colour: 'clay' },
  { top: 'camp-hoodie', bottom: 'camp-jogger', colour: 'moss' },
  { top: 'topo-bra', bottom: 'relief-legging-topographic-print', colour: 'moss' },
  { top: 'topo-hoodie', bottom: 'topo-trail-short', colour: 'moss' },
  { top: 'understorey-bra', bottom: 'understorey-legging', colour: 'moss' },
  { top: 'merino-mock-neck', bottom: 'trail-pant-for-women', colour: 'moss' },
  { top: 'warm-up-zip-jacket', bottom: 'warm-up-pant', colour: 'cobalt' },
  { top: 'sprint-bra', bottom: 'sprint-tight', colour: 'cobalt' },
  { top: 'run-tee', bottom: 'tailwind-short', colour: 'cobalt' },
  { top: 'racer-run-tank', bottom: 'sprint-short', colour: 'cobalt' },
  { top: 'cropped-court-polo', bottom: 'court-short-for-women', colour: 'cobalt' },
  { top: 'saltwater-square-longline', bottom: 'saltwater-legging', colour: 'cobalt' },
  { top: 'saltwater-hoodie', bottom: 'saltwater-beach-pant', colour: 'cobalt' },
  { top: 'cropped-loopback-hoodie', bottom: 'contour-capri', colour: 'dusk' },
  { top: 'marble-bra', bottom: 'relief-legging-marble-print', colour: 'dusk' },
  { top: 'contour-crop-jacket', bottom: 'contour-pocket-short', colour: 'dusk' },
  { top: 'essential-cross-bra', bottom: 'essential-cross-7-8', colour: 'dusk' },
  { top: 'sunday-sweatshirt', bottom: 'sunday-jogger', colour: 'dusk' },
  { top: 'sunday-long-sleeve', bottom: 'sunday-wide-pant', colour: 'dusk' },
  { top: 'cropped-pile-jacket', bottom: 'sunday-short', colour: 'dusk' },
]

export const findPartner = (key: string): string | undefined => {
  const set = twoPieceSets.find(({ top, bottom }) => top === key || bottom === key)
  return set?.top === key ? set.bottom : set?.top
}
