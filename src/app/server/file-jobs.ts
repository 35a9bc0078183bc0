import { bloggerFileJobs, bloggerFileSchedules, listApprovedPhotos } from '#features/blogger/server/index.ts'
import { listApprovedPhotos as listPhotosOfReviews } from '#features/reviews/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import { placeJobs, uploadJobs } from '#platform/server/uploads/upload-files.ts'

type Deps = { readonly db: Db; readonly dataDir: string; readonly now: () => Date }

/** What becomes of files that people sent: pictures are seen where a review or a post of a blogger was approved that has them. */
export const fileJobs = ({ db, dataDir, now }: Deps): JobHandlers => ({
  ...uploadJobs({ dataDir }),
  ...placeJobs({
    dataDir,
    listShown: async (names) =>
      (await Promise.all([listApprovedPhotos(db, names), listPhotosOfReviews(db, names)])).flat(),
  }),
  ...bloggerFileJobs({ db, dataDir, now }),
})

export const fileSchedules = bloggerFileSchedules
