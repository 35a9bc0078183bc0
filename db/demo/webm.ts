/** A film without sound: frames are lossy WebP files of one size, which are VP8 key frames in a wrapper. */
export type Film = {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: readonly Uint8Array[]
}

/** A WebM file, the container of Matroska with VP8 in it. Source: RFC 8794 (EBML), RFC 9559 (Matroska). */
export const toWebm = ({ width, height, framesPerSecond, frames }: Film): Uint8Array => {
  const frameMs = 1000 / framesPerSecond
  const blocks = frames.map((frame, index) =>
    element('a3', Buffer.concat([simpleBlock(Math.round(index * frameMs)), vp8Of(frame)])),
  )
  const info = element('1549a966', [
    unsigned('2ad7b1', 1_000_000),
    float('4489', frames.length * frameMs),
    text('4d80', 'vitrine'),
    text('5741', 'vitrine'),
  ])
  const tracks = element('1654ae6b', [
    element('ae', [
      unsigned('d7', 1),
      unsigned('73c5', 1),
      unsigned('83', 1),
      text('86', 'V_VP8'),
      unsigned('23e383', Math.round(frameMs * 1_000_000)),
      element('e0', [unsigned('b0', width), unsigned('ba', height)]),
    ]),
  ])
  const cluster = element('1f43b675', [unsigned('e7', 0), ...blocks])
  const cues = (at: number) =>
    element('1c53bb6b', [element('bb', [unsigned('b3', 0), element('b7', [unsigned('f7', 1), unsigned('f1', at, 4)])])])
  const before = info.length + tracks.length
  const head = element('1a45dfa3', [
    unsigned('4286', 1),
    unsigned('42f7', 1),
    unsigned('42f2', 4),
    unsigned('42f3', 8),
    text('4282', 'webm'),
    unsigned('4287', 2),
    unsigned('4285', 2),
  ])
  const place = cues(0).length + before
  return Buffer.concat([head, element('18538067', [info, tracks, cues(place), cluster])])
}

/** Track 1, milliseconds from the cluster's beginning, a key frame. */
const simpleBlock = (ms: number): Buffer => Buffer.from([0x81, ms >> 8, ms & 0xff, 0x80])

/** The VP8 key frame in a simple WebP file. */
const vp8Of = (webp: Uint8Array): Buffer => {
  const file = Buffer.from(webp)
  if (file.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('not a simple lossy WebP')
  return file.subarray(20, 20 + file.readUInt32LE(16))
}

const element = (id: string, content: Buffer | readonly Buffer[]): Buffer => {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

const unsigned = (id: string, value: number, bytes = 6): Buffer => {
  const body = Buffer.alloc(bytes)
  body.writeUIntBE(value, 0, bytes)
  return element(id, body)
}

const float = (id: string, value: number): Buffer => {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, body)
}

const text = (id: string, value: string): Buffer => element(id, Buffer.from(value, 'latin1'))
