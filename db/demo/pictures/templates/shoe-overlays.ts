import { offsetLine, spline } from '../engine/geometry.ts'
import type { Point } from '../engine/geometry.ts'
import type { Ink } from '../engine/part.ts'
import { featherAt } from './lasts.ts'
import { overlay } from './shoe-build.ts'
import type { ShoeBuild } from './shoe-build.ts'
import { ACCENT, darker, markOutline } from './trims.ts'

export function addOverlays(build: ShoeBuild): void {
  const { spec, cloths, last } = build
  const { cut } = spec
  const skin = cut.upper === 'knit' ? cloths.rubber : cloths.leather
  const toe = cut.toe ?? (cut.upper === 'leather' ? 'cap' : 'plain')
  const y = last.feather[0]![1]
  if (toe === 'cap') {
    const edge: Point[] = [
      [150, y - 80],
      [146, y - 50],
      [158, y - 14],
      [182, y + 26],
    ]
    overlay(
      build,
      [[30, y - 90, 1], ...edge, [30, y + 40, 1]],
      darker(0.9),
      skin,
      edge.map((p): Point => [p[0] - 4.5, p[1]]),
    )
  }
  if (toe === 'wrap') {
    const edge: Point[] = [
      [44, y - 26],
      [86, y - 28],
      [140, y - 12],
      [200, y - 4],
      [280, y + 6],
    ]
    overlay(
      build,
      [...edge, [290, y + 60, 1], [30, y + 60, 1]],
      darker(0.84),
      cloths.rubber,
      edge.map((p): Point => [p[0], p[1] + 4.5]),
    )
  }
  const heelY = featherAt(last, 520)
  const heel: Point[] = [
    [536, last.y(316)],
    [490, last.y(330)],
    [462, last.y(374)],
    [446, last.y(416)],
    [424, heelY + 44],
  ]
  overlay(
    build,
    [...heel, [600, heelY + 50, 1], [600, last.y(310), 1]],
    ACCENT,
    skin,
    heel.map((p): Point => [p[0] + 4.5, p[1] + 3]),
  )
  if (cut.upper === 'panel' || cut.upper === 'leather') {
    const quarter: Point[] = [
      [250, last.y(336)],
      [286, last.y(368)],
      [300, last.y(416)],
      [286, featherAt(last, 286) + 30],
    ]
    overlay(
      build,
      [
        ...quarter,
        [440, 500, 1],
        [470, last.y(380)],
        [500, last.y(320) - last.lift * 0.5],
        [420, last.y(296) - last.lift * 0.9],
        [330, last.y(262) - last.lift * 0.8],
      ],
      darker(cut.upper === 'leather' ? 0.97 : 0.88),
      cloths.leather,
      quarter.map((p): Point => [p[0] + 4.5, p[1] + 1]),
      0.34,
    )
  }
  addMotif(build)
}

function addMotif(build: ShoeBuild): void {
  const { spec, cloths, last, sketch } = build
  const low = featherAt(last, 350) + 30
  const dark: Ink = { of: 'accent' }
  if (spec.cut.motif === 'bars') {
    overlay(
      build,
      [
        [300, low, 1],
        [350, last.y(366), 1],
        [374, last.y(366), 1],
        [328, low, 1],
      ],
      dark,
      cloths.rubber,
    )
    overlay(
      build,
      [
        [342, low, 1],
        [386, last.y(366), 1],
        [404, last.y(366), 1],
        [364, low, 1],
      ],
      darker(0.5),
      cloths.rubber,
    )
  } else if (spec.cut.motif === 'chevron') {
    const mark = markOutline(372, last.y(386), 70)
    sketch.add({
      outline: mark,
      clip: build.upper,
      body: { outlines: build.body, from: 9999, to: 10000 },
      inflate: 0.5,
      limit: 100,
      rim: 3,
      cloth: cloths.rubber,
      inks: { base: dark },
      shadow: { dx: 0.9, dy: 1.5, blur: 1.4, strength: 0.4 },
    })
  } else if (spec.cut.motif === 'wave') {
    const base: Point[] = [
      [286, 446],
      [322, last.y(406)],
      [364, last.y(412)],
      [404, last.y(384)],
      [444, last.y(346)],
    ]
    overlay(
      build,
      [...offsetLine(spline(base, false, 6), 6), ...offsetLine(spline(base, false, 6), -6).reverse()],
      dark,
      cloths.rubber,
    )
    const second = base.map((p): Point => [p[0] + 14, p[1] + 19])
    overlay(
      build,
      [...offsetLine(spline(second, false, 6), 3), ...offsetLine(spline(second, false, 6), -3).reverse()],
      darker(0.55),
      cloths.rubber,
    )
  }
}
