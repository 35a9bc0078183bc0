import type { ArchiveReason, PostType } from '#features/blogger/rules/limits.ts'

export type DemoItem = {
  /** Colour and size in their place; the first size without one. */
  readonly style: string
  readonly colour: string
  readonly size: string
  /** Days ago; what has none is on its way and due in `dueIn` days. */
  readonly received?: number
  readonly dueIn?: number
  readonly posts?: readonly (readonly [type: PostType, daysAgo: number])[]
  readonly archived?: readonly [reason: ArchiveReason, daysAgo: number, notes?: string]
}

/** What the demo's blogger was sent, the oldest first: shown, put aside, to be shown, on its way. */
// prettier-ignore
export const demoItems: readonly DemoItem[] = [
  { style: 'loopback-hoodie', colour: 'CLAY', size: 'M', received: 340, posts: [['profile', 335], ['story', 331], ['post', 328]] },
  { style: 'loopback-jogger', colour: 'CLAY', size: 'M', received: 340, posts: [['story', 330], ['post', 300]] },
  { style: 'relay-runner', colour: 'CLAY', size: '38', received: 300, posts: [['post', 288], ['story', 250]] },
  { style: 'everyday-tee', colour: 'MOSS', size: 'S', received: 262, archived: ['size', 255, 'A size too small'] },
  { style: 'contour-legging-7-8', colour: 'CLAY', size: 'S', received: 221, posts: [['post', 214], ['story', 176]] },
  { style: 'level-bra', colour: 'CLAY', size: 'S', received: 221, posts: [['story', 213], ['post', 150]] },
  { style: 'sprint-bra', colour: 'COBALT', size: 'S', received: 160, posts: [['post', 154], ['story', 121]] },
  { style: 'tailwind-short', colour: 'COBALT', size: 'S', received: 160, posts: [['post', 140], ['story', 90]] },
  { style: 'run-tee', colour: 'COBALT', size: 'M', received: 110, archived: ['quality', 104, 'The seam at the neck came loose'] },
  { style: 'warm-up-zip-jacket', colour: 'COBALT', size: 'M', received: 84, posts: [['profile', 80], ['post', 62], ['story', 45]] },
  { style: 'warm-up-pant', colour: 'COBALT', size: 'M', received: 84, posts: [['post', 61], ['story', 33]] },
  { style: 'topo-bra', colour: 'MOSS', size: 'S', received: 40, posts: [['story', 27], ['post', 11], ['story', 5]] },
  { style: 'relief-legging-topographic-print', colour: 'MOSS', size: 'S', received: 40, posts: [['post', 20], ['story', 3], ['post', 1]] },
  { style: 'slow-sun-bra', colour: 'CLAY', size: 'S', received: 6 },
  { style: 'slow-sun-legging', colour: 'CLAY', size: 'S', received: 6 },
  { style: 'marble-bra', colour: 'DUSK', size: 'S', received: 4 },
  { style: 'relief-legging-marble-print', colour: 'DUSK', size: 'S', received: 4 },
  { style: 'plain-court', colour: 'WHITE', size: '38', received: 2 },
  { style: 'cropped-loopback-hoodie', colour: 'DUSK', size: 'M', dueIn: 1 },
  { style: 'contour-capri', colour: 'DUSK', size: 'S', dueIn: 1 },
  { style: 'understorey-fleece', colour: 'MOSS', size: 'M', dueIn: 3 },
  { style: 'trailhead-low', colour: 'MOSS', size: '40', dueIn: 5 },
]

/** Sets that she put together, by the styles of their pieces; one was shown. */
export const demoSets: readonly { readonly top: string; readonly bottom: string; readonly posted?: number }[] = [
  { top: 'topo-bra', bottom: 'relief-legging-topographic-print', posted: 2 },
  { top: 'slow-sun-bra', bottom: 'slow-sun-legging' },
]

export const demoSettings = {
  instagram: 'mira.in.clay',
  instagram_shopping: 'mira.in.clay.shop',
  instagram_link: 'https://www.instagram.com/mira.in.clay',
  has_instagram_shopping: true,
}
