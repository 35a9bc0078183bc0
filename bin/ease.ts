import { listRuns, runAll } from './runs.ts'

// npm run ease [NAME …]: what test/ease/*.ease.ts names, over every screen of the demo shop; VIEWS=en SIZES=phone for a part of them

await runAll('ease', listRuns('ease', '.ease.ts'))
