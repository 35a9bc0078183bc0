import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Large texts made of what the shop shows (feeds, sitemaps), kept compressed until that changes. */
export type KeptFiles = {
  /**
   * Answers the file of this name as it is at `version`. It is made once, however many ask, in the steps of `make`, between
   * which other requests have their turn.
   */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    file: {
      readonly name: string
      readonly version: string
      readonly type: string
      readonly make: () => AsyncIterable<string>
    },
  ) => Promise<unknown>
}

type Kept = { readonly version: string; readonly made: Promise<Buffer>; size: number }

/** Keeps `mostBytes` of compressed text at most; the files that were asked for longest ago go first. */
export const createKeptFiles = (mostBytes: number): KeptFiles => {
  const files = new Map<string, Kept>()

  const forget = (): void => {
    let sum = 0
    for (const { size } of files.values()) sum += size
    for (const [name, { size }] of files) {
      if (sum <= mostBytes) return
      files.delete(name)
      sum -= size
    }
  }

  const get = (name: string, version: string, make: () => AsyncIterable<string>): Promise<Buffer> => {
    const found = files.get(name)
    files.delete(name)
    const kept: Kept = found?.version === version ? found : { version, made: compress(make()), size: 0 }
    files.set(name, kept)
    if (kept === found) return kept.made
    kept.made.then(
      ({ length }) => {
        kept.size = length
        forget()
      },
      () => void (files.get(name) === kept && files.delete(name)),
    )
    return kept.made
  }

  return {
    send: async (request, reply, { name, version, type, make }) => {
      const etag = `"${version}"`
      reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const bytes = await get(name, version, make)
      reply.type(type)
      if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.header('content-encoding', 'gzip').send(bytes)
      return reply.header('content-encoding', 'identity').send(Readable.from([bytes]).pipe(createGunzip()))
    },
  }
}

const compress = async (texts: AsyncIterable<string>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  await pipeline(Readable.from(texts), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}
