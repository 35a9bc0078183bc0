export { importFiles, type ImportOptions, type ImportRefusal, type ImportReport } from './import-files.ts'
export type { ImportCounts, Issue, Progress, WriteOptions, WriterInput } from './records.ts'
export { toReportLines } from './report.ts'
export { announce, ImportRunning, writeCatalogue } from './write-catalogue.ts'
