import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { orAbsent } from '../absent-file.ts'
import type { Db } from '../context.ts'
import type { JobHandlers, Jobs } from '../jobs.ts'
import { sendNoFile } from './private-file.ts'
import type { UploadedPicture } from './upload-picture.ts'

const namePattern = /^[0-9a-f]{32}\.webp$/
const folderOf = (dataDir: string): string => join(dataDir, 'uploads')

/** Where a kept picture is shown. */
export const uploadPath = (name: string): string => `/uploads/${name}`

/** The name of the file behind such a path; undefined of any other text. */
export const uploadNameOf = (path: string): string | undefined => {
  const name = path.replace(/^\/uploads\//, '')
  return path.startsWith('/uploads/') && namePattern.test(name) ? name : undefined
}

/** Keeps a redrawn picture below its name, aside and renamed; answers the name. */
export const keepUpload = async (
  dataDir: string,
  { name, bytes }: Pick<UploadedPicture, 'name' | 'bytes'>,
): Promise<string> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true })
  const aside = join(folder, `.${name}.part`)
  try {
    await writeFile(aside, bytes)
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return name
}

/** The names of the pictures that were kept from one moment until another; half a picture of that time, left by a process that died, goes. */
export const listUploads = async (
  dataDir: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<string[]> => {
  const kept: string[] = []
  for (const name of (await readdir(folderOf(dataDir)).catch(orAbsent)) ?? []) {
    const file = join(folderOf(dataDir), name)
    const found = await stat(file).catch(orAbsent)
    if (!found || found.mtime < from || found.mtime >= until) continue
    if (namePattern.test(name)) kept.push(name)
    else if (name.endsWith('.part')) await rm(file, { force: true })
  }
  return kept
}

/** The path below the media folder of a kept picture that everybody may see: `/img/…` draws it in the shop's sizes. */
export const shownPath = (name: string): string => `shared/${name}`

/** From now on everybody may see them: for what nobody knows before its transaction stands. */
export const showUploads = async (dataDir: string, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  await mkdir(join(dataDir, 'media', 'shared'), { recursive: true })
  for (const name of names) await copyFile(join(folderOf(dataDir), name), join(dataDir, 'media', shownPath(name)))
}

const hideUploads = async (dataDir: string, names: readonly string[]): Promise<void> => {
  for (const name of names)
    if (namePattern.test(name)) await rm(join(dataDir, 'media', shownPath(name)), { force: true })
}

/** Takes kept pictures away, shown or not; those that are gone are gone. */
export const removeUploads = async (dataDir: string, names: readonly string[]): Promise<void> => {
  await hideUploads(dataDir, names)
  for (const name of names) if (namePattern.test(name)) await rm(join(folderOf(dataDir), name), { force: true })
}

const [placing, removing] = ['uploads.place', 'uploads.remove']

/** Shows and hides pictures as the shop stands once the transaction it is called in does: a file is not rolled back. */
export const placeUploadsLater = async (
  db: Db,
  names: readonly string[],
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
): Promise<void> => {
  if (names.length > 0) await jobs.enqueue(db, placing, { names })
}

type Placing = {
  readonly dataDir: string
  /** Those of the pictures that everybody may see. */
  readonly listShown: (names: readonly string[]) => Promise<readonly string[]>
}

export const placeJobs = ({ dataDir, listShown }: Placing): JobHandlers => ({
  [placing]: async ({ names }) => {
    const all = names as readonly string[]
    const shown = await listShown(all)
    await showUploads(dataDir, shown)
    await hideUploads(
      dataDir,
      all.filter((name) => !shown.includes(name)),
    )
  },
})

/** Takes kept pictures away once the transaction it is called in stands. */
export const removeUploadsLater = async (
  db: Db,
  names: readonly string[],
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
): Promise<void> => {
  if (names.length > 0) await jobs.enqueue(db, removing, { names })
}

export const uploadJobs = ({ dataDir }: { readonly dataDir: string }): JobHandlers => ({
  [removing]: ({ names }) => removeUploads(dataDir, names as readonly string[]),
})

/** `GET /uploads/{name}`: pictures that people sent, in a sandbox of their own and for no search engine. */
export const uploadsRoute = async (app: FastifyInstance, { dataDir }: { readonly dataDir: string }): Promise<void> => {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params
    reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-robots-tag', 'noindex')
    const handle = namePattern.test(name) ? await open(join(folderOf(dataDir), name)).catch(orAbsent) : undefined
    if (!handle) return sendNoFile(reply)
    reply.headers({
      'cache-control': 'private, max-age=86400',
      'content-disposition': 'inline',
      'content-length': (await handle.stat()).size,
    })
    return reply.type('image/webp').send(handle.createReadStream())
  })
}
