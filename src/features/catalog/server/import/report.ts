import type { ImportReport } from './import-files.ts'
import type { Counts, ImportCounts, Issue, Kind } from './records.ts'

/** A person reads this far; the rest is summed up. Refused rows are told every one. */
const mostNotes = 100

const kinds: readonly Kind[] = ['products', 'texts', 'links', 'reviews']

const toLine = ({ file, line, column, sku, message }: Issue): string =>
  `${file}:${line}: column ${column}: ${sku && !message.includes(sku) ? `${sku}: ` : ''}${message}`

const toCounts = (counts: Counts): string =>
  `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`

/** Products, where the files hold any, else what they hold; every refused row of whatever kind. */
const toHeadline = ({ byKind: { products }, ...all }: ImportCounts): Counts =>
  products.new + products.changed + products.unchanged > 0 ? { ...products, refused: all.refused } : all

/** What `npm run import` prints; the last line is for machines as well. */
export const toReportLines = ({ files, counts, picturesCopied }: ImportReport, isDryRun: boolean): string[] => {
  const notes = counts.issues.filter(({ isRefused }) => !isRefused)
  const refused = counts.issues.filter(({ isRefused }) => isRefused)
  const met = kinds.filter((kind) => Object.values(counts.byKind[kind]).some(Boolean))
  return [
    ...files.map(({ name, format }) => `${name}: ${format}`),
    ...notes.slice(0, mostNotes).map((issue) => `note: ${toLine(issue)}`),
    ...(notes.length > mostNotes ? [`note: … and ${notes.length - mostNotes} more of these`] : []),
    ...refused.map((issue) => `refused: ${toLine(issue)}`),
    ...met.map((kind) => `${kind}: ${toCounts(counts.byKind[kind])}`),
    ...(counts.removed ? [`removed: ${counts.removed} products that the files do not have`] : []),
    ...(picturesCopied ? [`pictures: ${picturesCopied} copied`] : []),
    ...(isDryRun ? ['dry run: nothing was kept'] : []),
    `imported: ${toCounts(toHeadline(counts))}`,
  ]
}
