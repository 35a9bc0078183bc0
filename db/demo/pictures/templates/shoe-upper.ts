import type { Cloth, ClothFunction } from '../engine/part.ts'
import { smoothstep } from '../engine/rng.ts'
import type { Last } from './lasts.ts'
import { printOf } from './prints.ts'
import { overlay } from './shoe-build.ts'
import type { ShoeBuild } from './shoe-build.ts'
import { ACCENT, BASE, secondInk } from './trims.ts'

/** Engineered knit: holes that open toward the forefoot. */
function knitHoles(): ClothFunction {
  return (x, y) => {
    const u = x * 0.94 - y * 0.34
    const v = x * 0.34 + y * 0.94
    const row = Math.floor((u * 1.02) / Math.PI) & 1 ? 1.57 : 0
    const open = smoothstep(440, 250, x) * smoothstep(80, 150, x)
    return Math.sin(u * 1.02) * Math.sin(v * 1.02 + row) * (0.35 + 0.65 * open)
  }
}

function upperCloth(build: ShoeBuild): Cloth {
  const { spec, cloths } = build
  if (spec.cut.upper === 'leather') return cloths.leather
  if (spec.cut.upper === 'panel') return cloths.cotton
  const hole = knitHoles()
  return {
    ...cloths.knit,
    weave: (u, v, x, y) =>
      -0.75 * smoothstep(0.3, 0.65, hole(u, v, x, y)) + 0.12 * Math.sin(u * 2.6 + v) + 0.1 * Math.sin(v * 2.6 - u),
    tone: (u, v, x, y) => 1 - 0.55 * smoothstep(0.44, 0.62, hole(u, v, x, y)),
  }
}

export function addUpper(build: ShoeBuild): void {
  const { sketch, spec, cloths, last } = build
  const print = printOf(sketch, spec.print, 0.7)
  const perforations = spec.cut.upper === 'leather' ? perforated(last) : ''
  sketch.add({
    outline: build.upper,
    body: { outlines: build.body, from: 9999, to: 10000 },
    inflate: 0.5,
    limit: 100,
    rim: 3,
    cloth: upperCloth(build),
    ...(print ? { print } : {}),
    folds: [
      sketch.fold(
        [
          [140, last.y(398)],
          [162, last.y(420)],
          [178, 450],
        ],
        { width: 10, depth: -1.8 },
      ),
      sketch.fold(
        [
          [178, last.y(388)],
          [200, last.y(412)],
          [212, 448],
        ],
        { width: 9, depth: -2 },
      ),
    ],
    relief: (x, y) => 0.9 * sketch.cloud(x / 54, y / 44),
    marks: perforations,
    inks: { base: BASE, second: secondInk(spec.print), panel: { of: '#141414' } },
  })
  if (spec.print === 'colour-block')
    overlay(
      build,
      [
        [330, 200],
        [330, 330],
        [300, 420],
        [286, 500],
        [600, 500],
        [600, 150],
      ],
      ACCENT,
      cloths.leather,
    )
}

function perforated(last: Last): string {
  const dots: string[] = []
  const rise = last.throat[0]![1] - 376
  const step = 8.5
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5 - (row > 2 ? 1 : 0); i++)
      dots.push(
        `<circle cx="${128 + i * 13 + row * 5}" cy="${410 + rise - i * 3.4 + row * step}" r="1.7" fill="#f0f"/>`,
      )
  return dots.join('')
}
