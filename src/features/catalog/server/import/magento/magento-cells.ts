import { decodeEntities } from '../../../rules/html/decode-entities.ts'

/** Magento's syntaxes inside a cell. What a cell does not allow comes back as undefined: the row's place is the caller's. */

export type Pair = readonly [code: string, value: string]

const pairStart = /(?:^|,)\s*([A-Za-z][A-Za-z0-9_]*)=/g

/** `size=XS,color=Black, matt,name="a, b"` as pairs: a comma belongs to the value unless `code=` follows, quotes keep everything. */
export const splitPairs = (cell: string): Pair[] => {
  const pairs: [string, string][] = []
  pairStart.lastIndex = 0
  let open: { code: string; from: number } | undefined
  for (let match = pairStart.exec(cell); match; match = pairStart.exec(cell)) {
    if (open) pairs.push([open.code, unquote(cell.slice(open.from, match.index))])
    open = { code: match[1] ?? '', from: pairStart.lastIndex }
    if (cell[open.from] === '"') pairStart.lastIndex = endOfQuote(cell, open.from)
  }
  if (open) pairs.push([open.code, unquote(cell.slice(open.from))])
  return pairs.filter(([, value]) => value !== '' && value !== '__EMPTY__VALUE__')
}

/** Behind the closing quote; where there is none the quote is only a character. */
const endOfQuote = (cell: string, from: number): number => {
  for (let at = from + 1; at < cell.length; at++) {
    if (cell[at] !== '"') continue
    if (cell[at + 1] === '"') at++
    else return at + 1
  }
  return from
}

const unquote = (text: string): string => {
  const value = text.trim()
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll('""', '"').trim()
    : value
}

/** `sku=A,size=S|sku=B,size=M`: a bar parts records only where the next one begins with `key=`. */
export const splitRecords = (cell: string, first: string): Record<string, string>[] =>
  cell
    .split(new RegExp(`\\|(?=\\s*"?${first}=)`))
    .map((part) => Object.fromEntries(splitPairs(part)))
    .filter((record) => record[first])

/** `Yoga|Gym` of an attribute with several values. */
export const splitValues = (value: string): string[] => [
  ...new Set(
    value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** `SKU=1.0000,SKU,SKU=2` with quantities from 1. */
export const splitSkus = (cell: string): { sku: string; qty: number }[] =>
  cell
    .split(/[,|]/)
    .map((part) => /^(.*?)(?:=([\d.]+))?$/.exec(part.trim()))
    .flatMap((match) =>
      match?.[1] ? [{ sku: match[1].trim(), qty: Math.max(1, Math.floor(Number(match[2] ?? 1) || 1)) }] : [],
    )

const roots = /^(?:Default Category|Root Catalog)(?=\s*\/|\s*$)/

/** Category paths without the root. A comma parts them only where the next one begins with the root, if the cell has one at all. */
export const splitCategories = (cell: string): string[] => {
  const parts = roots.test(cell.split(',')[0] ?? '')
    ? cell.split(/,(?=\s*(?:Default Category|Root Catalog)\s*(?:\/|,|$))/)
    : cell.split(',')
  const paths = parts.map((part) =>
    decodeEntities(part)
      .trim()
      .replace(roots, '')
      .split(/(?<!\\)\//)
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('/'),
  )
  return [...new Set(paths)].filter(Boolean)
}
