import { open, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { dirname } from 'node:path'
import { orAbsent } from '#platform/server/absent-file.ts'

/** Puts a file where it is not yet. False where the same one lies there already. */
export const copyChanged = async (from: string, to: string): Promise<boolean> => {
  if (await isSame(from, to)) return false
  await replaceFile(to, createReadStream(from))
  return true
}

/** Written aside and renamed: the shop never shows half a file. */
export const replaceFile = async (to: string, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  const aside = `${to}.${process.pid}.new`
  try {
    await writeFile(aside, content)
    await rename(aside, to)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

const blockSize = 1 << 18

/** Block by block: a film to download does not belong into memory. */
const isSame = async (from: string, to: string): Promise<boolean> => {
  const sizes = await Promise.all([from, to].map((path) => stat(path).catch(orAbsent)))
  if (!sizes[1] || sizes[0]?.size !== sizes[1].size) return false
  const [a, b] = await Promise.all([open(from), open(to)])
  const blocks = [Buffer.alloc(blockSize), Buffer.alloc(blockSize)] as const
  try {
    for (;;) {
      const [left, right] = await Promise.all([a.read(blocks[0]), b.read(blocks[1])])
      if (
        left.bytesRead !== right.bytesRead ||
        blocks[0].compare(blocks[1], 0, right.bytesRead, 0, left.bytesRead) !== 0
      )
        return false
      if (!left.bytesRead) return true
    }
  } finally {
    await Promise.all([a.close(), b.close()])
  }
}
