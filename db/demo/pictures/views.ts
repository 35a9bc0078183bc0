import type { Template } from './spec.ts'

export type View = 'front' | 'back' | 'detail'

/** Path of a master below `db/demo/pictures/masters/`. */
export const masterPath = (styleKey: string, colour: string, view: View): string => `${styleKey}/${colour}-${view}.avif`

/** The second view of a style is drawn in its first colour only. */
export const SECOND_VIEW: Record<Template, 'back' | 'detail'> = {
  hoodie: 'back',
  jacket: 'back',
  tee: 'back',
  tank: 'back',
  bra: 'back',
  leggings: 'back',
  joggers: 'back',
  shorts: 'back',
  shoe: 'detail',
  bottle: 'detail',
  mat: 'detail',
  cap: 'detail',
  card: 'detail',
}

export const MASTER_SIZE = { width: 900, height: 1116 } as const

export type Story = 'clay' | 'moss' | 'cobalt' | 'dusk'

/** Scenes below `masters/scenes/`: `hero-clay`, `hero-clay-m`, `look-clay`, `cat-hoodies`, … */
export const SCENE_SIZES = {
  hero: { width: 2400, height: 1240 },
  heroTall: { width: 1000, height: 1660 },
  look: { width: 960, height: 1200 },
  category: { width: 960, height: 1200 },
} as const
export const scenePath = (name: string): string => `scenes/${name}.avif`
