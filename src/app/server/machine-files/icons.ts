import type { FastifyInstance } from 'fastify'

/** The shop's mark: a window seen from the street, and its reflection. */
const mark =
  '<path d="M0-11 16 9H9L0-2-9 9h-7Z" fill="#121311"/><path d="M-16 13h7l6.600 8h-7.200ZM16 13H9l-6.600 8h7.200Z" fill="#1b34d2"/>'

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -18 40 48">${mark}</svg>`

type Icon = { readonly path: string; readonly size: number; readonly purpose: 'any' | 'maskable' }

/** What a home screen shows; of a maskable one the middle 80 % are sure to be seen. */
export const icons: readonly Icon[] = [192, 512].flatMap((size) => [
  { path: `/icons/app-${size}.png`, size, purpose: 'any' },
  { path: `/icons/maskable-${size}.png`, size, purpose: 'maskable' },
])

/** For iOS, which reads no manifest for it. */
const touchIcon: Icon = { path: '/icons/touch-180.png', size: 180, purpose: 'maskable' }

/** For browsers that take no drawing beside a title. */
const tabIcons: readonly Icon[] = [32, 16].map((size) => ({ path: `/icons/favicon-${size}.png`, size, purpose: 'any' }))

/** On paper, in the middle; the picture's box is twice as wide as the mark where its edges may be cut. */
const draw = async ({ size, purpose }: Icon): Promise<Buffer> => {
  const side = purpose === 'maskable' ? 68 : 52
  const box = `${-side / 2} ${5 - side / 2} ${side} ${side}`
  const paper = `<path d="M${-side / 2} ${5 - side / 2}h${side}v${side}h${-side}Z" fill="#f8f8f5"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${paper}${mark}</svg>`
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** `/favicon.svg` and `/icons/…png`, each drawn when it is asked for first. */
export const mountIcons = (app: FastifyInstance): void => {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  for (const icon of [...icons, ...tabIcons, touchIcon]) {
    let drawn: Promise<Buffer> | undefined
    app.get(icon.path, async (_request, reply) => {
      drawn ??= draw(icon)
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=604800')
        .send(await drawn)
    })
  }
}
