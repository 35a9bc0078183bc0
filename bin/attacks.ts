import { listRuns, runAll } from './runs.ts'

// npm run attacks [NAME …]: S1 to S18 of the goals, test/attacks/*.attack.ts and those of the faults that are attacks

const ofFaults = ['acting', 'enumeration', 'guessing', 'rights', 'sessions', 'uploads']
const faults = [...listRuns('faults', '.fault.ts')].filter(([name]) => ofFaults.includes(name))

await runAll('attacks', new Map([...listRuns('attacks', '.attack.ts'), ...faults]))
