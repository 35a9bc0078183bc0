import type { Language, Localized } from '#core/language.ts'
import type { AttributeInput, OptionInput } from '../../../rules/catalogue-input.ts'
import { describeAttribute, toAttributeCode } from '../../../rules/attributes/known-attributes.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import { toFlag } from '../formats/cells.ts'
import type { ReadContext } from '../formats/format.ts'
import { pickLabel as pick, toCategories } from './vue-storefront-categories.ts'
import type { DumpCategories, RawCategory } from './vue-storefront-categories.ts'
import { openDocument, readDocuments, toFields, toList, toText } from './vue-storefront-documents.ts'
import type { Fields } from './vue-storefront-documents.ts'

/** An attribute of the dump: the key of each option's id, and what the shop declares for it. */
export type DumpAttribute = {
  readonly input: AttributeInput
  /** Option id to label, by which options are known here. */
  readonly keys: ReadonlyMap<string, string>
}

/** What the documents of all files say about each other's ids. */
export type Book = DumpCategories & {
  /** By the dump's own code. */
  readonly attributes: ReadonlyMap<string, DumpAttribute>
  /** By attribute id. */
  readonly codes: ReadonlyMap<string, string>
  /** By document id. */
  readonly skus: ReadonlyMap<string, string>
  /** SKUs that have a document of their own. */
  readonly described: ReadonlySet<string>
  /** Of each variant: the parent that it goes to. Of several that name it a shown one, then the one with the smallest id. */
  readonly parents: ReadonlyMap<string, string>
}

type Option = { readonly labels: Map<Language, string> }
type RawAttribute = { fields: Fields; readonly options: Map<string, Option>; readonly labels: Map<Language, string> }

/** Reads all files once, in any order, keeping what others refer to. */
export const openBook = async (contexts: readonly ReadContext[]): Promise<Book> => {
  const attributes = new Map<string, RawAttribute>()
  const categories = new Map<string, RawCategory>()
  const skus = new Map<string, string>()
  const described = new Set<string>()
  const parents = new Map<string, { sku: string; rank: number }>()

  const takeAttribute = (fields: Fields, language: Language, isOfShop: boolean) => {
    const code = toText(fields['attribute_code'])
    if (!code) return
    const raw = attributes.get(code) ?? { fields, options: new Map(), labels: new Map() }
    attributes.set(code, raw)
    if (isOfShop) raw.fields = fields
    const label = toText(fields['default_frontend_label']) ?? toText(fields['frontend_label'])
    if (label) raw.labels.set(language, toPlainText(label))
    takeOptions(raw, toList(fields['options']), 'value', language)
  }

  const takeOptions = (raw: RawAttribute, options: readonly Fields[], idField: string, language: Language) => {
    for (const option of options) {
      const id = toText(option[idField])
      const label = toPlainText(toText(option['label']) ?? '')
      if (!id || !label) continue
      const known = raw.options.get(id) ?? { labels: new Map<Language, string>() }
      if (!known.labels.has(language)) known.labels.set(language, label)
      raw.options.set(id, known)
    }
  }

  const takeCategory = (fields: Fields, language: Language, isOfShop: boolean) => {
    const id = toText(fields['id'])
    const name = toPlainText(toText(fields['name']) ?? '')
    if (!id || !name) return
    const raw = categories.get(id) ?? { fields, names: new Map() }
    categories.set(id, raw)
    if (isOfShop) raw.fields = fields
    raw.names.set(language, name)
    for (const child of toList(fields['children_data']))
      if (!categories.has(toText(child['id']) ?? '')) takeCategory(child, language, false)
  }

  const takeProduct = (fields: Fields, language: Language) => {
    const sku = toText(fields['sku'])
    const id = toText(fields['id'])
    if (!sku) return
    described.add(sku)
    if (id) skus.set(id, sku)
    for (const option of toList(fields['configurable_options'])) {
      const code = toText(option['attribute_code'])
      if (!code) continue
      const raw = attributes.get(code) ?? { fields: { attribute_code: code }, options: new Map(), labels: new Map() }
      attributes.set(code, raw)
      takeOptions(raw, toList(option['values']), 'value_index', language)
    }
    if (toText(fields['type_id']) !== 'configurable') return
    for (const child of toList(fields['configurable_children'])) {
      const own = toText(child['sku'])
      const before = own && parents.get(own)
      const isShown = toText(fields['visibility']) !== '1' && toText(fields['status']) !== '2'
      const rank = (isShown ? 0 : 1e12) + Number(id ?? 1e11)
      if (own && (!before || rank < before.rank)) parents.set(own, { sku, rank })
    }
  }

  for (const context of contexts) {
    // the bytes are told once, when they are read for good; so are broken lines
    const { onRead: _, ...file } = context.file
    for await (const document of readDocuments(file)) {
      const row = 'problem' in document ? undefined : openDocument({ ...context, sink: silent(context) }, document)
      if (!row || 'problem' in document) continue
      const { language } = row.view.i18n
      if (document.entity === 'attribute') takeAttribute(document.fields, language, row.isOfShop)
      else if (document.entity === 'category') takeCategory(document.fields, language, row.isOfShop)
      else if (document.entity === 'product') takeProduct(document.fields, language)
    }
  }

  const base = contexts[0]?.view.i18n.language ?? 'en'
  return {
    attributes: new Map([...attributes].flatMap(([code, raw]) => toAttribute(code, raw, base))),
    codes: new Map([...attributes].flatMap(([code, { fields }]) => pairOf(toText(fields['attribute_id']), code))),
    ...toCategories(categories, base),
    skus,
    described,
    parents: new Map([...parents].map(([sku, parent]) => [sku, parent.sku])),
  }
}

const pairOf = (id: string | undefined, code: string): [string, string][] => (id ? [[id, code]] : [])

const silent = ({ sink }: ReadContext): ReadContext['sink'] => ({ ...sink, issue: () => undefined })

/** Attributes of Magento's own that are fields of ours, or nobody's business here. */
const ownCodes =
  /^(status|visibility|tax_class_id|price|price_.*|special_.*|cost|name|sku.*|url_.*|description|short_description|category_ids|image.*|small_image.*|thumbnail.*|swatch_image.*|media_gallery|gallery|news_.*|quantity_and_stock_status|options_container|page_layout|required_options|has_options|custom_.*|msrp.*|gift_.*|tier_price|minimal_price|links_.*|samples_.*|shipment_type|weight_type|is_recurring|recurring_profile|created_at|updated_at|old_id|group_price|meta_.*)$/

const toAttribute = (code: string, raw: RawAttribute, base: Language): [string, DumpAttribute][] => {
  const own = toAttributeCode(code)
  const keys = new Map([...raw.options].map(([id, { labels }]) => [id, pick(labels, base)]))
  if (!own || (ownCodes.test(code) && code !== 'tax_class_id')) return []
  const described = describeAttribute(own)
  const isKnown = described.label.ru !== undefined
  const input = toText(raw.fields['frontend_input'])
  const isChoice = toFlag(toText(raw.fields['is_user_defined'])) === true && keys.size > 0
  const kind =
    isKnown || !isChoice
      ? described.kind
      : input === 'multiselect'
        ? 'multiselect'
        : input === 'select'
          ? 'select'
          : 'text'
  const options = kind === 'select' || kind === 'multiselect' ? toOptions(raw, base) : []
  const label = isKnown ? described.label : { ...described.label, ...Object.fromEntries(raw.labels) }
  const isVisible = toFlag(toText(raw.fields['is_visible_on_front'])) ?? false
  const isComparable = toFlag(toText(raw.fields['is_comparable'])) ?? false
  const known: DumpAttribute = {
    keys,
    input: {
      ...described,
      kind,
      label,
      ...(isKnown ? {} : { isVisible: isVisible || (isChoice && described.isVisible !== false), isComparable }),
      ...(options.length && own !== 'gender' ? { options } : {}),
    },
  }
  return [[code, known]]
}

/** Options with one label are one option here. */
const toOptions = ({ options }: RawAttribute, base: Language): OptionInput[] => {
  const byKey = new Map<string, Localized>()
  for (const { labels } of options.values()) {
    const key = pick(labels, base)
    byKey.set(key, { ...Object.fromEntries(labels), ...byKey.get(key) })
  }
  return [...byKey].map(([key, label]) => ({ key, label }))
}

/** The keys that a value of ids means: one id, several with commas, or a list; labels stay what they are. */
export const keysOf = (value: unknown, { keys }: DumpAttribute): { keys: string[]; unknown: string[] } => {
  const whole = toText(value)
  const parts =
    whole !== undefined && keys.has(whole)
      ? [whole]
      : (Array.isArray(value) ? value.map(toText) : (whole?.split(',') ?? [])).map((part) => part?.trim())
  const found: string[] = []
  const unknown: string[] = []
  for (const part of parts) {
    if (!part) continue
    const key = keys.get(part) ?? (/^\d+$/.test(part) ? undefined : toPlainText(part))
    if (key) found.push(key)
    else unknown.push(part)
  }
  return { keys: [...new Set(found)], unknown }
}

/** Fields of a document and of its `custom_attributes`, which some dumps keep apart. */
export const withCustomAttributes = (fields: Fields): Fields => {
  const list = toList(fields['custom_attributes'])
  if (!list.length) return { ...toFields(fields['custom_attributes']), ...fields }
  const own = list.map((one) => [toText(one['attribute_code']) ?? '', one['value']])
  return { ...Object.fromEntries(own.filter(([code]) => code)), ...fields }
}
