import type { Drawing } from '../engine/part.ts'
import type { ShoeSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { FLOOR_Y, lastOf } from './lasts.ts'
import type { ShoeBuild } from './shoe-build.ts'
import { addOverlays } from './shoe-overlays.ts'
import { addSole } from './shoe-sole.ts'
import { addCollar, addThroat, addTongue } from './shoe-throat.ts'
import { addUpper } from './shoe-upper.ts'
import { Sketch } from './sketch.ts'

export function drawShoe(spec: ShoeSpec): Drawing {
  const sketch = new Sketch(spec.seed, 1.2)
  const last = lastOf(spec)
  const upper = sketch.shape(last.upper)
  const build: ShoeBuild = { sketch, spec, last, cloths: clothsOf(sketch), upper, body: [upper] }
  addTongue(build)
  addUpper(build)
  addOverlays(build)
  addCollar(build)
  addThroat(build)
  addSole(sketch, spec, last, build.cloths)
  return sketch.done({ x: 304, y: FLOOR_Y, halfWidth: 244 })
}
