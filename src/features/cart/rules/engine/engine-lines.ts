/** The choices that make two lines of one SKU different pieces. Configurable choices do not: the variant's SKU has them. */
export type EngineOptions = {
  readonly extension_attributes?:
    | {
        readonly custom_options?: readonly Readonly<Record<string, unknown>>[] | undefined
        readonly bundle_options?: readonly Readonly<Record<string, unknown>>[] | undefined
      }
    | undefined
}

/** What the engine needs to know of a line; the wire's item has more, which travels along untouched. */
export type EngineItem = {
  readonly sku: string
  readonly qty: number
  readonly item_id?: number | string | undefined
  readonly product_option?: EngineOptions | undefined
}

/** Equal for lines that are the same piece, whoever made them, before the server gave the line its id. */
export const lineKey = ({ sku, product_option }: EngineItem): string => {
  const options = product_option?.extension_attributes
  const choices = [...(options?.custom_options ?? []), ...(options?.bundle_options ?? [])]
  return choices.length === 0 ? sku : `${sku}|${choices.map(choiceKey).toSorted().join('|')}`
}

const choiceKey = (choice: Readonly<Record<string, unknown>>): string =>
  Object.keys(choice)
    .toSorted()
    .filter((name) => choice[name] !== undefined && choice[name] !== null)
    .map(
      (name) =>
        `${name}=${Array.isArray(choice[name]) ? choice[name].map(String).toSorted().join(',') : String(choice[name])}`,
    )
    .join(';')
