import { limitHtml, toPlainText } from '../../../rules/html/limit-html.ts'
import { toCategoryPath } from '../formats/attribute-bag.ts'

/** WooCommerce's syntaxes inside a cell. Source: its CSV exporter, which writes what these read. */

/** `A, B\, C` as `A` and `B, C`. */
export const splitList = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** `Women > Tops > Tees, Sale` as paths. */
export const splitPaths = (cell: string): string[] => [
  ...new Set(
    splitList(cell)
      .map((path) => toCategoryPath(path.split(/\s*>\s*/)))
      .filter(Boolean),
  ),
]

/** Line breaks of descriptions are written as `\n`; WordPress shows empty lines as paragraphs. */
export const toHtml = (cell: string): string => {
  const text = cell.replace(/(?<!\\)\\n/g, '\n').replaceAll('\\\\n', '\\n')
  if (/<(p|div|ul|ol|table|h[1-6])\b/i.test(text)) return limitHtml(text)
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return limitHtml(
    paragraphs.length > 1
      ? paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('')
      : (paragraphs[0] ?? '').replaceAll('\n', '<br>'),
  )
}

/** Values of an attribute, plain and each once. */
export const splitValues = (cell: string): string[] => [...new Set(splitList(cell).map(toPlainText).filter(Boolean))]
