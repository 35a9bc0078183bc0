import { inflateSync } from 'node:zlib'
import { expect } from 'vitest'

/** The streams of a PDF that has passed for one: header, end, and every object where the table says it is. */
const streamsOf = (file: Buffer): string[] => {
  const text = file.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true)
  return [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map(({ 0: head, 1: length, index }) =>
    inflateSync(file.subarray(index + head.length, index + head.length + Number(length))).toString('latin1'),
  )
}

/** The text of a PDF as it is copied out of a reader. */
export const textOf = (file: Buffer): string => {
  const streams = streamsOf(file)
  const maps = streams.filter((stream) => stream.includes('beginbfchar'))
  const fonts = maps.map(
    (map) =>
      new Map(
        [...map.matchAll(/<(\w\w)> <((?:\w{4})+)>/g)].map(([, code = '', meaning = '']) => [code, utf16(meaning)]),
      ),
  )
  const pages = streams.filter((stream) => stream.includes(' Tf <'))
  return pages
    .flatMap((page) => page.split('\n'))
    .map((row) =>
      [...row.matchAll(/\/(\w+) [\d.]+ Tf <(\w*)> Tj/g)]
        .map(([, font = '', codes = '']) =>
          font === 'C'
            ? utf16(codes)
            : (codes.match(/../g) ?? []).map((code) => fonts[Number(font.slice(1))]?.get(code)).join(''),
        )
        .join(''),
    )
    .join('\n')
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
