import { deflateSync } from 'node:zlib'
import type { Typeface } from './typeface.ts'

/** What stands on a page, in points from its lower left corner. */
export type Mark =
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly isPale?: boolean }
  | { readonly line: readonly [number, number, number, number] }

export type Sheet = readonly Mark[]
export const a4 = { width: 595, height: 842 } as const

/** Letters of no font of ours are as wide as they are high: Chinese ones are. */
const wide = 1000

const lettersOf = (text: string): string[] => [...text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Cc}/gu, '')]

/** The width of a text in points. */
export const widthOf = (typeface: Typeface, text: string, size: number): number =>
  lettersOf(text).reduce((sum, letter) => sum + (typeface(letter)?.width ?? wide), 0) * (size / 1000)

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** Gives every letter that is drawn a font of 256 and its place there. */
const createCases = () => {
  const places = new Map<string, number>()
  return {
    placeOf: (letter: string): { font: number; code: number } => {
      const place = places.get(letter) ?? places.size
      places.set(letter, place)
      return { font: Math.floor(place / 256), code: place % 256 }
    },
    cases: (): string[][] => {
      const letters = [...places.keys()]
      return Array.from({ length: Math.ceil(letters.length / 256) }, (_, index) =>
        letters.slice(index * 256, index * 256 + 256),
      )
    },
  }
}

/**
 * A PDF 1.7 of A4 pages. Letters that the typeface has are embedded as outlines, with their text to be searched and copied; all others
 * (Chinese) are named by the character collection Adobe-GB1, for which readers bring the font.
 */
export const toPdf = (
  typeface: Typeface,
  sheets: readonly Sheet[],
  { title, language }: { title: string; language: string },
): Buffer => {
  const { placeOf, cases } = createCases()
  const contents = sheets.map((sheet) => sheet.map((mark) => toOperators(typeface, placeOf, mark)).join('\n'))
  const objects: (string | Buffer)[] = []
  const add = (object: string | Buffer): number => objects.push(object)
  const stream = (dictionary: string, content: string): Buffer => {
    const packed = deflateSync(content)
    const head = `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
  }
  const catalogue = add('')
  const pages = add('')
  const info = add(`<< /Title <FEFF${utf16(title)}> /Producer (Vitrine) >>`)
  const fonts = cases().map((letters, index) => `/F${index} ${addDrawnFont(typeface, letters, add, stream)} 0 R`)
  fonts.push(`/C ${addNamedFont(add)} 0 R`)
  const resources = add(`<< /Font << ${fonts.join(' ')} >> >>`)
  const kids = contents.map((content) => {
    const body = add(stream('', content))
    return add(
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Resources ${resources} 0 R /Contents ${body} 0 R >>`,
    )
  })
  objects[pages - 1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  objects[catalogue - 1] =
    `<< /Type /Catalog /Pages ${pages} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`
  return assemble(objects, catalogue, info)
}

const toOperators = (
  typeface: Typeface,
  placeOf: (letter: string) => { font: number; code: number },
  mark: Mark,
): string => {
  if ('line' in mark) {
    const [x1, y1, x2, y2] = mark.line
    return `0.8 G 0.5 w ${x1} ${y1} m ${x2} ${y2} l S`
  }
  const runs: { font: string; codes: string }[] = []
  for (const letter of lettersOf(mark.text)) {
    const isDrawn = typeface(letter) !== undefined
    const { font, code } = isDrawn ? placeOf(letter) : { font: -1, code: 0 }
    const name = isDrawn ? `F${font}` : 'C'
    const codes = isDrawn ? code.toString(16).padStart(2, '0') : utf16(letter)
    const last = runs.at(-1)
    if (last?.font === name) last.codes += codes
    else runs.push({ font: name, codes })
  }
  const shown = runs.map(({ font, codes }) => `/${font} ${mark.size} Tf <${codes}> Tj`)
  return `BT ${mark.isPale ? '0.4' : '0.07'} g ${mark.x.toFixed(2)} ${mark.y.toFixed(2)} Td ${shown.join(' ')} ET`
}

type Add = (object: string | Buffer) => number

/** A font of outlines with what each of them means. */
const addDrawnFont = (
  typeface: Typeface,
  letters: readonly string[],
  add: Add,
  stream: (dictionary: string, content: string) => Buffer,
): number => {
  const drawn = letters.map((letter) => typeface(letter) ?? { width: 0, path: '' })
  const procedures = drawn.map(({ width, path }, code) => {
    const content = `${width} 0 -500 -500 2000 1500 d1\n${path}${path ? 'f' : ''}`
    return `/g${code} ${add(stream('', content))} 0 R`
  })
  const meanings = letters.map((letter, code) => `<${code.toString(16).padStart(2, '0')}> <${utf16(letter)}>`)
  const blocks = Array.from({ length: Math.ceil(meanings.length / 100) }, (_, index) => {
    const block = meanings.slice(index * 100, index * 100 + 100)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  const toUnicode = add(
    stream(
      '',
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n1 begincodespacerange <00> <FF> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`,
    ),
  )
  return add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [-500 -500 2000 1500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 0 /LastChar ${letters.length - 1} /Widths [${drawn.map(({ width }) => width).join(' ')}] /Encoding << /Type /Encoding /Differences [0 ${drawn.map((_, code) => `/g${code}`).join(' ')}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> /ToUnicode ${toUnicode} 0 R >>`,
  )
}

const addNamedFont = (add: Add): number => {
  const descriptor = add(
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  )
  const letters = add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW ${wide} /FontDescriptor ${descriptor} 0 R >>`,
  )
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [${letters} 0 R] >>`,
  )
}

const assemble = (objects: readonly (string | Buffer)[], catalogue: number, info: number): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
    return length - part.length
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root ${catalogue} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
