import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { isPlainPath } from '../../rules/media/plain-path.ts'

/** What an archive may unpack to. */
export const archiveLimits = { entries: 5000, picture: 20_000_000, bytes: 400_000_000, list: 4_000_000 }

/** An archive that is none, or more than we take; `message` is for people. */
export class BadArchive extends Error {
  override name = 'BadArchive'
}

type Entry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, file: 0x04_03_4b_50 }

/** What workbooks of Excel, LibreOffice and Numbers have in them, which are archives to their first bytes. */
const workbooks: ReadonlySet<string> = new Set([
  'xl/workbook.xml',
  'xl/workbook.bin',
  'content.xml',
  'Index/Document.iwa',
])

/** Whether the first bytes of a file are those of a zip archive. */
export const isArchive = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)

/**
 * Unpacks the pictures of a zip archive below a folder. What is no picture by its name, hidden, packed in another way or would lie
 * elsewhere is left out and counted. Throws `BadArchive` where it is broken, encrypted, a workbook or
 * unpacks to more than `archiveLimits`.
 */
export const unpackPictures = async (
  archive: string,
  folder: string,
  limits = archiveLimits,
): Promise<{ pictures: number; left: number }> => {
  const handle = await open(archive)
  try {
    const entries = await readEntries(handle, limits)
    if (entries.some(({ name }) => workbooks.has(name)))
      throw new BadArchive('is a workbook: save its sheet as CSV UTF-8')
    if (entries.reduce((sum, { size }) => sum + size, 0) > limits.bytes) throw tooMuch()
    const counts = { pictures: 0, left: 0 }
    for (const entry of entries) {
      if (entry.name.endsWith('/')) continue
      const isTaken = isPicture(entry, limits.picture) && (await unpack(handle, archive, entry, folder))
      counts[isTaken ? 'pictures' : 'left']++
    }
    return counts
  } finally {
    await handle.close()
  }
}

const tooMuch = () => new BadArchive('unpacks to more than the shop takes')
const broken = () => new BadArchive('is a broken archive')

const read = async (handle: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, at)
  if (bytesRead < length) throw broken()
  return bytes
}

/** The list at the end of the archive; of what stands before a file only where it begins is believed. */
const readEntries = async (handle: FileHandle, limits: typeof archiveLimits): Promise<Entry[]> => {
  const { size } = await handle.stat()
  const tail = await read(handle, Math.max(0, size - 65_557), Math.min(size, 65_557))
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== signatures.end) end--
  if (end < 0) throw broken()
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > limits.entries || length > limits.list) throw tooMuch()
  if (start + length > size) throw broken()
  const list = await read(handle, start, length)
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > length || list.readUInt32LE(at) !== signatures.entry) throw broken()
    if (list.readUInt16LE(at + 8) & 1) throw new BadArchive('is encrypted')
    const next = at + 46 + list.readUInt16LE(at + 28)
    entries.push({
      name: list.toString('utf8', at + 46, next),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
    })
    at = next + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries
}

const isPicture = ({ name, method, size, packed }: Entry, most: number): boolean =>
  /\.(jpe?g|png|webp|avif)$/i.test(name) &&
  (method === 0 || method === 8) &&
  size > 0 &&
  packed > 0 &&
  size <= most &&
  name.length <= 500 &&
  name.split('/').length <= 10 &&
  // its name was no UTF-8
  !name.includes('\ufffd') &&
  isPlainPath(name.split('/'))

/** False where it would lie in a file that is there already. Never writes more than the list says. */
const unpack = async (handle: FileHandle, archive: string, entry: Entry, folder: string): Promise<boolean> => {
  const head = await read(handle, entry.at, 30)
  if (head.readUInt32LE(0) !== signatures.file) throw broken()
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const path = join(folder, ...entry.name.split('/'))
  let left = entry.size
  const bounded = new Transform({
    transform: (chunk: Buffer, _, done) => {
      left -= chunk.length
      done(left < 0 ? tooMuch() : null, chunk)
    },
  })
  try {
    await mkdir(dirname(path), { recursive: true })
    await pipeline(
      createReadStream(archive, { start, end: start + entry.packed - 1 }),
      entry.method === 8 ? createInflateRaw() : new PassThrough(),
      bounded,
      createWriteStream(path),
    )
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (/^Z_|^ERR_/.test(code)) throw broken()
    if (!['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) throw error
    return false
  }
}
