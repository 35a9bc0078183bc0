import { describe, expect, it } from 'vitest'
import { linearFromHex } from './engine/colour.ts'
import { buildGarment } from './engine/garment.ts'
import type { Garment } from './engine/garment.ts'
import { fitFrame } from './engine/frame.ts'
import { paintCutout, paintOnPaper } from './engine/paint.ts'
import { layPaper } from './engine/paper.ts'
import { paletteOf } from './palette.ts'
import { SAMPLES } from '#test/support/picture-samples.ts'
import { GARMENT_COLOURS, PAPER_TINTS } from './spec.ts'
import type { PictureSpec } from './spec.ts'
import { drawStyle } from './templates/index.ts'

/** Small enough for a test, large enough for every part to show. */
const TINY = 0.15

const litAfresh = (spec: PictureSpec, back = false): Promise<Garment> => {
  const drawing = drawStyle(spec, back)
  return buildGarment(drawing, fitFrame(drawing, TINY))
}

const known = new Map<PictureSpec, Promise<Garment>>()
const lit = (spec: PictureSpec): Promise<Garment> => {
  const garment = known.get(spec) ?? litAfresh(spec)
  known.set(spec, garment)
  return garment
}

const difference = (a: Garment, b: Garment): number => {
  let sum = 0
  for (let i = 0; i < a.coverage.length; i++) sum += Math.abs(a.coverage[i]! - b.coverage[i]!)
  return sum / a.coverage.reduce((total, v) => total + v, 0)
}

const hue = (r: number, g: number, b: number): number =>
  (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI

const isGrey = (rgb: readonly number[]): boolean => Math.max(...rgb) - Math.min(...rgb) < 0.12

function meanColour(garment: Garment, spec: PictureSpec, colour: string): [number, number, number] {
  const { data } = paintCutout(garment, paletteOf(spec, colour))
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 250) continue
    for (let k = 0; k < 3; k++) sum[k]! += data[i + k]!
    count++
  }
  return sum.map((v) => v / count / 255) as [number, number, number]
}

describe('every template', () => {
  for (const spec of SAMPLES) {
    it(`${spec.template}: same spec, same drawing`, () => {
      // its points and numbers: what is a function cannot be compared
      const drawn = (back: boolean) => JSON.stringify(drawStyle(spec, back))
      for (const back of [false, true]) expect(drawn(back)).toBe(drawn(back))
    })

    it(`${spec.template}: is really there, and lit everywhere`, async () => {
      const garment = await lit(spec)
      const share = garment.coverage.reduce((sum, v) => sum + v, 0) / garment.coverage.length
      expect(share).toBeGreaterThan(0.08)
      expect(share).toBeLessThan(0.7)
      for (const layer of garment.layers)
        for (const field of [layer.weight, layer.light, layer.specular, layer.grazing, layer.tone])
          expect(field.every(Number.isFinite)).toBe(true)
    })
  }
})

it.each(SAMPLES.slice(0, 2))('$template: same drawing, same pixels', async (spec) => {
  const once = await lit(spec)
  const again = await litAfresh(spec)
  const palette = paletteOf(spec, 'clay')
  const first = paintOnPaper(once, layPaper(once), palette)
  const second = paintOnPaper(again, layPaper(again), palette)
  expect(first.data.equals(second.data)).toBe(true)
})

type SpecOf<T> = Extract<PictureSpec, { readonly template: T }>

describe('cuts', () => {
  const pairs: [PictureSpec, PictureSpec][] = []
  const pair = <S extends PictureSpec>(base: S, cut: Partial<S['cut']>): void =>
    void pairs.push([base, Object.assign({}, base, { cut: { ...base.cut, ...cut } })])
  const sample = <T extends PictureSpec['template']>(template: T): SpecOf<T> =>
    SAMPLES.find((s) => s.template === template) as SpecOf<T>
  pair(sample('hoodie'), { neck: 'crew' })
  pair(sample('hoodie'), { length: 'crop' })
  pair(sample('jacket'), { sleeve: 'vest' })
  pair(sample('tee'), { sleeve: 'long' })
  pair(sample('tank'), { shoulder: 'strappy' })
  pair(sample('bra'), { strap: 'cross' })
  pair(sample('leggings'), { length: 'short' })
  pair(sample('joggers'), { fit: 'wide' })
  pair(sample('shorts'), { kind: 'bike' })
  pair(sample('shoe'), { collar: 'high' })
  pair(sample('bottle'), { shape: 'wide' })
  pair(sample('cap'), { kind: 'beanie' })
  for (const [a, b] of pairs)
    it(`${a.template}: ${JSON.stringify(b.cut)} is another outline`, async () => {
      expect(difference(await lit(a), await lit(b))).toBeGreaterThan(0.04)
    })

  it('a back is not a front', async () => {
    const spec = sample('hoodie')
    const front = paintCutout(await lit(spec), paletteOf(spec, 'moss'))
    const back = paintCutout(await litAfresh(spec, true), paletteOf(spec, 'moss'))
    expect(front.data.equals(back.data)).toBe(false)
  })
})

describe('colours', () => {
  const spec: PictureSpec = {
    template: 'tee',
    logo: 'none',
    seed: 21,
    cut: { sleeve: 'short', neck: 'crew', length: 'regular', fit: 'regular' },
  }

  it('every garment colour has its paper', () => {
    expect(Object.keys(PAPER_TINTS).toSorted()).toEqual(Object.keys(GARMENT_COLOURS).toSorted())
  })

  it('a plain tee keeps its colours', async () => {
    const garment = await lit(spec)
    const wrong = Object.entries(GARMENT_COLOURS).flatMap(([colour, hex]) => {
      const wanted = linearFromHex(hex).map((v) => v ** (1 / 2.2)) as [number, number, number]
      const mean = meanColour(garment, spec, colour)
      const away = Math.max(...wanted.map((v, k) => Math.abs(v - mean[k]!)))
      const turned = isGrey(wanted) ? 0 : Math.abs(hue(...mean) - hue(...wanted))
      return away < 0.1 && turned < 6 ? [] : [`${colour}: ${away.toFixed(3)} away, ${turned.toFixed(1)} degrees`]
    })
    expect(wrong).toEqual([])
  })

  it('an accent that would vanish in the cloth is replaced', () => {
    expect(paletteOf({ ...spec, accent: 'bone' }, 'bone').accent).not.toBe(GARMENT_COLOURS.bone)
    expect(paletteOf({ ...spec, accent: 'bone' }, 'ink').accent).toBe(GARMENT_COLOURS.bone)
  })
})
