import { day } from '#core/durations.ts'
import type { JobHandlers, JobSchedules } from '#platform/server/jobs.ts'
import { pictureJobs, pictureSchedules } from './manage/index.ts'
import { importJobs } from './office-import/index.ts'
import { sweepPictures } from './pictures/index.ts'

const cacheJob = 'pictures-forget'

/** Days after which a picture in one of its sizes goes that nobody asked for; it is made anew when somebody does. */
const askedFor = 60

/** Imports, pictures that nothing shows any more, and what would grow without end. */
export const catalogJobs = (deps: Parameters<typeof importJobs>[0]): JobHandlers => ({
  ...importJobs(deps),
  ...pictureJobs(deps),
  [cacheJob]: () => sweepPictures(deps.dataDir, new Date(deps.now().getTime() - askedFor * day)),
})

export const catalogSchedules: JobSchedules = {
  ...pictureSchedules,
  [cacheJob]: '7 4 * * *',
}
