import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { createRandom } from './random.ts'

export type Sample = {
  readonly kind: string
  /** As its sender calls it. */
  readonly name: string
  readonly bytes: Buffer
  /** Whether it is a picture, so that it may be taken; whatever else is refused. */
  readonly isPicture: boolean
}

/** Stands in every file that could carry something, and in none that the shop keeps. */
export const canary = 'CANARY-4711'
const script = `<script>alert("${canary}")</script>`

/** Hostile uploads, the same at every run: what is none, what is cut, bent or too large, and what carries something behind a picture. */
export const makeCorpus = async (): Promise<Sample[]> => {
  const good = await drawGood()
  return [
    ...strangers(),
    ...drawings(),
    ...good.flatMap(carriers),
    ...good.flatMap(renamed),
    ...good.flatMap(cut),
    ...good.flatMap(bent),
    ...hugeOnes(good),
    ...bombs(),
    ...(await badExif()),
  ]
}

type Good = { readonly type: string; readonly bytes: Buffer }

const drawGood = async (): Promise<Good[]> => {
  const draw = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#c84' } })
  return [
    { type: 'jpeg', bytes: await draw().jpeg().toBuffer() },
    { type: 'png', bytes: await draw().png().toBuffer() },
    { type: 'webp', bytes: await draw().webp().toBuffer() },
    { type: 'avif', bytes: await draw().avif({ effort: 0 }).toBuffer() },
  ]
}

const none = (kind: string, name: string, bytes: Buffer | string): Sample => ({
  kind,
  name,
  bytes: Buffer.from(bytes as Buffer),
  isPicture: false,
})

/** No pictures at all, under names that say otherwise. */
const strangers = (): Sample[] => {
  const heads: Readonly<Record<string, string>> = {
    html: `<!doctype html>${script}`,
    js: `alert("${canary}")`,
    php: `<?php echo "${canary}";`,
    pdf: `%PDF-1.7\n${canary}`,
    zip: `PK\u0003\u0004${canary}`,
    exe: `MZ\u0090\u0000${canary}`,
    elf: `\u007fELF${canary}`,
    gif: `GIF89a\u0001\u0000\u0001\u0000${canary}`,
    bmp: `BM${canary}`,
    tiff: `II*\u0000${canary}`,
    ico: `\u0000\u0000\u0001\u0000${canary}`,
    mp4: `\u0000\u0000\u0000\u0018ftypmp42${canary}`,
    eps: `%!PS-Adobe-3.0 EPSF\n${canary}`,
    empty: '',
    byte: '\u0000',
  }
  return Object.entries(heads).flatMap(([type, text]) => [
    none(`${type} as jpg`, 'photo.jpg', Buffer.from(text, 'latin1')),
    none(`${type} as png`, `photo.${type}.png`, Buffer.from(text, 'latin1')),
  ])
}

const drawings = (): Sample[] => {
  const bodies = [
    script,
    `<image href="file:///etc/passwd"/>`,
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject>`,
    '<use href="https://evil.example/x.svg#a"/>',
    `<rect width="1e9" height="1e9" onload="alert('${canary}')"/>`,
  ]
  const xml = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
  return bodies.flatMap((body) =>
    ['', xml, '\uFEFF', '   \n'].map((before) =>
      none('svg', 'photo.png', `${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`),
    ),
  )
}

/** Something hangs behind a picture: what is kept must be without it. */
const carriers = ({ type, bytes }: Good): Sample[] =>
  [script, `<?php echo "${canary}";`, `PK\u0003\u0004${canary}`, `%PDF-1.7\n${canary}`, canary.repeat(10_000)].map(
    (tail) => ({
      kind: `${type} with more behind`,
      name: 'x.html',
      bytes: Buffer.concat([bytes, Buffer.from(tail)]),
      isPicture: true,
    }),
  )

const renamed = ({ type, bytes }: Good): Sample[] =>
  ['photo.php', 'photo.svg', '../../etc/passwd', 'photo.jpg\u0000.exe', `${'x'.repeat(200)}.png`].map((name) => ({
    kind: `${type} by another name`,
    name: name.replaceAll(/["\r\n]/g, ''),
    bytes,
    isPicture: true,
  }))

const cut = ({ type, bytes }: Good): Sample[] =>
  [12, 40, 0.3, 0.5, 0.7, 0.8, 0.9].map((at) => ({
    // of the last bytes some decoders need none
    ...none(`${type} cut off`, `photo.${type}`, bytes.subarray(0, at < 1 ? Math.floor(bytes.length * at) : at)),
    isPicture: at === 0.9,
  }))

/** Bits turned over: whatever comes of it, it is drawn anew or refused. */
const bent = ({ type, bytes }: Good): Sample[] => {
  const random = createRandom(bytes.length)
  return Array.from({ length: 20 }, () => {
    const bad = Buffer.from(bytes)
    for (let times = 0; times < 8; times += 1) bad[random.between(12, bad.length - 1)] = random.below(256)
    return { kind: `${type} with wrong bits`, name: `photo.${type}`, bytes: bad, isPicture: true }
  })
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  return chunk('IHDR', head)
}
const end = chunk('IEND', Buffer.alloc(0))

/** Black and white, of one colour: a small file whatever its size in pixels. */
const plain = (width: number, height: number, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    pngMagic,
    headOf(width, height),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    end,
  ])

/** More than 40 megapixels, truly or by their heads. */
const hugeOnes = (good: readonly Good[]): Sample[] => {
  const png = good.find(({ type }) => type === 'png')?.bytes ?? Buffer.alloc(0)
  const said = [
    [50_000, 50_000],
    [65_535, 65_535],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [6_400, 6_400],
    [100_000, 1000],
    [0, 0],
    [4_294_967_295, 4_294_967_295],
  ] as const
  return [
    ...said.map(([width, height]) => {
      const bytes = Buffer.from(png)
      bytes.writeUInt32BE(width, 16)
      bytes.writeUInt32BE(height, 20)
      return none('huge by its head', 'huge.png', bytes)
    }),
    ...[7000, 12_000, 20_000].map((side) => none('huge', 'huge.png', plain(side, side))),
  ]
}

/** Chunks that unfold to far more than they are. */
const bombs = (): Sample[] => {
  const much = deflateSync(Buffer.alloc(100_000_000, 65))
  const text = (type: string, head: string) => chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), much]))
  const shapes = [
    text('zTXt', 'Comment\u0000\u0000'),
    text('iTXt', 'Comment\u0000\u0001\u0000\u0000\u0000'),
    text('iCCP', 'profile\u0000\u0000'),
  ]
  return shapes.flatMap((bomb) =>
    [60, 300, 1000].map((side) => ({
      kind: 'png that unfolds',
      name: 'bomb.png',
      bytes: plain(side, side, bomb),
      isPicture: true,
    })),
  )
}

/** Metadata that lies: sizes beyond the file, endless offsets, an orientation that is none. */
const badExif = async (): Promise<Sample[]> => {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: canary, ImageDescription: script }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
  const at = source.indexOf('Exif')
  const random = createRandom(7)
  return Array.from({ length: 40 }, (_, index) => {
    const bytes = Buffer.from(source)
    // from the third on its numbers are anything
    for (let times = 0; times < index; times += 1) bytes[random.between(at + 6, at + 120)] = random.below(256)
    return { kind: 'jpeg with bad metadata', name: 'photo.jpg', bytes, isPicture: true }
  })
}
