import { a4, toPdf, widthOf } from './pdf.ts'
import type { Mark } from './pdf.ts'
import type { Typeface } from './typeface.ts'

/** In points: where text begins and ends, how large it is, and how far apart its lines are. */
export const margin = 56
export const right = a4.width - margin
export const size = 9.5
export const lead = 14

const firstLine = a4.height - margin - 16
const lastLine = margin + 24

type Ending = {
  readonly title: string
  /** BCP 47. */
  readonly language: string
  readonly pageOf: (page: number, pages: number) => string
}

/** Pages that are filled from top to bottom. */
export type Paper = ReturnType<typeof createPaper>

/** A4 in text of the usual size; `toPdf` numbers the pages and ends it. */
export const createPaper = (typeface: Typeface) => {
  const sheets: Mark[][] = [[]]
  let y: number = firstLine
  const put = (mark: Mark) => void sheets.at(-1)?.push(mark)
  return {
    toPdf: ({ title, language, pageOf }: Ending): Buffer => {
      const numbered = sheets.map((sheet, index): Mark[] => {
        const text = pageOf(index + 1, sheets.length)
        return [...sheet, { text, x: right - widthOf(typeface, text, 8), y: margin - 10, size: 8, isPale: true }]
      })
      return toPdf(typeface, numbered, { title, language })
    },
    /** Goes down, on the next page where this one has no room for what follows. */
    down: (by: number, room = 0): void => {
      y -= by
      if (y - room >= lastLine) return
      sheets.push([])
      y = firstLine
    },
    left: (text: string, style: { size?: number; isPale?: boolean; x?: number } = {}): void =>
      put({ text, x: style.x ?? margin, y, size: style.size ?? size, isPale: style.isPale ?? false }),
    right: (text: string, end: number, style: { size?: number; isPale?: boolean } = {}): void => {
      const width = widthOf(typeface, text, style.size ?? size)
      put({ text, x: end - width, y, size: style.size ?? size, isPale: style.isPale ?? false })
    },
    rule: (): void => put({ line: [margin, y + lead / 2 - 2, right, y + lead / 2 - 2] }),
    /** The text in lines of at most this width, anew where it begins one itself; words that are longer are broken. */
    wrap: (text: string, width: number): string[] =>
      text.split('\n').flatMap((line) => wrapLine(typeface, line, width)),
  }
}

const wrapLine = (typeface: Typeface, line: string, width: number): string[] => {
  const rows = ['']
  for (const word of line.split(/\s+/).flatMap((one) => breakWord(typeface, one, width))) {
    const longer = [rows.at(-1), word].filter(Boolean).join(' ')
    if (widthOf(typeface, longer, size) <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows.filter(Boolean)
}

const breakWord = (typeface: Typeface, word: string, width: number): string[] => {
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (widthOf(typeface, longer, size) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}
