import { expect, test } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { filmFiles } from './film-files.ts'

test('[PRODUCT-24] the demo has a film, drawn anew the same, that costs less than 200 kB', async () => {
  const [film, again] = [await filmFiles(), await filmFiles()]
  expect(film).toEqual(again)
  const shown = demoCatalogue().products.flatMap(({ media }) => media.filter(({ kind }) => kind === 'video'))
  expect(film.map(({ path }) => path)).toEqual(shown.map(({ path }) => path))
  for (const { bytes } of film) {
    expect(bytes.length).toBeLessThan(200_000)
    // EBML, and the name of the format in its head
    expect(Buffer.from(bytes.subarray(0, 4)).toString('hex')).toBe('1a45dfa3')
    expect(Buffer.from(bytes.subarray(0, 200)).toString('latin1')).toContain('webm')
  }
  expect(shown.every(({ poster }) => poster !== undefined)).toBe(true)
})
