import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from './snapshot/catalogue.ts'

type Options = { readonly catalogue: Catalogue; readonly dataDir: string }

/** `GET /media/{file}`: the free samples of downloadable products, and nothing else of the media folder. */
export const samplesRoute = async (app: FastifyInstance, { catalogue, dataDir }: Options): Promise<void> => {
  const isSample = (file: string): boolean =>
    catalogue
      .current()
      .products.values()
      .some(({ downloads }) => downloads.some((download) => download.is_sample && download.file === file))

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = request.params['*']
    const source = isSample(file) ? await findFile(join(dataDir, 'media'), file) : undefined
    const handle = source && (await open(source).catch(() => undefined))
    if (!handle) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const name = file.split('/').at(-1) ?? 'sample.pdf'
    return reply
      .type(name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream')
      .header('content-disposition', `inline; filename="${name.replace(/[^\w.-]/g, '_')}"`)
      .header('cache-control', 'public, max-age=3600')
      .header('content-length', (await handle.stat()).size)
      .send(handle.createReadStream())
  })
}

/** The real path of a file below the folder; undefined where it leads out or does not exist. */
const findFile = async (folder: string, file: string): Promise<string | undefined> => {
  const [root, real] = await Promise.all([folder, join(folder, file)].map((path) => realpath(path).catch(() => '')))
  return root && real?.startsWith(root + sep) ? real : undefined
}
