import { CENTRE, circle, symmetric } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { groove, panel, stitch } from '../engine/seams.ts'
import type { CapSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { addMark, crownFolds, drawBeanie, drawBucket } from './hats.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { ACCENT, BASE, THREAD, darker, secondInk } from './trims.ts'

export type Cloths = ReturnType<typeof clothsOf>

/** Six panels meeting under the button, seen from the front. */
function addCrown(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const { kind, detail } = spec.cut
  const visor = kind === 'visor'
  const topY = visor ? 336 : 214
  const crown: Point[] = visor
    ? [
        [CENTRE, topY],
        [CENTRE + 90, topY + 4],
        [CENTRE + 150, topY + 22, 1],
        [CENTRE + 156, 396, 1],
        [CENTRE + 90, 420],
        [CENTRE, 430],
      ]
    : [
        [CENTRE, topY],
        [CENTRE + 56, topY + 8],
        [CENTRE + 108, topY + 48],
        [CENTRE + 142, topY + 110],
        [CENTRE + 156, topY + 180, 1],
        [CENTRE + 100, 414],
        [CENTRE, 426],
      ]
  const seams = visor
    ? ''
    : SIDES.map((s) => {
        const line: Point[] = [
          [CENTRE + 4, topY + 2],
          [CENTRE + 62, topY + 58],
          [CENTRE + 88, topY + 130],
          [CENTRE + 94, 414],
        ]
        const mesh =
          detail === 'mesh'
            ? panel(sketch.area(onSide(s, [...line, [CENTRE + 200, 414, 1], [CENTRE + 200, topY, 1]])))
            : ''
        return (
          mesh +
          groove(sketch.line(onSide(s, line)), 2) +
          stitch(
            sketch.line(
              onSide(
                s,
                line.map((p): Point => [p[0] - 5, p[1]]),
              ),
            ),
          ) +
          stitch(
            sketch.line(
              onSide(
                s,
                line.map((p): Point => [p[0] + 5, p[1]]),
              ),
            ),
          )
        )
      }).join('') +
      (kind === 'runner'
        ? ''
        : groove(
            sketch.line([
              [CENTRE, topY],
              [CENTRE, 420],
            ]),
            2,
          ) +
          stitch(
            sketch.line([
              [CENTRE - 5, topY],
              [CENTRE - 5, 420],
            ]),
          ) +
          stitch(
            sketch.line([
              [CENTRE + 5, topY],
              [CENTRE + 5, 420],
            ]),
          ))
  const print = printOf(sketch, spec.print, 0.8)
  sketch.add({
    outline: sketch.shape(symmetric(crown)),
    inflate: visor ? 0.4 : 0.86,
    limit: 130,
    rim: 4,
    cloth: kind === 'runner' ? cloths.shell : cloths.cotton,
    ...(print ? { print } : {}),
    ...(detail === 'mesh' ? { panelWeave: cloths.mesh.weave } : {}),
    folds: visor ? [] : crownFolds(sketch),
    relief: (x, y) => 1.4 * sketch.cloud(x / 60, y / 54),
    marks: seams,
    inks: {
      base: BASE,
      second: secondInk(spec.print),
      stitch: THREAD,
      panel: detail === 'mesh' ? darker(0.6) : ACCENT,
    },
  })
  if (!visor)
    sketch.add({
      outline: sketch.polygon(circle(CENTRE, topY + 1, 9, 0.62)),
      inflate: 0.8,
      cloth: cloths.cotton,
      inks: { base: darker(0.95) },
      shadow: { dx: 1, dy: 2, blur: 2, strength: 0.4 },
    })
}

function addBrim(spec: CapSpec, sketch: Sketch, cloths: Cloths): void {
  const { brim } = spec.cut
  const reach = brim === 'short' ? 470 : 506
  const bend = brim === 'flat' ? 4 : 30
  const right: Point[] = [
    [CENTRE, 408],
    [CENTRE + 84, 398],
    [CENTRE + 130, 378, 1],
    [CENTRE + 142, 396 + bend * 0.6],
    [CENTRE + 132, 440 + bend],
    [CENTRE + 84, reach - 8 + bend * 0.2],
    [CENTRE, reach],
  ]
  const row = (k: number): string =>
    stitch(
      sketch.line([
        [CENTRE - 134 + k * 4, 412 + bend * 0.6],
        [CENTRE - 84 + k * 4, reach - 20 - k * 12],
        [CENTRE, reach - 9 - k * 13],
        [CENTRE + 84 - k * 4, reach - 20 - k * 12],
        [CENTRE + 134 - k * 4, 412 + bend * 0.6],
      ]),
    )
  const block = spec.print === 'colour-block'
  sketch.add({
    outline: sketch.shape(symmetric(right)),
    inflate: 0.26,
    limit: 20,
    cloth: cloths.cotton,
    relief: (x, y) => -0.00007 * bend * (x - CENTRE) ** 2 + 0.5 * sketch.cloud(x / 50, y / 40),
    marks:
      [0, 1, 2, 3, 4].map(row).join('') +
      groove(
        sketch.line([
          [CENTRE - 130, 381],
          [CENTRE - 84, 401],
          [CENTRE, 411],
          [CENTRE + 84, 401],
          [CENTRE + 130, 381],
        ]),
        2.6,
      ),
    inks: { base: block ? ACCENT : darker(0.97), stitch: THREAD },
    shadow: { dx: 2, dy: -4, blur: 5, strength: 0.34 },
  })
}

export function drawCap(spec: CapSpec): Drawing {
  const sketch = new Sketch(spec.seed, 2)
  const cloths = clothsOf(sketch)
  if (spec.cut.kind === 'beanie') drawBeanie(spec, sketch, cloths)
  else if (spec.cut.kind === 'bucket') drawBucket(spec, sketch, cloths)
  else {
    addCrown(spec, sketch, cloths)
    addBrim(spec, sketch, cloths)
    addMark(spec, sketch, cloths, spec.cut.kind === 'visor' ? 376 : 336)
  }
  return sketch.done()
}
