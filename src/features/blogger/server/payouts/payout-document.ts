import { randomBytes, randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import type { SaveFiles } from '#platform/server/uploads/upload-to-disk.ts'

/** Bytes of a document. */
export const documentBytes = 5 * 1024 * 1024

const folderOf = (dataDir: string): string => join(dataDir, 'payout-documents')
const nameShape = /^[0-9a-f]{32}\.pdf$/

/** What a document for reading has no use for: programs, other files, forms that send. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR)\b/

/** Whether bytes are a PDF from its first to its last, and nothing that acts stands in it. Names may be spelled with `#`. */
export const isQuietPdf = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-1024).includes('%%EOF')) return false
  const spelled = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return !active.test(spelled)
}

/** Whether an attachment is such a document; the others are pictures. */
export const isDocument = (name: string): boolean => nameShape.test(name)

/** Keeps the one document of a form below a name that nobody can guess, outside of what is served by name. */
export const keepDocument = async (
  dataDir: string,
  saveFiles: SaveFiles,
): Promise<Result<{ name: string; bytes: number }, 'UNSUPPORTED_MEDIA_TYPE' | 'INVALID_INPUT' | 'NO_PDF'>> => {
  const aside = join(folderOf(dataDir), `.${randomUUID()}`)
  try {
    const saved = await saveFiles(aside, { files: 1, bytes: documentBytes })
    if (!saved.ok) return saved
    const [file] = saved.value
    if (!file || !isQuietPdf(await readFile(file.path))) return refuse('NO_PDF')
    const name = `${randomBytes(16).toString('hex')}.pdf`
    await rename(file.path, join(folderOf(dataDir), name))
    return ok({ name, bytes: file.size })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** The names of documents that were kept until a moment; half of one of that time, left by a process that died, goes. */
export const listDocuments = async (dataDir: string, until: Date): Promise<string[]> => {
  const kept: string[] = []
  for (const name of (await readdir(folderOf(dataDir)).catch(orAbsent)) ?? []) {
    const path = join(folderOf(dataDir), name)
    const found = await stat(path).catch(orAbsent)
    if (!found || found.mtime >= until) continue
    if (isDocument(name)) kept.push(name)
    else if (name.startsWith('.')) await rm(path, { recursive: true, force: true })
  }
  return kept
}

export const removeDocument = async (dataDir: string, name: string): Promise<void> => {
  if (isDocument(name)) await rm(join(folderOf(dataDir), name), { force: true })
}

/** The kept document; undefined where it is none, or gone. */
export const openDocument = (dataDir: string, name: string): Promise<FileHandle | undefined> =>
  isDocument(name) ? open(join(folderOf(dataDir), name)).catch(orAbsent) : Promise.resolve(undefined)
