import type { ImportReport, ImportStart } from '../import-files.ts'
import type { FetchReport } from '../pictures/picture-downloads.ts'
import type { Counts, ImportCounts, Issue, Kind } from '../records.ts'

/** A person reads this far; the rest is summed up, and in the report's file. Refused rows are told every one. */
const notesToRead = 100

const kinds: readonly Kind[] = ['products', 'texts', 'links', 'reviews', 'taxes', 'content']

const toLine = ({ file, line, column, sku, message }: Issue): string =>
  `${file}:${line}: column ${column}: ${sku && !message.includes(sku) ? `${sku}: ` : ''}${message}`

const toCounts = (counts: Counts): string =>
  `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`

/** Products, where the files hold any, else what they hold; every refused row of whatever kind. */
const toHeadline = ({ byKind: { products }, ...all }: ImportCounts): Counts =>
  products.new + products.changed + products.unchanged > 0 ? { ...products, refused: all.refused } : all

/** What is said before anything is read: runs that were cut off, each file's format, and what becomes of its columns. */
export const toStartLines = ({ cutOff, files }: ImportStart): string[] => [
  ...cutOff.map(
    ({ files: names, startedAt }) =>
      `the import of ${names.join(', ')} that began at ${startedAt.toISOString()} was cut off: nothing of it was kept`,
  ),
  ...files.flatMap(({ name, format, mapping }) => [
    `${name}: ${format}`,
    ...mapping.map(({ from, to }) => `  ${from} → ${to}`),
  ]),
]

/** What was fetched after an import, or later. */
export const toFetchLines = ({ fetched, givenUp, waiting }: FetchReport): string[] => [
  ...givenUp.map(({ url, problem }) => `note: the picture ${url} ${problem}`),
  ...(fetched ? [`pictures: ${fetched} fetched`] : []),
  ...(waiting
    ? [
        `pictures: ${waiting} still to be fetched: the shop does while it runs, and npm run import -- --pictures at once`,
      ]
    : []),
]

/** What `npm run import` prints; the last line is for machines as well. */
export const toReportLines = (
  { counts, picturesCopied, picturesAwaited }: ImportReport,
  isDryRun: boolean,
  mostNotes = notesToRead,
): string[] => {
  const notes = counts.issues.filter(({ isRefused }) => !isRefused)
  const refused = counts.issues.filter(({ isRefused }) => isRefused)
  const met = kinds.filter((kind) => Object.values(counts.byKind[kind]).some(Boolean))
  return [
    ...notes.slice(0, mostNotes).map((issue) => `note: ${toLine(issue)}`),
    ...(notes.length > mostNotes ? [`note: … and ${notes.length - mostNotes} more of these`] : []),
    ...refused.map((issue) => `refused: ${toLine(issue)}`),
    ...met.map((kind) => `${kind}: ${toCounts(counts.byKind[kind])}`),
    ...(counts.removed
      ? [`removed: ${counts.removed} products that the files do not have; the archive keeps them`]
      : []),
    ...(picturesCopied ? [`pictures: ${picturesCopied} copied`] : []),
    ...(picturesAwaited ? [`pictures: ${picturesAwaited} to be fetched from the web`] : []),
    ...(isDryRun ? ['dry run: nothing was kept'] : []),
    `imported: ${toCounts(toHeadline(counts))}`,
  ]
}
