export type TokenKind = 'colour' | 'length' | 'font'

type Token = {
  readonly kind: TokenKind
  /** As `ui/styles/tokens.css` has it. */
  readonly builtIn: string
  /** Bounds of a length, in pixels; a rem is 16 of them. */
  readonly least?: number
  readonly most?: number
}

const colour = (light: string, dark = light): Token => ({
  kind: 'colour',
  builtIn: light === dark ? light : `light-dark(${light}, ${dark})`,
})

/** What a shop may change of its look without a build, and what it is until then. */
export const designTokens = {
  paper: colour('#f8f8f5', '#111210'),
  raised: colour('#ffffff', '#191a18'),
  sunken: colour('#eeeee9', '#1d1e1c'),
  ink: colour('#121311', '#f2f2ec'),
  'ink-2': colour('#565751', '#b0b1a9'),
  'ink-3': colour('#696a63', '#94958d'),
  line: colour('#dedfd8', '#2d2e2b'),
  'line-strong': colour('#85867e', '#7a7b74'),
  accent: colour('#1b34d2', '#a3b0ff'),
  'on-accent': colour('#ffffff', '#0b1140'),
  'accent-soft': colour('#e6e9fb', '#1c2145'),
  sale: colour('#b8221b', '#ff8d7e'),
  ok: colour('#1c6640', '#7fce9f'),
  'ok-soft': colour('#e2efe6', '#152a1e'),
  warn: colour('#7d5200', '#e8bc63'),
  'warn-soft': colour('#f7ecd3', '#2e2410'),
  error: colour('#b3221b', '#ff9d92'),
  'error-soft': colour('#f9e5e2', '#351614'),
  strip: colour('#121311', '#2a2b28'),
  'on-strip': colour('#f6f6f1'),
  'r-1': { kind: 'length', builtIn: '2px', least: 0, most: 32 },
  max: { kind: 'length', builtIn: '108rem', least: 1024, most: 2560 },
  font: { kind: 'font', builtIn: 'Golos Text' },
} as const satisfies Readonly<Record<string, Token>>

export type TokenName = keyof typeof designTokens
/** Some tokens by name, each as `toToken` writes it. */
export type DesignTokens = Partial<Record<TokenName, string>>

export const tokenNames = Object.keys(designTokens) as TokenName[]

const fallbacks = "system-ui, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', sans-serif"

/** The fonts there are: the shop's own, and those that every machine has. */
export const fonts: Readonly<Record<string, string>> = {
  'Golos Text': `'Golos Text', 'Golos Meanwhile', ${fallbacks}`,
  System: fallbacks,
  Georgia: "Georgia, 'Times New Roman', 'Songti SC', SimSun, serif",
  Verdana: "Verdana, 'DejaVu Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif",
}

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/
const pair = /^light-dark\(\s*(#[0-9a-f]+)\s*,\s*(#[0-9a-f]+)\s*\)$/

const toHex = (text: string): string | undefined => {
  if (!hex.test(text)) return undefined
  return text.length === 7 ? text : text.replaceAll(/[^#]/g, '$&$&')
}

/** The colours of the light and of the dark scheme; undefined of what is no colour. */
export const colourPair = (written: string): { readonly light: string; readonly dark: string } | undefined => {
  const text = written.trim().toLowerCase()
  const [, one = text, other = text] = pair.exec(text) ?? []
  const [light, dark] = [toHex(one), toHex(other)]
  return light === undefined || dark === undefined ? undefined : { light, dark }
}

/** Two colours as a token has them; one where both schemes have the same. */
export const fromPair = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

const isTokenName = (name: string): name is TokenName => Object.hasOwn(designTokens, name)

/** A value in its one spelling; undefined of what this token cannot be. */
const toToken = (name: TokenName, written: string): string | undefined => {
  const { kind, least, most }: Token = designTokens[name]
  if (kind === 'colour') {
    const colours = colourPair(written)
    return colours && fromPair(colours.light, colours.dark)
  }
  if (kind === 'font') return Object.hasOwn(fonts, written.trim()) ? written.trim() : undefined
  const [, amount, unit = 'px'] = /^(\d{1,4}(?:\.\d{1,4})?)(px|rem)?$/.exec(written.trim()) ?? []
  if (amount === undefined) return undefined
  const pixels = Number(amount) * (unit === 'rem' ? 16 : 1)
  return pixels >= (least ?? 0) && pixels <= (most ?? 0) ? `${Number(amount)}${unit}` : undefined
}

/** The tokens in their one spelling (a leading `--` may stand), and the names of those that cannot be taken with why. */
export const readTokens = (
  written: Readonly<Record<string, string>>,
): { readonly tokens: DesignTokens; readonly faults: Readonly<Record<string, string>> } => {
  const tokens: DesignTokens = {}
  const faults: Record<string, string> = {}
  for (const [key, value] of Object.entries(written)) {
    const name = key.replace(/^--/, '')
    if (!isTokenName(name)) faults[`tokens.${key}`] = 'UNKNOWN_TOKEN'
    else {
      const token = toToken(name, value)
      if (token === undefined) faults[`tokens.${key}`] = `NO_${designTokens[name].kind.toUpperCase()}`
      else tokens[name] = token
    }
  }
  return { tokens, faults }
}
