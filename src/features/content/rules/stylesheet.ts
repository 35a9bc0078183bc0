import { colourPair, designTokens, fonts, tokenNames } from './design-tokens.ts'
import type { DesignTokens, TokenName } from './design-tokens.ts'

/** A token's value in a style sheet. */
export const toCss = (name: TokenName, value: string): string =>
  designTokens[name].kind === 'font' ? (fonts[value] ?? '') : value

const changed = (tokens: DesignTokens): (readonly [TokenName, string])[] =>
  tokenNames.flatMap((name) => {
    const value = tokens[name]
    return value === undefined || value === designTokens[name].builtIn ? [] : [[name, value] as const]
  })

/** The style sheet that changes the built-in tokens to these; '' where nothing differs. Browsers before 2024 get the light colours. */
export const toStylesheet = (tokens: DesignTokens): string => {
  const own = changed(tokens)
  if (own.length === 0) return ''
  const rules = (of: typeof own) => `:root{${of.map(([name, value]) => `--${name}:${toCss(name, value)}`).join(';')}}`
  const light = own.flatMap(([name, value]) => {
    const colours = designTokens[name].kind === 'colour' ? colourPair(value) : undefined
    return colours ? [[name, colours.light] as const] : []
  })
  const old = light.length > 0 ? `@supports not (color:light-dark(#000,#fff)){@layer tokens{${rules(light)}}}` : ''
  const contrast =
    '@media (prefers-contrast:more){:root{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--line-strong)}}'
  return `@layer tokens{${rules(own)}${contrast}}${old}`
}
