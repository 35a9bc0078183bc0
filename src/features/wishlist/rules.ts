/** A style that somebody keeps: what its card needs, as it was when it was added. */
export type Kept = {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly url_path: string
  readonly qty: 1
}

/** What the account has not been told yet, by SKU. */
export type Untold = { readonly add: readonly string[]; readonly remove: readonly string[] }

export const mostKept = 200
/** As many as can still be seen side by side. */
export const mostCompared = 6

/** Puts a style first; one that is there stays where it is. */
export const addKept = (list: readonly Kept[], item: Kept, most = mostKept): readonly Kept[] =>
  list.some(({ sku }) => sku === item.sku) ? list : [item, ...list].slice(0, most)

/** The list without a style; the same styles where it was not there. */
export const removeKept = (list: readonly Kept[], sku: string): readonly Kept[] =>
  list.filter((item) => item.sku !== sku)

/** The browser's list first, then what only the account has. */
export const mergeKept = (local: readonly Kept[], account: readonly Kept[], most = mostKept): readonly Kept[] => {
  const known = new Set(local.map(({ sku }) => sku))
  return [...local, ...account.filter(({ sku }) => !known.has(sku))].slice(0, most)
}

/** The last thing that happened to a SKU counts. */
export const noteUntold = ({ add, remove }: Untold, kind: 'add' | 'remove', sku: string): Untold => {
  const without = (list: readonly string[]) => list.filter((one) => one !== sku)
  return kind === 'add'
    ? { add: [sku, ...without(add)].slice(0, mostKept), remove: without(remove) }
    : { add: without(add), remove: [sku, ...without(remove)].slice(0, mostKept) }
}

/** Whether what was read from storage is a style that somebody kept. */
export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'sku' in value &&
  typeof value.sku === 'string' &&
  'name' in value &&
  typeof value.name === 'string'
