import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What goes over the wire, and what it was compressed to so far. */
export type Encodable = { readonly html: Buffer; readonly compressed: Map<string, Promise<Buffer>> }

const compressors: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** The best encoding that an `Accept-Encoding` header allows; undefined for none. Source: RFC 9110, 12.5.3. */
export const chooseEncoding = (accepted: string | undefined): string | undefined => {
  if (accepted === undefined) return undefined
  const offers = new Map(
    accepted.split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  return Object.keys(compressors).find((name) => (offers.get(name) ?? offers.get('*') ?? 0) > 0)
}

export const encode = (body: Buffer, encoding: string): Promise<Buffer> => {
  const compress = compressors[encoding]
  if (!compress) throw new Error(`no encoding ${encoding}`)
  return compress(body)
}

/** The page in an encoding: compressed once, however often and by however many at once it is asked for. */
export const encodePage = (page: Encodable, encoding: string): Promise<Buffer> => {
  const known = page.compressed.get(encoding)
  if (known) return known
  const made = encode(page.html, encoding)
  page.compressed.set(encoding, made)
  return made
}
