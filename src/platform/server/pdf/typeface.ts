import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readWoff2 } from './woff2.ts'
import type { Letters } from './woff2.ts'
import type { Point } from './glyphs.ts'

/** A letter as PDF draws it, in thousandths of the type's size. */
export type DrawnLetter = { readonly width: number; readonly path: string }

/** Undefined for letters it has not. */
export type Typeface = (letter: string) => DrawnLetter | undefined

const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const

/** The shop's typeface, from the same files that browsers get (SIL Open Font License). */
export const loadTypeface = (): Typeface => {
  const fonts = subsets.map((subset) => {
    const file = import.meta.resolve(`@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`)
    let letters: Letters | undefined
    // few texts need letters of all of them
    return () => (letters ??= readWoff2(readFileSync(fileURLToPath(file))))
  })
  const drawn = new Map<string, DrawnLetter | undefined>()
  return (letter) => {
    if (!drawn.has(letter)) drawn.set(letter, draw(fonts, letter.codePointAt(0) ?? 0))
    return drawn.get(letter)
  }
}

const draw = (fonts: readonly (() => Letters)[], codePoint: number): DrawnLetter | undefined => {
  for (const read of fonts) {
    const font = read()
    const glyph = font.glyphOf(codePoint)
    if (glyph === undefined || glyph === 0) continue
    const scale = 1000 / font.unitsPerEm
    const path = font.outlineOf(glyph).map((contour) => contourPath(contour, scale))
    return { width: Math.round(font.advanceOf(glyph) * scale), path: path.join('') }
  }
  return undefined
}

const number = (value: number): string => String(Math.round(value))

const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOnCurve: true,
})

/** One closed contour; its curves of one bend become those of two. */
const contourPath = (contour: readonly Point[], scale: number): string => {
  const [first, last] = [contour[0], contour.at(-1)]
  if (!first || !last) return ''
  const start = first.isOnCurve ? first : last.isOnCurve ? last : middle(first, last)
  const at = (x: number, y: number) => `${number(x * scale)} ${number(y * scale)}`
  let path = `${at(start.x, start.y)} m\n`
  let here = start
  const curveTo = (bend: Point, to: Point) => {
    const [x1, y1] = [here.x + ((bend.x - here.x) * 2) / 3, here.y + ((bend.y - here.y) * 2) / 3]
    const [x2, y2] = [to.x + ((bend.x - to.x) * 2) / 3, to.y + ((bend.y - to.y) * 2) / 3]
    path += `${at(x1, y1)} ${at(x2, y2)} ${at(to.x, to.y)} c\n`
    here = to
  }
  let bend: Point | undefined
  for (const point of [...contour, start]) {
    if (bend) curveTo(bend, point.isOnCurve ? point : middle(bend, point))
    else if (point.isOnCurve && point !== here) {
      path += `${at(point.x, point.y)} l\n`
      here = point
    }
    bend = point.isOnCurve ? undefined : point
  }
  return `${path}h\n`
}
