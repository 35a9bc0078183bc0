import { open } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paperWithMark } from '#core/paper-with-mark.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import { isPictureSize } from '../../rules/media/picture-sizes.ts'
import { chooseFormat } from './choose-format.ts'
import { createPictureStore } from './picture-store.ts'
import type { PictureStoreOptions, StoredPicture } from './picture-store.ts'

/** `app.register(picturesRoute, {dataDir, demoDir, log, now})`: `GET /img/{width}x{height}/{path}`, cached for good by whoever gets it. */
export const picturesRoute = async (app: FastifyInstance, options: PictureStoreOptions): Promise<void> => {
  const store = createPictureStore(options)
  // what has no picture shows paper, and no error
  app.get<{ Params: { size: string } }>('/img/:size', async ({ params }, reply) => {
    if (!isPictureSize(params.size)) return refuse(reply)
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(paperWithMark)
  })
  app.get<{ Params: { size: string; '*': string } }>('/img/:size/*', async (request, reply) => {
    const { size, '*': path } = request.params
    if (!isPictureSize(size)) return refuse(reply)
    const format = chooseFormat(request.headers.accept)
    const picture = await store.find(path, size, format, () => !reply.raw.destroyed)
    if (!picture) return refuse(reply)
    const etag = `"${picture.name}"`
    reply.headers({ vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type(`image/${format}`)
    return sendPicture(reply, picture)
  })
}

/** Whoever shows pictures gets paper with the mark, which is not kept: the picture may still come. */
const refuse = (reply: FastifyReply): FastifyReply => {
  reply.code(404).headers({ vary: 'Accept', 'cache-control': 'no-store' })
  const showsPictures = reply.request.headers.accept?.includes('image/')
  return showsPictures
    ? reply.type('image/svg+xml').send(paperWithMark)
    : reply.type('text/plain; charset=utf-8').send('Not found')
}

const sendPicture = async (reply: FastifyReply, { at }: StoredPicture): Promise<FastifyReply> => {
  if ('bytes' in at) return reply.send(at.bytes)
  // opened before the headers go: a file that is swept away meanwhile is a 404, not a torn answer
  const handle = await open(at.file).catch(orAbsent)
  if (!handle) return refuse(reply.removeHeader('etag'))
  reply.header('content-length', (await handle.stat()).size)
  return reply.send(handle.createReadStream())
}
