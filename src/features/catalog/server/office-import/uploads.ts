import { createHash } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import type { Db } from '#platform/server/context.ts'
import type { UploadedImportFile } from '#platform/server/tables/catalogue.ts'
import type { SavedFile, SaveFiles } from '#platform/server/uploads/upload-to-disk.ts'
import { uploadLimits } from '../../rules/import-limits.ts'
import type { SourceFile } from '../import/formats/format.ts'
import { countRows, readOwnColumns } from './describe-file.ts'
import { BadArchive, isArchive, unpackPictures } from './picture-archive.ts'

export type Upload = { readonly id: string; readonly createdAt: Date; readonly files: readonly UploadedImportFile[] }

/** Hours that files are kept, and uploads that one person has at a time. */
export const keptHours = 24
const mostUploads = 5
/** Headers whose mapping is remembered. */
const mostMappings = 500
/** Longer than sending and unpacking takes. */
const sendingMs = 3_600_000

const folderOf = (dataDir: string, id: string): string => join(dataDir, 'import-uploads', id)

/** The folder of an upload's pictures, where it brought any. */
export const picturesOf = (dataDir: string, { id, files }: Upload): string | undefined =>
  files.some(({ kind }) => kind === 'pictures') ? join(folderOf(dataDir, id), 'pictures') : undefined

/** A file as it is read, with what its columns were said to mean. */
export const sourceOf = (dataDir: string, { id }: Upload, { name, path, columns }: UploadedImportFile): SourceFile => ({
  name,
  path: join(folderOf(dataDir, id), path),
  columns: new Map(Object.entries(columns)),
})

/** The files that an import reads. */
export const sourcesOf = (dataDir: string, upload: Upload): SourceFile[] =>
  upload.files.flatMap((file) => (file.kind === 'pictures' ? [] : [sourceOf(dataDir, upload, file)]))

type Owner = { readonly id: string; readonly ownerId: number; readonly now: Date; readonly dataDir: string }

/** Keeps what somebody sent; their oldest uploads go where they have too many. */
export const keepUpload = async (
  db: Db,
  { id, ownerId, now, dataDir }: Owner,
  saveFiles: SaveFiles,
): Promise<Result<Upload, 'UNSUPPORTED_MEDIA_TYPE' | 'INVALID_INPUT'>> => {
  await forgetUploads(db, dataDir, now)
  const folder = folderOf(dataDir, id)
  let isKept = false
  let at = ''
  try {
    const saved = await saveFiles(folder, uploadLimits)
    if (!saved.ok) return saved
    const files: UploadedImportFile[] = []
    const names = new Set<string>()
    for (const file of saved.value) {
      let name = file.name
      for (let number = 2; names.has(name); number++) name = `${number}-${file.name}`
      names.add(name)
      at = name
      files.push(await readFile(db, { ...file, name }, folder))
    }
    await db
      .insertInto('import_upload')
      .values({ id, owner_id: ownerId, files: JSON.stringify(files), created_at: now })
      .execute()
    await sql`
      delete from import_upload where owner_id = ${ownerId} and id not in (
        select id from import_upload where owner_id = ${ownerId} order by created_at desc, id limit ${mostUploads})`.execute(
      db,
    )
    isKept = true
    return ok({ id, createdAt: now, files })
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error
    return refuse('INVALID_INPUT', { fields: { files: `${at}: ${error.message}` } })
  } finally {
    if (!isKept) await rm(folder, { recursive: true, force: true })
  }
}

const readFile = async (db: Db, { name, path, size }: SavedFile, folder: string): Promise<UploadedImportFile> => {
  const kept = { name, path: path.slice(folder.length + 1), size, left: 0, columns: {} }
  if (isArchive(await readStart(path))) {
    const { pictures, left } = await unpackPictures(path, join(folder, 'pictures'))
    await rm(path)
    return { ...kept, kind: 'pictures', rows: pictures, left }
  }
  const { kind, columns } = await readOwnColumns({ path, name })
  const known = kind === 'table' ? await findMapping(db, columns) : {}
  return { ...kept, kind, rows: await countRows({ path, name }, kind), columns: known }
}

const readStart = async (path: string): Promise<Uint8Array> => {
  const start = new Uint8Array(4)
  const handle = await open(path)
  try {
    await handle.read(start, 0, start.length, 0)
  } finally {
    await handle.close()
  }
  return start
}

/** An upload of this person, while it is kept. */
export const findUpload = async (db: Db, id: string, ownerId: number, now: Date): Promise<Upload | undefined> => {
  if (!isUuid(id)) return undefined
  const row = await db
    .selectFrom('import_upload')
    .select(['id', 'files', 'created_at'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst()
  return row && { id: row.id, createdAt: row.created_at, files: row.files }
}

const oldest = (now: Date): Date => new Date(now.getTime() - keptHours * 3_600_000)

/** Takes old uploads away, and folders on this machine that no upload has. */
const forgetUploads = async (db: Db, dataDir: string, now: Date): Promise<void> => {
  await db.deleteFrom('import_upload').where('created_at', '<=', oldest(now)).execute()
  const parent = join(dataDir, 'import-uploads')
  const entries = (await readdir(parent, { withFileTypes: true }).catch(orAbsent)) ?? []
  const rows = await db.selectFrom('import_upload').select('id').execute()
  const kept = new Set(rows.map(({ id }) => id))
  for (const { name } of entries) {
    const found = kept.has(name) ? undefined : await stat(join(parent, name)).catch(orAbsent)
    // one that is under way is there before its row
    if (found && found.mtimeMs < now.getTime() - sendingMs)
      await rm(join(parent, name), { recursive: true, force: true })
  }
  await sql`
    delete from import_mapping where header in (
      select header from import_mapping order by saved_at desc, header offset ${mostMappings})`.execute(db)
}

/** Keeps what the columns of a file were said to mean, for the next file with this header too. */
export const keepMapping = async (
  db: Db,
  upload: Upload,
  index: number,
  { header, columns, now }: { header: readonly string[]; columns: Readonly<Record<string, string>>; now: Date },
): Promise<Upload> => {
  const files = upload.files.map((file, place) => (place === index ? { ...file, columns } : file))
  await db
    .updateTable('import_upload')
    .set({ files: JSON.stringify(files) })
    .where('id', '=', upload.id)
    .execute()
  const row = { columns: JSON.stringify(columns), saved_at: now }
  await db
    .insertInto('import_mapping')
    .values({ header: hashOf(header), ...row })
    .onConflict((conflict) => conflict.column('header').doUpdateSet(row))
    .execute()
  return { ...upload, files }
}

const hashOf = (header: readonly string[]): string => createHash('sha256').update(JSON.stringify(header)).digest('hex')

const findMapping = async (db: Db, header: readonly string[]): Promise<Record<string, string>> => {
  const row = await db
    .selectFrom('import_mapping')
    .select('columns')
    .where('header', '=', hashOf(header))
    .executeTakeFirst()
  return row?.columns ?? {}
}
