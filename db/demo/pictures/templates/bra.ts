import { CENTRE, acrossCentre, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import { groove, panel, stitch } from '../engine/seams.ts'
import type { BraSpec } from '../spec.ts'
import { addBackInside, addBackStraps, backOutline } from './bra-back.ts'
import { FINE, bust, cupSeams, frontFolds, panels } from './bra-front.ts'
import { armEdge, braShape, frontOutline, neckEdge } from './bra-shape.ts'
import type { BraShape } from './bra-shape.ts'
import { clothsOf } from './cloths.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { BASE, THREAD, darker, embroideredMark, markOutline, secondInk, wantsMark, zipper } from './trims.ts'

function addBand(spec: BraSpec, sketch: Sketch, s: BraShape, cloths: ReturnType<typeof clothsOf>): void {
  const { bandY: y, bandHalf: half, bandDepth: depth } = s
  const right: Point[] = [
    [CENTRE, y + 12],
    [CENTRE + half * 0.55, y + 9],
    [CENTRE + half + 1, y, 1],
    [CENTRE + half + 2, y + depth * 0.5],
    [CENTRE + half - 3, y + depth - 2],
    [CENTRE + half * 0.8, y + depth + 4],
    [CENTRE + half * 0.4, y + depth + 10],
    [CENTRE, y + depth + 12],
  ]
  const line = (d: number): Point[] =>
    acrossCentre([
      [CENTRE, y + 12 + d],
      [CENTRE + half * 0.55, y + 9 + d],
      [CENTRE + half + 2, y + d],
    ])
  const logo = spec.cut.band === 'logo'
  const stripe = logo ? panel(sketch.area([...line(depth * 0.22), ...line(depth * 0.78).reverse()])) : ''
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.42,
    limit: 60,
    rim: 2.5,
    cloth: {
      ...cloths.stretch,
      weave: (u, v, x, yy) =>
        0.55 * Math.sin((v * Math.PI * 2) / 3.1) + 0.12 * sketch.fine(x / 1.5, yy / 1.5) + 0.1 * Math.sin(u * 2.2),
    },
    relief: (x, yy) => 1.1 * sketch.coarse(x / 34, yy / 80),
    marks: stripe + groove(sketch.line(line(1.5)), 2) + (logo ? '' : stitch(sketch.line(line(depth - 5)), 0.9, FINE)),
    inks: { base: darker(0.9), stitch: THREAD, panel: { of: 'accent' } },
    shadow: { dx: 0, dy: -2, blur: 3, strength: 0.32 },
  })
  if (!logo) return
  for (let i = -2; i <= 2; i++) {
    const x = CENTRE + i * half * 0.4
    const sag = 12 - Math.abs(i * 0.4) ** 2 * 12
    sketch.add({
      outline: markOutline(x, y + depth / 2 + sag, 13),
      inflate: 0,
      cloth: cloths.cotton,
      inks: { base: { of: 'base', gain: 0.8 } },
    })
  }
}

export function drawBra(spec: BraSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed, 2)
  const cloths = clothsOf(sketch)
  const s = braShape(spec)
  const print = printOf(sketch, spec.print, 0.7)
  if (!back) addBackInside(sketch, spec, s, cloths)
  const mesh = spec.cut.panel === 'mesh'
  const strap = (y: number): number => smoothstep(150, 250, y)
  sketch.add({
    outline: sketch.shape(symmetric(back ? backOutline(spec, s) : frontOutline(s))),
    inflate: 0.34,
    limit: 80,
    rim: 5,
    cloth: cloths.stretch,
    ...(print ? { print } : {}),
    ...(mesh ? { panelWeave: cloths.mesh.weave } : {}),
    folds: back ? frontFolds(spec, sketch, { ...s, neckY: 240 }).slice(0, 8) : frontFolds(spec, sketch, s),
    foldWarp: 4,
    relief: (x, y) => (back ? 0 : bust(x, y)) + (0.4 + 0.8 * strap(y)) * sketch.cloud(x / 44, y / 44),
    marks: back ? '' : panels(spec, sketch, s) + cupSeams(spec, sketch, s),
    inks: { base: BASE, second: secondInk(spec.print), stitch: THREAD, panel: mesh ? darker(0.6) : { of: 'accent' } },
    shadow: { dx: 2, dy: 5, blur: 6, strength: 0.42 },
  })
  const binding = {
    inflate: 0.7,
    limit: 5,
    rim: 0.6,
    cloth: cloths.stretch,
    inks: { base: darker(0.86), stitch: THREAD },
    shadow: { dx: 1, dy: 1.8, blur: 1.8, strength: 0.32 },
  }
  if (back) addBackStraps(sketch, spec, s, cloths, binding)
  else {
    sketch.add({ outline: sketch.band(acrossCentre(neckEdge(s)), 2.9), ...binding })
    for (const side of SIDES) sketch.add({ outline: sketch.band(onSide(side, armEdge(s)), 2.9), ...binding })
  }
  addBand(spec, sketch, s, cloths)
  if (!back && spec.cut.neck === 'zip')
    for (const part of zipper(
      sketch,
      [
        [CENTRE, s.neckY + 2],
        [CENTRE, s.bandY + 14],
      ],
      cloths.shell,
      cloths.metal,
    ))
      sketch.add(part)
  if (!back && wantsMark(spec.logo) && spec.cut.band !== 'logo')
    sketch.add(embroideredMark(CENTRE, s.bandY + 12 + s.bandDepth / 2, cloths.cotton, 15))
  if (!back && spec.logo === 'large')
    sketch.add(embroideredMark(CENTRE, (s.neckY + s.bandY) / 2 + 10, cloths.cotton, 60))
  return sketch.done()
}
