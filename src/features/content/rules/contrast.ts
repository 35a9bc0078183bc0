import { colourPair, designTokens } from './design-tokens.ts'
import type { DesignTokens, TokenName } from './design-tokens.ts'

/** Words on their ground, and the contrast (WCAG 2.2) that they need. */
const pairs: readonly (readonly [text: TokenName, ground: TokenName, least: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'raised', 4.5],
  ['ink', 'sunken', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'raised', 4.5],
  ['ink-3', 'paper', 4.5],
  ['accent', 'paper', 4.5],
  ['on-accent', 'accent', 4.5],
  ['sale', 'paper', 4.5],
  ['ok', 'ok-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['error', 'error-soft', 4.5],
  ['on-strip', 'strip', 4.5],
  ['line-strong', 'paper', 3],
]

export type ContrastWarning = {
  readonly text: TokenName
  readonly ground: TokenName
  readonly scheme: 'light' | 'dark'
  /** Rounded down to one place. */
  readonly ratio: number
  readonly least: number
}

/** Where words of a design are hard to read, in which scheme. */
export const contrastWarnings = (tokens: DesignTokens): ContrastWarning[] => {
  const colourOf = (name: TokenName, scheme: 'light' | 'dark'): string =>
    colourPair(tokens[name] ?? designTokens[name].builtIn)?.[scheme] ?? '#000000'
  return pairs.flatMap(([text, ground, least]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const ratio = contrastOf(colourOf(text, scheme), colourOf(ground, scheme))
      return ratio < least ? [{ text, ground, scheme, ratio: Math.floor(ratio * 10) / 10, least }] : []
    }),
  )
}

/** From 1 (the same) to 21 (black on white). */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
