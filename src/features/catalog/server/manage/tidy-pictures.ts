import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { removeUploads } from '#platform/server/uploads/upload-files.ts'

/** The name of the job, and of its queue. */
const tidyJob = 'pictures-tidy'

/** A page that was made before still shows them for a while. */
const keptMs = day

/** With what, and when, pictures are taken away. */
export type Tidying = { readonly jobs: Pick<Jobs, 'enqueue'>; readonly now: Date }

/** Pictures that left a product or a category go from the disk a day later, in the transaction it is called in. */
export const tidyLater = async (db: Db, paths: readonly (string | null)[], { jobs, now }: Tidying): Promise<void> => {
  const sent = paths.filter((path) => path !== null && nameOf(path) !== undefined)
  if (sent.length === 0) return
  await jobs.enqueue(db, tidyJob, { paths: sent }, { startAfter: new Date(now.getTime() + keptMs) })
}

/** Takes away what staff sent and nothing shows any more: no product, order, blogger, category, setting or text. */
export const pictureJobs = ({ db, dataDir }: { readonly db: Db; readonly dataDir: string }): JobHandlers => ({
  [tidyJob]: async ({ paths }) => {
    for (const path of paths as readonly string[]) {
      const name = nameOf(path)
      if (name !== undefined && !(await isShown(db, path, name))) await removeUploads(dataDir, [name])
    }
  },
})

/** The file's name, of what was sent to this shop; files of imports are theirs who put them there. */
const nameOf = (path: string): string | undefined => /^shared\/([0-9a-f]{32}\.webp)$/.exec(path)?.[1]

const isShown = async (db: Db, path: string, name: string): Promise<boolean> => {
  const within = `%${name}%`
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from product where media @> ${JSON.stringify([{ path }])}::jsonb)
      or exists (select from order_line where details ->> 'image' = ${path})
      or exists (select from promo_product where image = ${path})
      or exists (select from category where picture = ${path})
      or exists (select from setting where value::text like ${within})
      or exists (select from content_version where body::text like ${within})
      or exists (select from cms_page where content::text like ${within})
      or exists (select from cms_block where content::text like ${within}) as shown`.execute(db)
  return rows[0]?.shown ?? true
}
