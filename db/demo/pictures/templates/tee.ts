import { CENTRE, acrossCentre } from '../engine/geometry.ts'
import type { Drawing } from '../engine/part.ts'
import { groove, stitch } from '../engine/seams.ts'
import type { TeeSpec } from '../spec.ts'
import { clothsOf } from './cloths.ts'
import { addPlacket, addShirtCollar } from './collar.ts'
import { addFunnel, addNeckInside, addRoundNeck } from './neck.ts'
import { torsoPanel } from './panels.ts'
import { printOf } from './prints.ts'
import { SIDES, Sketch, onSide } from './sketch.ts'
import { Sleeve } from './sleeve.ts'
import type { SleeveShape } from './sleeve.ts'
import type { TorsoShape } from './torso.ts'
import { BASE, THREAD, darker, embroideredMark, secondInk, wantsMark } from './trims.ts'
import { addCuff, addSleeve, addTorso, startUpper } from './upper-parts.ts'
import type { UpperBuild } from './upper-parts.ts'

const WIDTHS = {
  slim: { shoulder: 104, chest: 116, waist: 106, hem: 112 },
  regular: { shoulder: 110, chest: 128, waist: 126, hem: 130 },
  boxy: { shoulder: 126, chest: 148, waist: 150, hem: 150 },
} as const

const HEM = { crop: 448, regular: 562, long: 612 } as const

const SLEEVES: Record<TeeSpec['cut']['sleeve'], SleeveShape> = {
  cap: { angle: 44, length: 62, endWidth: 92, bow: 2 },
  short: { angle: 33, length: 122, endWidth: 86, bow: 3 },
  half: { angle: 27, length: 186, endWidth: 78, bow: 3 },
  long: { angle: 12.5, length: 420, endWidth: 46 },
  raglan: { angle: 33, length: 126, endWidth: 84, bow: 3 },
  'raglan-long': { angle: 12.5, length: 420, endWidth: 46 },
}

const NECKS = {
  crew: { neckHalf: 46, neckBottom: 186, neckStyle: 'round' },
  v: { neckHalf: 46, neckBottom: 224, neckStyle: 'v' },
  scoop: { neckHalf: 60, neckBottom: 226, neckStyle: 'round' },
  polo: { neckHalf: 44, neckBottom: 182, neckStyle: 'round' },
  henley: { neckHalf: 46, neckBottom: 186, neckStyle: 'round' },
  mock: { neckHalf: 47, neckBottom: 170, neckStyle: 'round' },
} as const

function torsoOf({ cut }: TeeSpec, back: boolean): TorsoShape {
  const neck = NECKS[cut.neck]
  return {
    ...WIDTHS[cut.fit],
    ...neck,
    ...(back ? { neckBottom: 164, neckStyle: 'round' as const } : {}),
    neckY: 150,
    shoulderY: cut.fit === 'boxy' ? 178 : 173,
    armpitY: cut.fit === 'boxy' ? 296 : 280,
    hemY: HEM[cut.length],
    hemDip: cut.hem === 'curved' ? 34 : 5,
    armhole: cut.sleeve.startsWith('raglan') ? 'raglan' : cut.fit === 'boxy' ? 'dropped' : 'set-in',
  }
}

function hemSeams(spec: TeeSpec, sketch: Sketch, t: TorsoShape): string {
  const line = (up: number): string =>
    sketch.line(
      acrossCentre([
        [CENTRE, t.hemY + t.hemDip - up],
        [CENTRE + t.hem * 0.55, t.hemY + t.hemDip * 0.75 - up],
        [CENTRE + t.hem, t.hemY - up],
      ]),
    )
  const slits =
    spec.cut.hem === 'split'
      ? SIDES.map((s) =>
          groove(
            sketch.line(
              onSide(s, [
                [CENTRE + t.hem - 9, t.hemY - 46],
                [CENTRE + t.hem - 7, t.hemY + 8],
              ]),
            ),
            3,
          ),
        ).join('')
      : ''
  return stitch(line(12)) + stitch(line(15.5)) + slits
}

function addPocket(build: UpperBuild): void {
  const { sketch, torso, cloth } = build
  const x = CENTRE + torso.chest * 0.42
  const y = torso.armpitY - 30
  sketch.add({
    outline: sketch.shape([
      [x - 25, y, 1],
      [x + 25, y, 1],
      [x + 25, y + 46, 1],
      [x, y + 58, 1],
      [x - 25, y + 46, 1],
    ]),
    inflate: 0.12,
    limit: 3,
    cloth,
    ...(build.print ? { print: build.print } : {}),
    marks:
      stitch(
        sketch.line([
          [x - 24, y + 8],
          [x + 24, y + 8],
        ]),
      ) +
      stitch(
        sketch.line([
          [x - 22, y + 2, 1],
          [x - 22, y + 44, 1],
          [x, y + 54.5, 1],
          [x + 22, y + 44, 1],
          [x + 22, y + 2, 1],
        ]),
      ),
    inks: { base: BASE, second: secondInk(build.printName), stitch: THREAD },
    shadow: { dx: 1, dy: 1.8, blur: 2, strength: 0.36 },
  })
}

function addNeck(spec: TeeSpec, build: UpperBuild, back: boolean): void {
  const { sketch, torso } = build
  const cloths = clothsOf(sketch)
  if (spec.cut.neck === 'mock') addFunnel(sketch, torso, cloths.jersey, cloths.jersey, back ? 'back' : 'front', 26)
  else if (spec.cut.neck === 'polo' && !back) {
    addPlacket(build, torso.neckBottom - 6, 92, 3)
    addShirtCollar(build)
  } else {
    addRoundNeck(sketch, torso, cloths.jersey, cloths.rib, back ? 'back' : 'front', spec.cut.neck === 'scoop' ? 8 : 11)
    if (spec.cut.neck === 'henley' && !back) addPlacket(build, torso.neckBottom - 6, 78, 3)
  }
}

export function drawTee(spec: TeeSpec, back: boolean): Drawing {
  const sketch = new Sketch(spec.seed)
  const cloths = clothsOf(sketch)
  const { cut } = spec
  const t = torsoOf(spec, back)
  const long = cut.sleeve.endsWith('long')
  const shape = SLEEVES[cut.sleeve]
  const sleeves = SIDES.map(
    (side) => new Sleeve(t, cut.fit === 'slim' && !long ? { ...shape, endWidth: shape.endWidth - 14 } : shape, side),
  )
  const print = printOf(sketch, spec.print)
  const build = startUpper({
    sketch,
    torso: t,
    sleeves,
    cloth: cloths.jersey,
    print,
    printName: spec.print,
    weight: 0.72,
  })
  if (!back && cut.neck !== 'polo' && cut.neck !== 'mock')
    addRoundNeck(sketch, t, cloths.jersey, cloths.rib, 'inside', cut.neck === 'scoop' ? 8 : 11)
  if (!back && cut.neck === 'polo') addNeckInside(sketch, t, cloths.jersey, 16)
  if (!back && cut.neck === 'mock') addFunnel(sketch, t, cloths.jersey, cloths.jersey, 'inside', 26)
  const contrast = cut.sleeve.startsWith('raglan') && spec.print === 'colour-block'
  sleeves.forEach((sleeve, i) => {
    const hem = (at: number): string =>
      sketch.line(
        sleeve.place([
          [at, -1.1],
          [at + 0.005, 0],
          [at, 1.1],
        ]),
      )
    const ends = long ? '' : stitch(hem(1 - 10 / shape.length)) + stitch(hem(1 - 13.5 / shape.length))
    addSleeve(build, i, long, { marks: ends, ink: contrast ? { of: 'accent' } : BASE })
    if (long) addCuff(build, i, cloths.rib, 22)
  })
  const kind = spec.print === 'colour-block' && !contrast && (cut.panel ?? 'none') === 'none' ? 'chest' : cut.panel
  addTorso(
    build,
    false,
    torsoPanel(kind, sketch, t) + hemSeams(spec, sketch, t),
    kind === 'mesh' ? { panelWeave: cloths.mesh.weave, panelInk: darker(0.82) } : {},
  )
  addNeck(spec, build, back)
  if (cut.pocket && !back) addPocket(build)
  if (spec.logo === 'large') sketch.add(embroideredMark(CENTRE, t.armpitY + 34, cloths.cotton, back ? 120 : 96))
  else if (!back && wantsMark(spec.logo) && !cut.pocket)
    sketch.add(
      embroideredMark(
        CENTRE + t.chest * 0.42,
        t.armpitY + (kind === 'yoke' || kind === 'mesh' ? 12 : -18),
        cloths.cotton,
        22,
      ),
    )
  return sketch.done()
}
