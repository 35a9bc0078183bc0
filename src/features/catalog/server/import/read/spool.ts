import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Position and length of a record in the spool. */
export type Ref = { readonly at: number; readonly length: number }

export type Spool = {
  readonly append: (record: unknown) => Promise<Ref>
  readonly read: <T>(ref: Ref) => Promise<T>
  readonly close: () => Promise<void>
}

const blockSize = 1 << 18
const keptBlocks = 24

/**
 * Records put aside on disk: rows of one product may stand anywhere in several files, and 100 MB of them do not belong into
 * memory. Neighbours are read together; what is read once lies in a few blocks.
 */
export const openSpool = async (): Promise<Spool> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  const file = await open(join(folder, 'records'), 'w+')
  const blocks = new Map<number, Buffer>()
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let end = 0

  const flush = async () => {
    if (!waitingBytes) return
    const all = Buffer.concat(waiting, waitingBytes)
    waiting = []
    waitingBytes = 0
    await file.write(all, 0, all.length, end - all.length)
    // the last block may have been read half full
    blocks.clear()
  }

  const readBlock = async (number: number): Promise<Buffer> => {
    const known = blocks.get(number)
    if (known) return known
    const block = Buffer.allocUnsafe(blockSize)
    const { bytesRead } = await file.read(block, 0, blockSize, number * blockSize)
    const [oldest] = blocks.keys()
    if (blocks.size >= keptBlocks && oldest !== undefined) blocks.delete(oldest)
    blocks.set(number, block.subarray(0, bytesRead))
    return block.subarray(0, bytesRead)
  }

  return {
    append: async (record) => {
      const bytes = Buffer.from(JSON.stringify(record))
      const ref = { at: end, length: bytes.length }
      waiting.push(bytes)
      waitingBytes += bytes.length
      end += bytes.length
      if (waitingBytes > blockSize) await flush()
      return ref
    },
    read: async ({ at, length }) => {
      await flush()
      const parts: Buffer[] = []
      for (let from = at; from < at + length;) {
        const number = Math.floor(from / blockSize)
        const block = await readBlock(number)
        const part = block.subarray(from - number * blockSize, Math.min(blockSize, at + length - number * blockSize))
        if (!part.length) throw new Error('the spool is shorter than its records')
        parts.push(part)
        from += part.length
      }
      return JSON.parse(Buffer.concat(parts).toString())
    },
    close: async () => {
      await file.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
