import { crc32, deflateRawSync } from 'node:zlib'

export type ZipFile = {
  readonly name: string
  readonly bytes: Uint8Array
  /** What the list says it unpacks to, where that is a lie. */
  readonly told?: number
  readonly isStored?: boolean
}

/** An archive as the usual programs write it. */
export const zip = (files: readonly ZipFile[]): Buffer => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes, told = bytes.length, isStored = false } of files) {
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04_03_4b_50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(isStored ? 0 : 8, 8)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(told, 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    list.push(entry, Buffer.from(name))
    parts.push(head, Buffer.from(name), packed)
    at += head.length + Buffer.byteLength(name) + packed.length
  }
  const length = list.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...list, end])
}
