export { importFiles } from './import-files.ts'
export type { Progress } from './records.ts'
export { toReportLines } from './report.ts'
