import type { Story, Template } from '../spec.ts'
import type { WindowLight } from './compose.ts'

/** What lies where: `piece` counts the styles of a template that come in the colour. */
export interface Slot {
  readonly template: Template
  readonly colour: string
  readonly piece?: number
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height: number
  readonly turn?: number
  readonly flip?: boolean
}

export interface SceneLayout {
  readonly name: string
  readonly size: 'hero' | 'heroTall' | 'look' | 'category'
  readonly paper: string
  readonly slots: readonly Slot[]
  readonly light: WindowLight
}

export const STORY_PAPERS: Record<Story, string> = {
  clay: '#e3cbb9',
  moss: '#cfd1bf',
  cobalt: '#c3cde2',
  dusk: '#cdcbda',
}
const TOPS: Record<Story, Template> = { clay: 'hoodie', moss: 'hoodie', cobalt: 'jacket', dusk: 'hoodie' }
const SHOES: Record<Story, string> = { clay: 'clay', moss: 'moss', cobalt: 'cobalt', dusk: 'dusk' }

/** The left 42 % stay free for words. */
const heroOf = (story: Story): SceneLayout => ({
  name: `hero-${story}`,
  size: 'hero',
  paper: STORY_PAPERS[story],
  light: { shift: 0.42, slant: 0.34, strength: 0.9 },
  slots: [
    { template: 'leggings', colour: story, x: 0.9, y: 0.585, height: 1.02, turn: 4 },
    { template: 'bra', colour: story, x: 0.745, y: 0.27, height: 0.44, turn: -5 },
    { template: TOPS[story], colour: story, x: 0.565, y: 0.5, width: 0.3, height: 0.86, turn: -3 },
    { template: 'shoe', colour: SHOES[story], x: 0.745, y: 0.79, width: 0.2, height: 0.27, turn: -9 },
  ],
})

/** The lower 36 % stay free for words. */
const tallHeroOf = (story: Story): SceneLayout => ({
  name: `hero-${story}-m`,
  size: 'heroTall',
  paper: STORY_PAPERS[story],
  light: { shift: 0.1, slant: 0.34, strength: 0.9 },
  slots: [
    { template: 'leggings', colour: story, x: 0.8, y: 0.315, height: 0.58, turn: 5 },
    { template: TOPS[story], colour: story, x: 0.365, y: 0.262, width: 0.62, height: 0.44, turn: -3 },
    { template: 'shoe', colour: SHOES[story], x: 0.345, y: 0.515, width: 0.5, height: 0.16, turn: -8 },
  ],
})

const tile = (name: string, paper: string, slots: readonly Slot[], light: Partial<WindowLight> = {}): SceneLayout => ({
  name: `cat-${name}`,
  size: 'category',
  paper,
  slots,
  light: { shift: 0.05, slant: 0.34, strength: 0.75, ...light },
})

const three = (template: Template, colours: readonly [string, string, string], height: number): Slot[] => [
  { template, colour: colours[0], piece: 0, x: 0.87, y: 0.58, width: 0.9, height: height * 0.96, turn: 9 },
  { template, colour: colours[1], piece: 1, x: 0.14, y: 0.55, width: 0.9, height: height * 0.96, turn: -8 },
  { template, colour: colours[2], piece: 0, x: 0.5, y: 0.6, width: 0.92, height, turn: 0 },
]

const row = (template: Template, colours: readonly string[], height: number): Slot[] =>
  colours.map((colour, i) => ({
    template,
    colour,
    piece: i,
    x: (i + 0.5) / colours.length,
    y: 0.58,
    width: 0.98 / colours.length,
    height,
    turn: 0,
  }))

const scattered = (template: Template, colours: readonly [string, string, string], height: number): Slot[] => [
  { template, colour: colours[0], piece: 1, x: 0.74, y: 0.78, width: 0.62, height, turn: 8 },
  { template, colour: colours[1], piece: 2, x: 0.29, y: 0.68, width: 0.62, height, turn: -7 },
  { template, colour: colours[2], piece: 0, x: 0.58, y: 0.36, width: 0.64, height, turn: 4 },
]

export const LAYOUTS: readonly SceneLayout[] = [
  ...(['clay', 'moss', 'cobalt', 'dusk'] as const).flatMap((story) => [heroOf(story), tallHeroOf(story)]),
  tile('hoodies', '#dcd6ca', three('hoodie', ['moss', 'bone', 'clay'], 0.84)),
  tile('jackets', '#cfd6e4', three('jacket', ['moss', 'oat', 'cobalt'], 0.8), { strength: 0.9 }),
  tile('tees', '#d9d7cf', scattered('tee', ['dusk', 'bone', 'clay'], 0.46)),
  tile('tanks', '#d5d9dd', scattered('tank', ['sage', 'cobalt', 'bone'], 0.5)),
  tile('bras', '#dbd9df', scattered('bra', ['moss', 'dusk', 'clay'], 0.46)),
  tile('leggings', '#d9d8cf', row('leggings', ['clay', 'ink', 'moss', 'dusk'], 0.9), { shift: 0, strength: 0.65 }),
  tile('joggers', '#dcd5cb', row('joggers', ['bone', 'clay', 'moss'], 0.86), { shift: -0.05 }),
  tile('shorts', '#d3d8dd', scattered('shorts', ['clay', 'moss', 'cobalt'], 0.4)),
  tile('shoes', '#d6d9df', [
    { template: 'shoe', colour: 'chalk', piece: 0, x: 0.52, y: 0.25, width: 0.66, height: 0.27, turn: -4 },
    { template: 'shoe', colour: 'clay', piece: 0, x: 0.48, y: 0.52, width: 0.66, height: 0.27, turn: 4, flip: true },
    { template: 'shoe', colour: 'moss', piece: 1, x: 0.52, y: 0.8, width: 0.66, height: 0.27, turn: -4 },
  ]),
  tile(
    'sets',
    '#e0d0c2',
    [
      { template: 'bra', colour: 'clay', x: 0.35, y: 0.42, width: 0.56, height: 0.44, turn: -5 },
      { template: 'leggings', colour: 'clay', x: 0.71, y: 0.66, height: 0.9, turn: 6 },
    ],
    { shift: -0.1, slant: 0.5, strength: 0.9 },
  ),
  tile('accessories', '#d9d5cc', [
    { template: 'mat', colour: 'clay', piece: 0, x: 0.5, y: 0.82, width: 0.86, height: 0.26, turn: -5 },
    { template: 'bottle', colour: 'moss', piece: 0, x: 0.24, y: 0.42, width: 0.3, height: 0.58, turn: -6 },
    { template: 'cap', colour: 'ink', piece: 0, x: 0.66, y: 0.36, width: 0.56, height: 0.36, turn: 7 },
  ]),
  tile('bottles', '#d3d8dd', row('bottle', ['clay', 'cobalt', 'moss'], 0.66)),
  tile('mats', '#ddd6ca', [
    { template: 'mat', colour: 'oat', x: 0.3, y: 0.5, width: 0.44, height: 0.84, turn: -3 },
    { template: 'mat', colour: 'dusk', x: 0.69, y: 0.4, width: 0.58, height: 0.3, turn: 6 },
    { template: 'mat', colour: 'clay', x: 0.64, y: 0.76, width: 0.66, height: 0.36, turn: -5 },
  ]),
  tile('caps', '#d6d8d2', [
    { template: 'cap', colour: 'moss', x: 0.68, y: 0.76, width: 0.6, height: 0.4, turn: 7 },
    { template: 'cap', colour: 'dusk', x: 0.26, y: 0.64, width: 0.46, height: 0.4, turn: -8 },
    { template: 'cap', colour: 'navy', x: 0.6, y: 0.34, width: 0.58, height: 0.44, turn: 4 },
  ]),
  // Where there is nothing to show, the light is still there.
  {
    name: 'empty-window',
    size: 'category',
    paper: '#ddd8ce',
    slots: [],
    light: { shift: -0.05, slant: 0.5, strength: 1 },
  },
]
