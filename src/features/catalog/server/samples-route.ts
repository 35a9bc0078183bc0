import { open, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { orAbsent } from '#platform/server/absent-file.ts'
import { findRange } from '../rules/byte-range.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

type Options = { readonly catalogue: Pick<Catalogue, 'current'>; readonly dataDir: string }

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** `GET /media/{file}`: free samples of downloadable products, videos of products on sale, and nothing else of the media folder. */
export const samplesRoute = async (app: FastifyInstance, { catalogue, dataDir }: Options): Promise<void> => {
  const isShown = (file: string): boolean =>
    catalogue
      .current()
      .products.values()
      .some(
        ({ downloads, media }) =>
          downloads.some((download) => download.is_sample && download.file === file) ||
          media.some(({ kind, path }) => kind === 'video' && path === file && isVideo(file)),
      )

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = request.params['*']
    const source = isShown(file) ? await findFile(join(dataDir, 'media'), file) : undefined
    const handle = source && (await open(source).catch(orAbsent))
    if (!handle) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const name = file.split('/').at(-1) ?? 'sample.pdf'
    const { size } = await handle.stat()
    // players ask for a video part by part
    const range = findRange(request.headers.range, size)
    void reply
      .type(types[extname(name).toLowerCase()] ?? 'application/octet-stream')
      .header('content-disposition', `inline; filename="${name.replace(/[^\w.-]/g, '_')}"`)
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

const isVideo = (file: string): boolean => types[extname(file).toLowerCase()]?.startsWith('video/') === true

/** The real path of a file below the folder; undefined where it leads out or does not exist. */
const findFile = async (folder: string, file: string): Promise<string | undefined> => {
  const [root, real] = await Promise.all([folder, join(folder, file)].map((path) => realpath(path).catch(orAbsent)))
  return root && real?.startsWith(root + sep) ? real : undefined
}
