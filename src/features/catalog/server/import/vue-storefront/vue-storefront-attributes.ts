import type { ProductInput, ProductType } from '../../../rules/catalogue-input.ts'
import { genderOfPaths, isGenderKey, ptypeOfPaths, toGender } from '../../../rules/attributes/filter-values.ts'
import { describeAttribute, toAttributeCode } from '../../../rules/attributes/known-attributes.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import { toFlag } from '../formats/cells.ts'
import type { ReadContext } from '../formats/format.ts'
import { markCodes } from '../formats/marks.ts'
import { keysOf, withCustomAttributes } from './vue-storefront-book.ts'
import type { Book } from './vue-storefront-book.ts'
import { toList, toText } from './vue-storefront-documents.ts'
import type { DocumentRow, Fields } from './vue-storefront-documents.ts'

type Value = string | readonly string[] | boolean
/** A product's document, or a variant's fields in it; `paths` are its categories. */
type Described = {
  readonly row: DocumentRow
  readonly fields: Fields
  readonly paths: readonly string[]
  readonly type: ProductType
}
type Read = { readonly attributes: ProductInput['attributes']; readonly marks: ReadonlyMap<string, string> }

/** What the dump's attribute documents describe, with the labels of their options; other fields are the dump's own business. */
export const readAttributes = ({ sink }: ReadContext, book: Book, { row, fields, paths, type }: Described): Read => {
  const attributes: Record<string, Value> = {}
  const marks = new Map<string, string>()
  const put = (code: string, value: Value, input = describeAttribute(code)) => {
    attributes[code] = value
    sink.attribute(input)
  }
  const all = withCustomAttributes(fields)
  for (const code of markCodes) {
    const text = toText(all[code])
    if (text) marks.set(code, text)
  }
  for (const [name, raw] of Object.entries(all)) {
    const attribute = book.attributes.get(name)
    const code = attribute?.input.code
    if (!attribute || !code || raw === null || raw === undefined || name === 'tax_class_id') continue
    if (markCodes.has(code)) continue
    const { keys, unknown } = keysOf(raw, attribute)
    const { kind } = attribute.input
    if (kind === 'boolean') put(code, toFlag(toText(raw)) ?? false, attribute.input)
    else if (kind === 'text') {
      const text = attribute.keys.size && keys.length ? keys.join(', ') : toPlainText(toText(raw) ?? '')
      if (text) put(code, text, attribute.input)
    } else {
      if (unknown.length)
        row.note(
          name,
          `the values ${unknown.slice(0, 5).join(', ')} are no options of the dump's ${name} and were left out`,
        )
      // what it means for whom is known when all is read
      if (keys.length && code === 'gender') attributes[code] = keys
      else if (keys.length) put(code, kind === 'select' ? keys.slice(0, 1) : keys, attribute.input)
    }
  }
  finishGender(attributes, paths, put)
  const ptype = attributes['ptype'] ?? ptypeOfPaths(paths)
  if (ptype) put('ptype', typeof ptype === 'string' ? [ptype] : ptype)
  put('set', toFlag(marks.get('set')) ?? (type === 'grouped' || type === 'bundle'))
  return { attributes, marks }
}

const finishGender = (
  attributes: Record<string, Value>,
  paths: readonly string[],
  put: (code: string, value: Value) => void,
): void => {
  const own = attributes['gender']
  const words = typeof own === 'object' ? own : []
  const gender =
    words.find(isGenderKey) ??
    toGender(words) ??
    toGender(words.flatMap((word) => word.split(/\s+/))) ??
    genderOfPaths(paths)
  if (gender) put('gender', [gender])
  else delete attributes['gender']
}

/** The codes that a parent's variants differ by, in their order; what is chosen has options whatever its name. */
export const readChoices = ({ sink }: ReadContext, fields: Fields, book: Book): string[] => {
  const codes = new Set<string>()
  for (const option of toList(fields['configurable_options'])) {
    const name = toText(option['attribute_code']) ?? book.codes.get(toText(option['attribute_id']) ?? '')
    const attribute = name === undefined ? undefined : book.attributes.get(name)
    const code = attribute?.input.code ?? toAttributeCode(name ?? toText(option['label']) ?? '')
    if (!code) continue
    codes.add(code)
    const input = attribute?.input ?? describeAttribute(code)
    sink.attribute(input.kind === 'text' ? { ...input, kind: 'select' } : input)
  }
  return [...codes]
}
