import { day } from '#core/durations.ts'
import { forgetPrices } from '#features/pricing/server/index.ts'
import type { JobHandlers, JobSchedules } from '#platform/server/jobs.ts'
import { pictureJobs, pictureSchedules } from './manage/index.ts'
import { importJobs } from './office-import/index.ts'
import { sweepPictures } from './pictures/index.ts'

const [cacheJob, priceJob] = ['pictures-forget', 'prices-forget']

/** Days after which a picture in one of its sizes goes that nobody asked for; it is made anew when somebody does. */
const askedFor = 60

/** Imports, pictures that nothing shows any more, and what would grow without end. */
export const catalogJobs = (deps: Parameters<typeof importJobs>[0]): JobHandlers => ({
  ...importJobs(deps),
  ...pictureJobs(deps),
  [cacheJob]: () => sweepPictures(deps.dataDir, new Date(deps.now().getTime() - askedFor * day)),
  [priceJob]: () => forgetPrices(deps.db, deps.now()),
})

export const catalogSchedules: JobSchedules = {
  ...pictureSchedules,
  [cacheJob]: '7 4 * * *',
  [priceJob]: '27 3 * * *',
}
