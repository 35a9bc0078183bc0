import type { Fold } from '../engine/folds.ts'
import type { Sketch } from './sketch.ts'
import type { Sleeve } from './sleeve.ts'

/** Points as "t s" along and across the arm, width, depth, lean, then how far it rises and dies. */
type FoldRow = readonly [line: string, width: number, depth: number, lean?: number, taper?: readonly [number, number]]

/** Drag lines from the armpit, a broken elbow, a stack above the cuff. */
const LONG: readonly FoldRow[] = [
  ['0.02 -0.9, 0.1 -0.1, 0.1 0.7', 11, -4.8, 0.4, [0.05, 0.6]],
  ['0.09 -0.95, 0.22 -0.2, 0.26 0.6', 12, -4, 0.5, [0.05, 0.5]],
  ['0.22 -0.95, 0.36 -0.3, 0.44 0.2', 12, -2.6, 0.5, [0.08, 0.5]],
  ['0.38 -0.95, 0.45 -0.2, 0.41 0.55', 9, -4.2, 0.5],
  ['0.47 0.95, 0.54 0.1, 0.53 -0.6', 11, -3.6, -0.5],
  ['0.56 -0.95, 0.62 -0.3, 0.68 0.3', 10, -3.4, 0.5, [0.1, 0.5]],
  ['0.8 -0.9, 0.83 0, 0.79 0.8', 8, -3.6, 0.5, [0.2, 0.35]],
  ['0.875 0.95, 0.9 0, 0.88 -0.8', 7, -4.6, -0.4, [0.15, 0.3]],
  ['0.95 -0.95, 0.96 0, 0.94 0.9', 6, -4, 0.2, [0.15, 0.2]],
  ['0.05 0.5, 0.25 0.35, 0.45 0.45', 16, 2.6, 0],
  ['0.55 0.2, 0.66 0.3, 0.8 0.1', 14, 2.4, 0],
]

const SHORT: readonly FoldRow[] = [
  ['0.05 -0.9, 0.2 -0.1, 0.3 0.5', 9, -4.6, 0.4, [0.04, 0.6]],
  ['0.3 -0.95, 0.5 -0.3, 0.72 0.1', 9, -3.6, 0.4, [0.04, 0.6]],
  ['1 -0.35, 0.7 -0.1, 0.4 0.15', 11, -3.2, 0.4, [0.02, 0.7]],
  ['1 0.3, 0.75 0.35, 0.5 0.5', 9, -2.4, 0.4, [0.02, 0.7]],
]

export const longSleeveFolds = (sketch: Sketch, sleeve: Sleeve, strength: number): Fold[] =>
  foldsOf(LONG, 0.25, sketch, sleeve, strength)

export const shortSleeveFolds = (sketch: Sketch, sleeve: Sleeve, strength: number): Fold[] =>
  foldsOf(SHORT, 0.2, sketch, sleeve, strength)

function foldsOf(rows: readonly FoldRow[], crease: number, sketch: Sketch, sleeve: Sleeve, strength: number): Fold[] {
  return rows.map(([line, width, depth, lean = 0.4, taper = [0.15, 0.45]]) => {
    const points = line.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number])
    return sketch.fold(sleeve.place(points), {
      width,
      depth: depth * strength,
      lean: lean * sleeve.side,
      taper,
      crease,
    })
  })
}
