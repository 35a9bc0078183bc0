import type { TrackedStep, Tracker } from '#platform/server/adapters/tracking.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'

/** Steps leave the shop after the answer, and once more where the tracker was away. */
export const consentJobs = ({ tracker }: { readonly tracker: Tracker }): JobHandlers => ({
  'step.track': (data) => tracker.send(data as TrackedStep),
})
