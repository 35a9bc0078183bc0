import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HtmlPage } from './page-cache.ts'

const compressors: Readonly<Record<string, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html) => promisify(gzip)(html),
}

/** The best encoding that an `Accept-Encoding` header allows; undefined for none. Source: RFC 9110, 12.5.3. */
export const chooseEncoding = (accepted: string | undefined): string | undefined => {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  return Object.keys(compressors).find((name) => (offers.get(name) ?? offers.get('*') ?? 0) > 0)
}

/** The page in an encoding: compressed once, however often and by however many at once it is asked for. */
export const encodePage = (page: HtmlPage, encoding: string): Promise<Buffer> => {
  const known = page.compressed.get(encoding)
  if (known) return known
  const compress = compressors[encoding]
  if (!compress) throw new Error(`no encoding ${encoding}`)
  const made = compress(page.html)
  page.compressed.set(encoding, made)
  return made
}
