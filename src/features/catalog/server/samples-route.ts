import type { FastifyInstance } from 'fastify'
import { findRange } from '../rules/media/byte-range.ts'
import { mediaName, mediaType, openMedia } from './media-file.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

type Options = { readonly catalogue: Pick<Catalogue, 'current'>; readonly dataDir: string }

/** `GET /media/{file}`: free samples of downloadable products, videos of products on sale, and nothing else of the media folder. */
export const samplesRoute = async (app: FastifyInstance, { catalogue, dataDir }: Options): Promise<void> => {
  const isShown = (file: string): boolean =>
    catalogue
      .current()
      .products.values()
      .some(
        ({ downloads, media }) =>
          downloads.some((download) => download.is_sample && download.file === file) ||
          media.some(({ kind, path }) => kind === 'video' && path === file && mediaType(file).startsWith('video/')),
      )

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = request.params['*']
    const handle = isShown(file) ? await openMedia(dataDir, file) : undefined
    if (!handle) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const { size } = await handle.stat()
    // players ask for a video part by part
    const range = findRange(request.headers.range, size)
    void reply
      .type(mediaType(file))
      .header('content-disposition', `inline; filename="${mediaName(file)}"`)
      .header('cache-control', 'public, max-age=3600')
      .header('accept-ranges', 'bytes')
    if (range === 'unsatisfiable') {
      await handle.close()
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    }
    if (!range) return reply.header('content-length', size).send(handle.createReadStream())
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(handle.createReadStream(range))
  })
}
