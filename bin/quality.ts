import { listRuns, runAll } from './runs.ts'

// npm run quality [NAME …]: Q2 to Q7 of the goals, test/quality/*.quality.ts

await runAll('quality', listRuns('quality', '.quality.ts'))
