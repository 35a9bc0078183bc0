import { languages } from '#core/language.ts'
import { isMailAddress } from '#core/email.ts'
import { isRecord } from '#core/record.ts'

/** What a text must look like; an empty one is of every form. */
const forms = {
  any: () => true,
  email: isMailAddress,
  code: (text: string) => /^[\w-]+$/.test(text),
  /** One that exists, by the code that is used of it: GB, not UK. */
  country: (text: string) => /^[A-Z]{2}$/.test(text) && isRegion(text),
  locale: (text: string) => /^[a-z]{2}-[A-Z]{2}$/.test(text),
  /** Where somebody can be reached. */
  link: (text: string) => /^(?:https:\/\/[^\s/]+\S*|tel:\+?[\d-]+|mailto:\S+@\S+|viber:\/\/\S+)$/.test(text),
  /** One that was sent to the shop. */
  picture: (text: string) => /^\/uploads\/[0-9a-f]{32}\.webp$/.test(text),
  /** The path of a file of the shop: pages load no other. */
  'own-file': (text: string) => /^\/(?!\/)\S+$/.test(text),
  https: (text: string) => /^https:\/\/[^\s/]+\S*$/.test(text),
  /** An address without a path. */
  origin: (text: string) => /^https:\/\/[\w.-]+(?::\d+)?$/.test(text),
} as const

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isRegion = (code: string): boolean =>
  new Intl.Locale(`und-${code}`).region === code && regionNames.of(code) !== undefined

/** What a setting may be. Lengths and counts are the most there may be, and the least. */
export type Shape =
  | { readonly kind: 'yes-no'; readonly first?: true }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly isWhole?: true
      /** What a new one starts with, where that is not the least. */
      readonly first?: number
    }
  | {
      readonly kind: 'text'
      readonly most: number
      readonly least?: 1
      readonly form?: keyof typeof forms
      /** What of the shop it names: it is chosen, not typed. */
      readonly names?: 'category' | 'style'
    }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | boolean)[] }
  /** A text by language, in several lines where there is room for some. */
  | { readonly kind: 'words'; readonly most: number; readonly least?: 1; readonly lines?: number }
  | {
      readonly kind: 'list'
      readonly item: Shape
      readonly most: number
      readonly least?: number
      /** Numbers, none of them below the one before. */
      readonly isRising?: true
    }
  | {
      readonly kind: 'fields'
      readonly fields: Readonly<Record<string, Shape>>
      /** Fields that may be missing. */
      readonly mayMiss?: readonly string[]
    }
  | { readonly kind: 'or-nothing'; readonly of: Shape }

export type ShapeFault =
  | 'NOT_OF_KIND'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'TOO_LONG'
  | 'REQUIRED'
  | 'NOT_OF_FORM'
  | 'NOT_OFFERED'
  | 'TWICE'

type Faults = Readonly<Record<string, ShapeFault>>

/** What of a value is not of its shape, by path (`0.title.en`); the value itself is ''. */
export const checkShape = (shape: Shape, value: unknown, path = ''): Faults => {
  const fault = faultOf(shape, value)
  return fault ? { [path]: fault } : innerFaults(shape, value, path)
}

// what no column of the database holds, and no line of a form; line breaks and tabs are none of it
const hasControls = (text: string): boolean => /(?![\n\r\t])\p{Cc}/u.test(text)

const faultOf = (shape: Shape, value: unknown): ShapeFault | undefined => {
  switch (shape.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : 'NOT_OF_KIND'
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_OF_KIND'
      if (shape.isWhole && !Number.isInteger(value)) return 'NOT_OF_KIND'
      return value < shape.min ? 'TOO_SMALL' : value > shape.max ? 'TOO_LARGE' : undefined
    case 'text':
      return textFault(shape, value)
    case 'choice':
      return shape.of.some((one) => one === value) ? undefined : 'NOT_OFFERED'
    case 'list':
      if (!Array.isArray(value)) return 'NOT_OF_KIND'
      if (value.length < (shape.least ?? 0)) return 'REQUIRED'
      if (value.length > shape.most) return 'TOO_LARGE'
      if (shape.isRising && value.some((one: unknown, at) => at > 0 && Number(one) < Number(value[at - 1])))
        return 'NOT_OF_FORM'
      return namesThings(shape.item) && new Set(value).size < value.length ? 'TWICE' : undefined
    case 'words':
      if (!isRecord(value)) return 'NOT_OF_KIND'
      return shape.least && !Object.values(value).some((text) => String(text).trim()) ? 'REQUIRED' : undefined
    case 'fields':
      return isRecord(value) ? undefined : 'NOT_OF_KIND'
    case 'or-nothing':
      return undefined
  }
}

const namesThings = ({ kind }: Shape): boolean => kind === 'text' || kind === 'choice'

const textFault = (shape: Extract<Shape, { kind: 'text' }>, value: unknown): ShapeFault | undefined => {
  if (typeof value !== 'string') return 'NOT_OF_KIND'
  if (value.trim().length < (shape.least ?? 0)) return 'REQUIRED'
  if (value.length > shape.most) return 'TOO_LONG'
  const isOfForm = !hasControls(value) && (value === '' || forms[shape.form ?? 'any'](value))
  return isOfForm ? undefined : 'NOT_OF_FORM'
}

const innerFaults = (shape: Shape, value: unknown, path: string): Faults => {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (shape.kind === 'or-nothing') return value === null ? {} : checkShape(shape.of, value, path)
  if (shape.kind === 'list')
    return merged((value as unknown[]).map((item, index) => checkShape(shape.item, item, at(index))))
  if (shape.kind !== 'fields' && shape.kind !== 'words') return {}
  const { fields, mayMiss } =
    shape.kind === 'fields'
      ? shape
      : {
          fields: Object.fromEntries(languages.map((one) => [one, { kind: 'text', most: shape.most } as const])),
          mayMiss: languages,
        }
  const given = value as Readonly<Record<string, unknown>>
  const strange = Object.keys(given).filter((name) => !Object.hasOwn(fields, name))
  return merged([
    ...strange.map((name): Faults => ({ [at(name)]: 'NOT_OFFERED' })),
    ...Object.entries(fields).map(([name, field]): Faults => {
      if (Object.hasOwn(given, name)) return checkShape(field, given[name], at(name))
      return mayMiss?.some((one) => one === name) ? {} : { [at(name)]: 'REQUIRED' }
    }),
  ])
}

const merged = (all: readonly Faults[]): Faults => Object.assign({}, ...all) as Faults

/** A value whose texts have no blanks around them: what is pasted often has. */
export const withoutBlanks = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner)]))
}

/** The least that is of a shape: what a new item starts with. */
export const emptyOf = (shape: Shape): unknown => {
  switch (shape.kind) {
    case 'yes-no':
      return shape.first ?? false
    case 'number':
      return shape.first ?? shape.min
    case 'text':
      return ''
    case 'choice':
      return shape.of[0]
    case 'list':
      return []
    case 'words':
      return {}
    case 'or-nothing':
      return null
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([name]) => !shape.mayMiss?.includes(name))
          .map(([name, field]) => [name, emptyOf(field)]),
      )
  }
}
