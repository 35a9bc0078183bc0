/**
 * The address of a product below the store prefix, with the leading slash: `/p/{parentSku}/{slug}`, and with the SKU of a
 * variant behind it for that variant.
 */
export const productPath = (parentSku: string, slug: string, childSku?: string): string =>
  `/p/${encodeURIComponent(parentSku)}/${encodeURIComponent(slug)}${childSku === undefined ? '' : `/${encodeURIComponent(childSku)}`}`

/** The address of a category below the store prefix, with the leading slash. */
export const categoryPath = (urlPath: string): string => `/${urlPath.split('/').map(encodeURIComponent).join('/')}`

export type PageAddress =
  | {
      readonly kind: 'product'
      readonly parentSku: string
      readonly slug: string
      readonly childSku: string | undefined
    }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'cms_page'; readonly slug: string }
  | { readonly kind: 'path'; readonly path: string }

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parts of an address without host, query, fragment and empty parts, decoded. */
export const partsOf = (address: string): string[] => {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
}

/** What an address asks for by its shape; the store code before it is left out. */
export const parseAddress = (address: string, isStoreCode: (part: string) => boolean): PageAddress => {
  const parts = partsOf(address)
  if (parts[0] !== undefined && isStoreCode(parts[0])) parts.shift()
  const [kind, first, second, third] = parts
  if (kind === 'p' && first !== undefined && second !== undefined && parts.length <= 4) {
    return { kind: 'product', parentSku: first, slug: second, childSku: third }
  }
  if (kind === 'c' && first !== undefined && parts.length === 2) return { kind: 'category', slug: first }
  if (kind === 'i' && first !== undefined && parts.length === 2) return { kind: 'cms_page', slug: first }
  return { kind: 'path', path: parts.join('/') }
}

/** The last part of a path without the ending that other shops put behind it. */
export const lastPartOf = (path: string): string =>
  path
    .replace(/\.html?$/i, '')
    .split('/')
    .at(-1) ?? ''

/** What an address may be called in the list of what is gone. */
export const gonePaths = (address: PageAddress): string[] => {
  if (address.kind === 'product') return [`p/${address.parentSku}`]
  if (address.kind === 'category') return [`c/${address.slug}`]
  if (address.kind === 'cms_page' || address.path === '') return []
  return [...new Set([address.path, lastPartOf(address.path)])]
}
