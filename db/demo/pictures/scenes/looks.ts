import type { Template } from '../spec.ts'

/** A place of a look: centre and largest size as shares of the picture. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn: number
}

type Role = 'over' | 'bottom' | 'under' | 'shoe' | 'extra'

const ROLES: Record<Template, Role> = {
  hoodie: 'over',
  jacket: 'over',
  tee: 'under',
  tank: 'under',
  bra: 'under',
  leggings: 'bottom',
  joggers: 'bottom',
  shorts: 'bottom',
  shoe: 'shoe',
  bottle: 'extra',
  mat: 'extra',
  cap: 'extra',
  card: 'extra',
}

/** Lower pieces are laid first. */
const ORDER: readonly Role[] = ['bottom', 'over', 'under', 'shoe', 'extra']

type Outfit = Record<Exclude<Role, 'extra'>, Place>

const OUTFIT: Outfit = {
  bottom: { x: 0.75, y: 0.56, width: 0.5, height: 0.82, turn: 6 },
  under: { x: 0.4, y: 0.38, width: 0.56, height: 0.5, turn: -5 },
  over: { x: 0.37, y: 0.36, width: 0.66, height: 0.62, turn: -6 },
  shoe: { x: 0.34, y: 0.85, width: 0.52, height: 0.22, turn: -10 },
}

/** With something to wear under it the jacket moves up and the tee lies across its hem. */
const LAYERED: Outfit = {
  bottom: { x: 0.79, y: 0.54, width: 0.46, height: 0.82, turn: 5 },
  under: { x: 0.41, y: 0.66, width: 0.5, height: 0.34, turn: 7 },
  over: { x: 0.34, y: 0.31, width: 0.6, height: 0.54, turn: -5 },
  shoe: { x: 0.3, y: 0.895, width: 0.46, height: 0.18, turn: -8 },
}

const EXTRAS: Record<Template, Pick<Place, 'width' | 'height'>> = {
  bottle: { width: 0.34, height: 0.56 },
  mat: { width: 0.54, height: 0.7 },
  cap: { width: 0.46, height: 0.32 },
  card: { width: 0.5, height: 0.4 },
  hoodie: { width: 0.6, height: 0.6 },
  jacket: { width: 0.6, height: 0.6 },
  tee: { width: 0.5, height: 0.5 },
  tank: { width: 0.5, height: 0.5 },
  bra: { width: 0.5, height: 0.4 },
  leggings: { width: 0.5, height: 0.8 },
  joggers: { width: 0.5, height: 0.8 },
  shorts: { width: 0.5, height: 0.4 },
  shoe: { width: 0.6, height: 0.3 },
}

const CORNERS = [
  { x: 0.3, y: 0.42, turn: -7 },
  { x: 0.69, y: 0.34, turn: 6 },
  { x: 0.6, y: 0.76, turn: -4 },
  { x: 0.28, y: 0.8, turn: 9 },
] as const

/** Places of the pieces of a look, in the order in which they are laid. */
export function arrange(templates: readonly Template[]): { readonly index: number; readonly place: Place }[] {
  const indexes = templates
    .map((_, i) => i)
    .toSorted((a, b) => ORDER.indexOf(ROLES[templates[a]!]) - ORDER.indexOf(ROLES[templates[b]!]))
  const outfit = templates.some((t) => ROLES[t] === 'bottom')
  const layered = templates.some((t) => ROLES[t] === 'over') && templates.some((t) => ROLES[t] === 'under')
  let corner = 0
  // Tall things take the left, flat ones the rest.
  const sorted = outfit
    ? indexes
    : indexes.toSorted((a, b) => EXTRAS[templates[b]!].height - EXTRAS[templates[a]!].height)
  return sorted.map((index) => {
    const template = templates[index]!
    const role = ROLES[template]
    if (outfit && role !== 'extra') return { index, place: (layered ? LAYERED : OUTFIT)[role] }
    const at = CORNERS[corner++ % CORNERS.length]!
    return { index, place: { ...at, ...EXTRAS[template] } }
  })
}
