import { readFileSync } from 'node:fs'
import { languages } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { styles } from '#demo/styles.ts'
import type { Style } from '#demo/style.ts'

/** What tuning may look at, and what stays unseen until the end: every second query of each kind. */
export const halves = ['open', 'sealed'] as const
export type Half = (typeof halves)[number]

const kinds = ['category', 'filter', 'name', 'synonym', 'typo'] as const
export type Kind = (typeof kinds)[number]

export type GoldenQuery = {
  readonly language: Language
  readonly half: Half
  readonly kind: Kind
  readonly text: string
  /** How well each style fits, 3 the best; styles that do not fit are not in it. */
  readonly grades: ReadonlyMap<string, number>
}

/** What a judgement may speak of: facts of the style tables, none of the search's. */
const facts: Readonly<Record<string, (style: Style) => readonly (string | undefined)[]>> = {
  ptype: ({ ptype }) => [ptype],
  gender: ({ gender }) => [gender],
  colour: ({ colours }) => colours,
  brand: ({ brand }) => [brand],
  fabric: ({ fabric }) => [fabric],
  activity: ({ activities }) => activities,
  support: ({ support }) => [support],
  print: ({ picture }) => [picture?.print],
  key: ({ key }) => [key],
}

/** The queries of a half in all languages. */
export const readGoldenSet = (half: Half): GoldenQuery[] =>
  languages.flatMap((language) =>
    readFileSync(new URL(`${half}/${language}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => toQuery(line, language, half)),
  )

const toQuery = (line: string, language: Language, half: Half): GoldenQuery => {
  const [kind = '', text = '', judgement = ''] = line.split('\t')
  if (!isKind(kind) || text === '') throw new Error(`not a query: ${line}`)
  return { language, half, kind, text, grades: gradesOf(judgement) }
}

const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind)

/** Reads `3 ptype=leggings colour=ink,graphite; 1 key=*flare*,!plum-*`: the best grade a style is given counts. */
export const gradesOf = (judgement: string): Map<string, number> => {
  const grades = new Map<string, number>()
  for (const part of judgement.split(';')) {
    const [digit = '', ...wanted] = part.trim().split(' ')
    const grade = Number(digit)
    if (![1, 2, 3].includes(grade) || wanted.length === 0) throw new Error(`not a judgement: ${judgement}`)
    const fits = wanted.map(toTest)
    const found = styles.filter((style) => fits.every((isFit) => isFit(style)))
    if (found.length === 0) throw new Error(`no style is meant by: ${part}`)
    for (const { sku } of found) grades.set(sku, Math.max(grade, grades.get(sku) ?? 0))
  }
  return grades
}

const toTest = (condition: string): ((style: Style) => boolean) => {
  const [name = '', values = ''] = condition.split('=')
  const valuesOf = Object.hasOwn(facts, name) ? facts[name] : undefined
  if (!valuesOf || values === '') throw new Error(`no fact: ${condition}`)
  const patterns = values.split(',')
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(toPattern)
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => toPattern(pattern.slice(1)))
  const has = (style: Style, any: readonly RegExp[]) =>
    any.some((pattern) => valuesOf(style).some((value) => value !== undefined && pattern.test(value)))
  return (style) => has(style, wanted) && !has(style, unwanted)
}

const toPattern = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
