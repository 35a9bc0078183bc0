import { toSlug } from '#core/slug.ts'

export type SlugWish = {
  readonly sku: string
  /** The file's own, or undefined where it has none. */
  readonly kept: string | undefined
  /** What it is derived from otherwise: the English name. */
  readonly name: string
  /** The address it has in the shop already. */
  readonly current: string | undefined
}

/**
 * One slug a product, whatever the order of the rows: addresses in use stay, the file's own go before derived ones, then the
 * smaller SKU; who comes second gets the SKU behind it. `taken` holds the slugs of products that wish for nothing.
 */
export const chooseSlugs = (wishes: readonly SlugWish[], taken: Set<string>): Map<string, string> => {
  const chosen = new Map<string, string>()
  const waiting: SlugWish[] = []
  for (const wish of wishes) if (wish.current) taken.add(wish.current)
  for (const wish of wishes) {
    if (
      wish.current &&
      (wish.kept === undefined ||
        wish.current === toSlug(wish.kept) ||
        wish.current === withSku(toSlug(wish.kept), wish.sku))
    ) {
      chosen.set(wish.sku, wish.current)
    } else {
      waiting.push(wish)
    }
  }
  waiting.sort((a, b) => Number(a.kept === undefined) - Number(b.kept === undefined) || (a.sku < b.sku ? -1 : 1))
  for (const { sku, kept, name } of waiting) {
    const slug = firstFree(toSlug(kept ?? '') || toSlug(name), sku, taken)
    taken.add(slug)
    chosen.set(sku, slug)
  }
  return chosen
}

const firstFree = (wanted: string, sku: string, taken: ReadonlySet<string>): string => {
  if (wanted && !taken.has(wanted)) return wanted
  const long = withSku(wanted, sku)
  if (!taken.has(long)) return long
  for (let number = 2; ; number++) if (!taken.has(`${long}-${number}`)) return `${long}-${number}`
}

/** A SKU without a Latin letter or digit leaves its code points, so that nothing is without an address. */
const withSku = (slug: string, sku: string): string => {
  const end = toSlug(sku) || [...sku].map((character) => character.codePointAt(0)?.toString(36)).join('')
  return slug ? `${slug}-${end}` : end
}
