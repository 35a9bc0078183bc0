import { listRuns, runAll } from './runs.ts'

// npm run faults [NAME …]: breaks, races and kills what test/faults/*.fault.ts name

await runAll('faults', listRuns('faults', '.fault.ts'))
