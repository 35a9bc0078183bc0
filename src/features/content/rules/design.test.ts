import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf, contrastWarnings } from './contrast.ts'
import { designTokens, readTokens, tokenNames } from './design-tokens.ts'
import { readSkin } from './skins.ts'
import { toStylesheet } from './stylesheet.ts'
import { hasMarkup, isSafeLink } from './words.ts'

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const skinOf = (id: string) => readSkin(id, JSON.parse(file(`skins/${id}.json`)))

describe('tokens', () => {
  test('[CONTENT-73] the built-in ones are those of the style sheet and of the default skin', () => {
    const css = file('src/ui/styles/tokens.css')
    for (const name of tokenNames) {
      const { kind, builtIn } = designTokens[name]
      expect(css).toContain(kind === 'font' ? `--${name}: '${builtIn}'` : `--${name}: ${builtIn};`)
    }
    const builtIn = Object.fromEntries(tokenNames.map((name) => [name, designTokens[name].builtIn]))
    expect(skinOf('default')).toMatchObject({ ok: true, value: { tokens: builtIn } })
  })

  test('[CONTENT-72] nothing of what is built in makes a style sheet, and values cannot leave their place', () => {
    const { tokens } = readTokens(Object.fromEntries(tokenNames.map((name) => [name, designTokens[name].builtIn])))
    expect(toStylesheet(tokens)).toBe('')
    for (const value of ['red', '#12', 'light-dark(#fff)', '#fff;color:red', 'var(--x)', 'url(x)', '</style>'])
      expect(readTokens({ accent: value })).toMatchObject({ faults: { 'tokens.accent': 'NO_COLOUR' } })
    expect(toStylesheet({ accent: 'light-dark(#111111, #eeeeee)' })).toBe(
      '@layer tokens{:root{--accent:light-dark(#111111, #eeeeee)}' +
        '@media (prefers-contrast:more){:root{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--line-strong)}}}' +
        '@supports not (color:light-dark(#000,#fff)){@layer tokens{:root{--accent:#111111}}}',
    )
  })

  test('[CONTENT-74] every skin can be read', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastWarnings({})).toEqual([])
    for (const id of ['default', 'dune']) {
      const skin = skinOf(id)
      expect(skin.ok && contrastWarnings(skin.value.tokens)).toEqual([])
    }
  })

  test('[CONTENT-137] what stands over a picture can be read before the picture is there', () => {
    const css = file('src/ui/styles/tokens.css')
    const words = /--on-picture: (#\w+);/.exec(css)?.[1] ?? ''
    const papers = [...css.matchAll(/--picture-paper: (#\w+);/g)].map(([, paper = '']) => paper)
    const inTheLight = /light-dark\((#\w+),/.exec(designTokens.sunken.builtIn)?.[1] ?? ''
    expect(papers.length).toBe(2)
    for (const paper of [inTheLight, ...papers]) expect(contrastOf(words, paper)).toBeGreaterThan(7)
    expect(file('src/ui/styles/base.css')).toMatch(
      /\.pic \{[^}]*color: var\(--on-picture\);\s+background: var\(--picture-paper\);/,
    )
  })

  test('[CONTENT-79] a file that is no skin is refused with its reason', () => {
    const name = { en: 'A' }
    expect(readSkin('../x', { name, tokens: {} })).toMatchObject({ code: 'BAD_SKIN_ID' })
    expect(readSkin('x', { name: {}, tokens: {} })).toMatchObject({ code: 'BAD_SKIN_SHAPE' })
    expect(readSkin('x', { name, tokens: { accent: 1 } })).toMatchObject({ code: 'BAD_SKIN_SHAPE' })
    expect(readSkin('x', { name, tokens: { accent: 'blue' } })).toMatchObject({
      code: 'BAD_SKIN_TOKENS',
      meta: { fields: { 'tokens.accent': 'NO_COLOUR' } },
    })
  })
})

test.each([
  ['/women?size=M', true],
  ['https://shop.example:8443/a?b=c#d', true],
  ['women', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['http://shop.example', false],
  ['https://user@shop.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://shop.example/"onclick=', false],
])('[CONTENT-81] the link %s: %s', (link, expected) => expect(isSafeLink(link)).toBe(expected))

test('[CONTENT-81] markup is told from words', () => {
  expect(['<b>', '</p>', '<!--', '&lt;', '&#60;'].map(hasMarkup)).toEqual([true, true, true, true, true])
  expect(['5 < 6', 'Tom & Jerry', 'a <3 b', 'R&D; fine'].map(hasMarkup)).toEqual([false, false, false, false])
})
