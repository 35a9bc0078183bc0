import { describe, expect, test } from 'vitest'
import { contrastOf, contrastWarnings } from './contrast.ts'
import { colourPair, fonts, readTokens } from './design-tokens.ts'
import { readSkin } from './skins.ts'
import { toStylesheet } from './stylesheet.ts'

const token = (name: string, value: string) => readTokens({ [name]: value }).tokens[name as 'max']

describe('what may be written', () => {
  test.each([
    ['#ABC', '#aabbcc'],
    [' #a1b2c3 ', '#a1b2c3'],
    ['light-dark(#fff, #000)', 'light-dark(#ffffff, #000000)'],
    ['LIGHT-DARK( #AABBCC ,#aabbcc )', '#aabbcc'],
  ])('[CONTENT-73] the colour %s is kept as %s', (written, kept) => expect(token('accent', written)).toBe(kept))

  test.each(['', '#abcd', '#ggg', 'light-dark(#fff, blue)', 'light-dark(#abcd, #fff)', 'light-dark(#fff, #abcd)'])(
    '[CONTENT-73] %s is no colour',
    (written) => {
      expect(colourPair(written)).toBeUndefined()
      expect(readTokens({ accent: written }).faults).toEqual({ 'tokens.accent': 'NO_COLOUR' })
    },
  )

  test.each([
    ['r-1', '0', '0px'],
    ['r-1', '32px', '32px'],
    ['r-1', ' 2rem ', '2rem'],
    ['r-1', '1.50rem', '1.5rem'],
    ['r-1', '0.125rem', '0.125rem'],
    ['max', '64rem', '64rem'],
    ['max', '2560px', '2560px'],
  ])('[CONTENT-73] %s: the length %s is kept as %s', (name, written, kept) => expect(token(name, written)).toBe(kept))

  test.each([
    ['r-1', '33px'],
    ['r-1', '3rem'],
    ['r-1', '-1px'],
    ['r-1', '1em'],
    ['r-1', 'x2px'],
    ['r-1', '2px;'],
    ['r-1', '1.x'],
    ['r-1', ''],
    ['max', '1023px'],
    ['max', '2561px'],
  ])('[CONTENT-73] %s: %s is no length of it', (name, written) => {
    expect(readTokens({ [name]: written }).faults).toEqual({ [`tokens.${name}`]: 'NO_LENGTH' })
  })

  test('[CONTENT-73] fonts are those of the list; other names of tokens are none; a leading -- may stand', () => {
    expect(token('font', ' Georgia ')).toBe('Georgia')
    expect(readTokens({ font: 'Comic Sans' }).faults).toEqual({ 'tokens.font': 'NO_FONT' })
    expect(readTokens({ shadow: '#fff', '--accent': '#fff', 'a--ink': '#fff' })).toEqual({
      tokens: { accent: '#ffffff' },
      faults: { 'tokens.shadow': 'UNKNOWN_TOKEN', 'tokens.a--ink': 'UNKNOWN_TOKEN' },
    })
  })
})

describe('what comes of it', () => {
  test('[CONTENT-72] lengths and fonts need no second sheet for old browsers, and several stand side by side', () => {
    const contrast =
      '@media (prefers-contrast:more){:root{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--line-strong)}}'
    expect(toStylesheet({ 'r-1': '4px', font: 'Georgia' })).toBe(
      `@layer tokens{:root{--r-1:4px;--font:${fonts['Georgia']}}${contrast}}`,
    )
    expect(toStylesheet({ accent: '#112233', 'r-1': '4px' })).toContain(
      '@supports not (color:light-dark(#000,#fff)){@layer tokens{:root{--accent:#112233}}}',
    )
  })

  test('[CONTENT-74] words that are hard to read are told of by scheme, with the contrast rounded down', () => {
    const grey = contrastWarnings({ ink: 'light-dark(#888888, #f2f2ec)' })
    expect(grey).toEqual([
      { text: 'ink', ground: 'paper', scheme: 'light', ratio: 3.3, least: 4.5 },
      { text: 'ink', ground: 'raised', scheme: 'light', ratio: 3.5, least: 4.5 },
      { text: 'ink', ground: 'sunken', scheme: 'light', ratio: 3, least: 4.5 },
    ])
    // a value that is no colour is taken for black
    expect(contrastWarnings({ 'line-strong': 'none' })).toMatchObject([
      { text: 'line-strong', scheme: 'dark', least: 3 },
    ])
  })

  test('[CONTENT-74] contrast is that of WCAG 2.2, also between very dark colours', () => {
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
    expect(contrastOf('#000000', '#0a0a0a')).toBeCloseTo(1.061, 3)
    expect(contrastOf('#ff0000', '#0000ff')).toBeCloseTo(2.149, 3)
  })
})

describe('skins', () => {
  const skin = (content: unknown, id = 'x') => readSkin(id, content)
  const name = { en: ' Dune ', de: 'Düne', fr: 'Dune', ru: '  ' }

  test('[CONTENT-79] its names are those of the shop’s languages, without blanks, sixty letters at most', () => {
    expect(skin({ name, tokens: { accent: '#123' } })).toEqual({
      ok: true,
      value: { id: 'x', name: { en: 'Dune', de: 'Düne' }, tokens: { accent: '#112233' } },
    })
    expect(skin({ name: { en: 'a'.repeat(80) }, tokens: {} })).toMatchObject({
      value: { name: { en: 'a'.repeat(60) } },
    })
  })

  test.each([
    undefined,
    null,
    'text',
    [],
    { name },
    { tokens: {} },
    { name: null, tokens: {} },
    { name: ['a'], tokens: {} },
  ])('[CONTENT-79] %j is no skin', (content) => expect(skin(content)).toMatchObject({ code: 'BAD_SKIN_SHAPE' }))

  test('[CONTENT-79] nor is one with hundreds of tokens, one of whose is no text, or without an English name', () => {
    const tokens = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at}`, '#fff']))
    expect(skin({ name, tokens: tokens(100) })).toMatchObject({ code: 'BAD_SKIN_TOKENS' })
    expect(skin({ name, tokens: tokens(101) })).toMatchObject({ code: 'BAD_SKIN_SHAPE' })
    expect(skin({ name, tokens: { accent: '#fff', ink: 7 } })).toMatchObject({ code: 'BAD_SKIN_SHAPE' })
    expect(skin({ name: { de: 'Düne' }, tokens: {} })).toMatchObject({ code: 'BAD_SKIN_SHAPE' })
    for (const id of ['1a', 'A', 'a b', 'a/../b', 'a'.repeat(41)])
      expect(skin({ name, tokens: {} }, id)).toMatchObject({ code: 'BAD_SKIN_ID' })
  })
})
