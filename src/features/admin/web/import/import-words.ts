import type { Translate } from '#core/text.ts'
import type { ImportRun, ImportUploadFile } from '#features/catalog/rules/import-calls.ts'

/** Whether somebody has to wait for its end. */
export const isLive = ({ state }: Pick<ImportRun, 'state'>): boolean => state === 'queued' || state === 'running'

/** How far a run is, as people read it: bytes of files in percent, else so many of all. */
export const progressOf = (t: Translate, { state, step, done, total }: ImportRun): string => {
  if (state === 'queued' || step === null) return t('office.importWaits')
  if (step === 'reading') return t('office.importReading', { percent: total ? Math.floor((100 * done) / total) : 0 })
  return t('office.importWriting', { done, total })
}

const delimiters: Readonly<Record<string, string>> = {
  ',': 'office.comma',
  ';': 'office.semicolon',
  '\t': 'office.tab',
}

/** Format, delimiter and rows in one line. */
export const factsOf = (t: Translate, { kind, format, delimiter, rows, left, size }: ImportUploadFile): string => {
  const delimiterName = delimiters[delimiter ?? '']
  return [
    kind === 'pictures' ? t('office.importArchive') : (format ?? t('office.importUnknown')),
    kind === 'pictures' ? t('office.importPictures', { count: rows }) : t('office.importRows', { count: rows }),
    ...(left > 0 ? [t('office.importLeft', { count: left })] : []),
    ...(delimiterName ? [t('office.importParted', { delimiter: t(delimiterName) })] : []),
    `${Math.max(1, Math.round(size / 1000))} kB`,
  ].join(' · ')
}
