import { CENTRE } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { PlaneFunction } from '../engine/part.ts'
import { groove, inlay, stitch } from '../engine/seams.ts'
import type { JacketSpec } from '../spec.ts'
import type { clothsOf } from './cloths.ts'
import { addPlacket } from './collar.ts'
import type { Sketch } from './sketch.ts'
import { SIDES, onSide } from './sketch.ts'
import type { TorsoShape } from './torso.ts'
import { BASE, THREAD, darker, secondInk, zipper } from './trims.ts'
import type { UpperBuild } from './upper-parts.ts'

const TUBE = 45

/** Down tubes along `v`: full between the seams, with small puckers at them. */
export function tubes(sketch: Sketch, v: (x: number, y: number) => number, offset: number): PlaneFunction {
  return (x, y) => {
    const at = v(x, y) - offset
    const phase = Math.abs(Math.sin((at * Math.PI) / TUBE))
    const pucker = (1 - phase) ** 2 * 1.7 * sketch.fine(x / 7, at / 46) * (0.5 + phase)
    return 9.5 * phase ** 0.62 + 2.6 * phase * sketch.coarse(x / 30, Math.floor(at / TUBE) * 5.3) + pucker
  }
}

export function tubeSeams(sketch: Sketch, t: TorsoShape): string {
  let marks = ''
  for (let y = t.armpitY - TUBE * 3; y < t.hemY + 30; y += TUBE)
    marks += groove(
      sketch.line([
        [40, y],
        [180, y + 2],
        [CENTRE, y + 3],
        [420, y + 2],
        [560, y],
      ]),
      1.6,
    )
  return marks
}

export function pockets(spec: JacketSpec, sketch: Sketch, t: TorsoShape): string {
  const { pocket } = spec.cut
  if (pocket === 'chest') {
    const x = CENTRE + t.chest * 0.46
    const y = t.armpitY - 34
    return (
      groove(
        sketch.line([
          [x - 28, y + 3],
          [x + 30, y - 3],
        ]),
        2.8,
      ) +
      stitch(
        sketch.line([
          [x - 30, y - 4, 1],
          [x + 32, y - 10, 1],
          [x + 32, y + 5, 1],
          [x - 30, y + 11, 1],
          [x - 30, y - 4, 1],
        ]),
      )
    )
  }
  if (pocket === 'patch') return ''
  return SIDES.map((side) => {
    const line = (d: number): Point[] =>
      onSide(side, [
        [CENTRE + t.waist - 62 + d, t.hemY - 132],
        [CENTRE + t.waist - 30 + d, t.hemY - 36],
      ])
    const welt =
      pocket === 'welt'
        ? stitch(sketch.line(line(-11))) + stitch(sketch.line(line(5))) + groove(sketch.line(line(-8)), 1.2, 0.5)
        : inlay(sketch.line(line(0)), 3) + stitch(sketch.line(line(-6))) + stitch(sketch.line(line(6)))
    return groove(sketch.line(line(0)), 2.8) + welt
  }).join('')
}

export function addPatches(build: UpperBuild): void {
  const { sketch, torso, cloth } = build
  for (const side of SIDES) {
    const x = CENTRE + torso.waist * 0.52
    const y = torso.hemY - 128
    const body: Point[] = [
      [x - 42, y, 1],
      [x + 42, y, 1],
      [x + 42, y + 94, 1],
      [x + 34, y + 102],
      [x - 34, y + 102],
      [x - 42, y + 94, 1],
    ]
    const flap: Point[] = [
      [x - 45, y - 6, 1],
      [x + 45, y - 6, 1],
      [x + 45, y + 22, 1],
      [x, y + 32],
      [x - 45, y + 22, 1],
    ]
    const common = {
      inflate: 0.18,
      limit: 6,
      cloth,
      inks: { base: BASE, second: secondInk(build.printName), stitch: THREAD },
    }
    sketch.add({
      outline: sketch.shape(onSide(side, body)),
      ...common,
      marks: stitch(
        sketch.line(
          onSide(side, [
            [x - 38, y, 1],
            [x - 38, y + 92, 1],
            [x - 32, y + 98],
            [x + 32, y + 98],
            [x + 38, y + 92, 1],
            [x + 38, y, 1],
          ]),
        ),
      ),
      shadow: { dx: 1.5, dy: 2.6, blur: 3, strength: 0.4 },
    })
    sketch.add({
      outline: sketch.shape(onSide(side, flap)),
      ...common,
      marks: stitch(
        sketch.line(
          onSide(side, [
            [x - 41, y - 4, 1],
            [x - 41, y + 19, 1],
            [x, y + 28],
            [x + 41, y + 19, 1],
            [x + 41, y - 4, 1],
          ]),
        ),
      ),
      shadow: { dx: 1, dy: 2.6, blur: 2.6, strength: 0.42 },
    })
  }
}

export function addClosure(spec: JacketSpec, build: UpperBuild, cloths: ReturnType<typeof clothsOf>): void {
  const { sketch, torso } = build
  const { closure, neck } = spec.cut
  const top = neck === 'hood' ? 262 : neck === 'stand' ? 142 : torso.neckBottom + 10
  const bottom = torso.hemY + torso.hemDip + (spec.cut.fabric === 'knit' ? 26 : -1)
  if (closure === 'snaps') {
    addPlacket(build, top, bottom - top - 2, 6, 12)
    return
  }
  const shift = closure === 'offset-zip' ? 34 : 0
  const line: Point[] = shift
    ? [
        [CENTRE + shift + 10, top],
        [CENTRE + shift, top + 110],
        [CENTRE + shift - 4, bottom],
      ]
    : [
        [CENTRE, top],
        [CENTRE + sketch.jitter(1.5), (top + bottom) / 2],
        [CENTRE, bottom],
      ]
  for (const part of zipper(
    sketch,
    line,
    cloths.shell,
    cloths.metal,
    spec.cut.fabric === 'fleece' ? { of: 'accent', gain: 0.9 } : darker(0.6),
  ))
    sketch.add(part)
}
