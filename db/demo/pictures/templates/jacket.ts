import { CENTRE } from '../engine/geometry.ts'
import type { Cloth, Drawing } from '../engine/part.ts'
import { inlay, stitch } from '../engine/seams.ts'
import type { JacketSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { addShirtCollar } from './collar.ts'
import { addHoodBack } from './hood-back.ts'
import { addHood, addHoodInside } from './hood.ts'
import { addClosure, addPatches, pockets, tubeSeams, tubes } from './jacket-parts.ts'
import { addFunnel, addNeckInside } from './neck.ts'
import { torsoPanel } from './panels.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { Sleeve } from './sleeve.ts'
import { armhole } from './torso.ts'
import type { TorsoShape } from './torso.ts'
import { darker, embroideredMark, neckLabel, secondInk, wantsMark } from './trims.ts'
import { addCuff, addHemRib, addSleeve, addTorso, startUpper } from './upper-parts.ts'
import type { UpperBuild } from './upper-parts.ts'

const WIDTHS = {
  slim: { shoulder: 102, chest: 114, waist: 108, hem: 112 },
  regular: { shoulder: 107, chest: 127, waist: 126, hem: 126 },
  boxy: { shoulder: 114, chest: 142, waist: 143, hem: 142 },
} as const

const HEM = { crop: 486, regular: 584, long: 652 } as const

function torsoOf({ cut }: JacketSpec): TorsoShape {
  const hooded = cut.neck === 'hood'
  const vest = cut.sleeve === 'vest'
  const widths = WIDTHS[cut.fit ?? 'regular']
  return {
    ...widths,
    shoulder: vest ? widths.shoulder - 8 : widths.shoulder,
    neckHalf: hooded ? 62 : 48,
    neckY: 176,
    neckBottom: hooded ? 232 : 192,
    neckStyle: 'round',
    shoulderY: 197,
    armpitY: 326,
    hemY: HEM[cut.length],
    hemDip: 8,
    armhole: 'set-in',
  }
}

function clothOf(spec: JacketSpec, cloths: ReturnType<typeof clothsOf>): Cloth {
  switch (spec.cut.fabric) {
    case 'fleece':
      return cloths.fleece
    case 'knit':
      return cloths.jersey
    default:
      return cloths.shell
  }
}

function addArms(spec: JacketSpec, build: UpperBuild, cloths: ReturnType<typeof clothsOf>): void {
  const { sketch } = build
  const puffer = spec.cut.fabric === 'puffer'
  build.sleeves.forEach((sleeve, i) => {
    const uv = sleeve.uv()
    const relief = puffer ? tubes(sketch, (x, y) => uv[3] * x + uv[4] * y + uv[5], 14) : undefined
    const stripes =
      spec.cut.panel === 'sleeve-stripe'
        ? [0.55, 0.8]
            .map((s) =>
              inlay(
                sketch.line(
                  sleeve.place([
                    [0, s],
                    [0.2, s],
                    [0.5, s],
                    [0.8, s],
                    [1, s],
                  ]),
                ),
                6.5,
              ),
            )
            .join('')
        : ''
    addSleeve(build, i, true, { marks: stripes, folds: !puffer, ...(relief ? { relief } : {}) })
    addCuff(
      build,
      i,
      spec.cut.fabric === 'knit' ? cloths.rib : { ...cloths.shell, weave: cloths.rib.weave },
      spec.cut.fabric === 'knit' ? 42 : 24,
    )
  })
}

function addNeck(spec: JacketSpec, build: UpperBuild, back: boolean, cloth: Cloth): void {
  const { sketch, torso } = build
  const { neck } = spec.cut
  if (neck === 'hood') (back ? addHoodBack : addHood)(sketch, cloth, build.print, secondInk(build.printName))
  else if (neck === 'stand' || back)
    addFunnel(sketch, torso, cloth, cloth, back ? 'back' : 'front', neck === 'stand' ? 42 : 26)
  else addShirtCollar(build, 1.18)
}

export function drawJacket(spec: JacketSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const { cut } = spec
  const cloth = clothOf(spec, cloths)
  const t = torsoOf(spec)
  const puffer = cut.fabric === 'puffer'
  const vest = cut.sleeve === 'vest'
  const sleeves = vest
    ? []
    : SIDES.map((side) => new Sleeve(t, { angle: puffer ? 14 : 12, length: 424, endWidth: puffer ? 66 : 56 }, side))
  const build = startUpper({
    sketch,
    torso: t,
    sleeves,
    cloth,
    print: printOf(sketch, spec.print),
    printName: spec.print,
    weight: cut.fabric === 'fleece' ? 0.8 : cut.fabric === 'shell' ? 1.05 : 0.85,
  })
  if (!back && cut.neck === 'hood') {
    addHoodInside(sketch, cloths.lining, { of: 'base', gain: 0.5 })
    sketch.add(neckLabel(sketch, CENTRE, 197, cloths.cotton))
  }
  if (!back && cut.neck === 'stand') addFunnel(sketch, t, cloth, cloth, 'inside', 42)
  if (!back && cut.neck === 'shirt') addNeckInside(sketch, t, cloths.jersey, 18)
  if (!vest) addArms(spec, build, cloths)
  const kind = spec.print === 'colour-block' && (cut.panel ?? 'none') === 'none' ? 'yoke' : cut.panel
  const hemline =
    stitch(
      sketch.line([
        [CENTRE - t.hem, t.hemY - 14],
        [CENTRE, t.hemY - 6],
        [CENTRE + t.hem, t.hemY - 14],
      ]),
    ) +
    stitch(
      sketch.line([
        [CENTRE - t.hem, t.hemY - 18],
        [CENTRE, t.hemY - 10],
        [CENTRE + t.hem, t.hemY - 18],
      ]),
    )
  const knit = cut.fabric === 'knit'
  addTorso(
    build,
    knit,
    torsoPanel(kind, sketch, t) +
      (back ? '' : pockets(spec, sketch, t)) +
      (puffer ? tubeSeams(sketch, t) : knit ? '' : hemline),
    {
      folds: !puffer,
      ...(puffer ? { relief: tubes(sketch, (x, y) => y - 3 * (1 - Math.abs(x - CENTRE) / 240), t.armpitY) } : {}),
    },
  )
  if (vest)
    for (const side of SIDES) {
      const arm = onSide(side, armhole(t))
      sketch.add({
        outline: sketch.band(arm, 4),
        inflate: 0.7,
        limit: 5,
        cloth: cloths.shell,
        inks: { base: darker(0.8) },
        shadow: { dx: 1, dy: 2, blur: 2, strength: 0.34 },
      })
    }
  if (knit) addHemRib(build, cloths.rib, 38)
  if (!back && cut.pocket === 'patch') addPatches(build)
  if (!back && cut.neck === 'hood') addClosure(spec, build, cloths)
  addNeck(spec, build, back, cloth)
  if (!back && cut.neck !== 'hood') addClosure(spec, build, cloths)
  if (!back && wantsMark(spec.logo))
    sketch.add(
      embroideredMark(
        CENTRE + (cut.pocket === 'chest' ? -1 : 1) * t.chest * 0.5,
        t.armpitY + (kind === 'yoke' ? 16 : -22),
        cloths.cotton,
        22,
      ),
    )
  if (spec.logo === 'large')
    sketch.add(
      embroideredMark(
        back ? CENTRE : CENTRE + t.chest * 0.48,
        t.armpitY + (back ? 30 : cut.pocket === 'chest' ? 56 : 6),
        cloths.cotton,
        back ? 120 : 56,
      ),
    )
  return sketch.done()
}
