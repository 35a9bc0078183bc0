import type { JobHandlers, JobSchedules } from '#platform/server/jobs.ts'
import { pictureJobs, pictureSchedules } from './manage/index.ts'
import { importJobs } from './office-import/index.ts'

/** Imports, and pictures that nothing shows any more. */
export const catalogJobs = (deps: Parameters<typeof importJobs>[0]): JobHandlers => ({
  ...importJobs(deps),
  ...pictureJobs(deps),
})

export const catalogSchedules: JobSchedules = pictureSchedules
