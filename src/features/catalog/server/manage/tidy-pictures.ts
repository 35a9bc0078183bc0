import { sql } from 'kysely'
import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, Jobs, JobSchedules } from '#platform/server/jobs.ts'
import { listUploads, removeUploads, shownPath } from '#platform/server/uploads/upload-files.ts'

/** The name of the job, and of its queue. */
const tidyJob = 'pictures-tidy'

const sweepJob = 'pictures-sweep'

/** A page that was made before still shows them for a while. */
const keptMs = day

/** Days after which nobody is about to save what a picture was sent for, and after which each night before has looked at it. */
const [unsaved, looked] = [7, 10]

/** With what, and when, pictures are taken away. */
export type Tidying = { readonly jobs: Pick<Jobs, 'enqueue'>; readonly now: Date }

/** Pictures that left a product or a category go from the disk a day later, in the transaction it is called in. */
export const tidyLater = async (db: Db, paths: readonly (string | null)[], { jobs, now }: Tidying): Promise<void> => {
  const sent = paths.filter((path) => path !== null && nameOf(path) !== undefined)
  if (sent.length === 0) return
  await jobs.enqueue(db, tidyJob, { paths: sent }, { startAfter: new Date(now.getTime() + keptMs) })
}

type PictureJobDeps = { readonly db: Db; readonly dataDir: string; readonly now: () => Date }

/**
 * Takes away what staff sent and nothing shows any more: no product, order, blogger, category, setting or text. Each night also what was
 * sent a week ago and nothing ever showed: its transaction failed, or nobody saved it.
 */
export const pictureJobs = ({ db, dataDir, now }: PictureJobDeps): JobHandlers => ({
  [tidyJob]: async ({ paths }) => {
    for (const path of paths as readonly string[]) {
      const name = nameOf(path)
      if (name !== undefined && !(await isShown(db, path, name))) await removeUploads(dataDir, [name])
    }
  },
  [sweepJob]: async () => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    const names = await listUploads(dataDir, { from: ago(looked), until: ago(unsaved) })
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) as name where name not in (select upload.name from upload)`.execute(db)
    for (const { name } of rows) if (!(await isShown(db, shownPath(name), name))) await removeUploads(dataDir, [name])
  },
})

export const pictureSchedules: JobSchedules = { [sweepJob]: '47 3 * * *' }

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
