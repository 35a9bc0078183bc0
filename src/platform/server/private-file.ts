import type { FileHandle } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { Session } from './context.ts'

/** Whether a file is its owner's, or asked for by a manager or an admin. */
export const mayHaveFile = (session: Session | 'dead' | undefined, ownerId: number | null): boolean => {
  if (session === undefined || session === 'dead') return false
  return session.customerId === ownerId || session.roles.some((role) => role === 'manager' || role === 'admin')
}

type PrivateFile = {
  readonly name: string
  readonly type: string
  readonly shown: 'inline' | 'attachment'
  readonly content: Uint8Array | FileHandle
}

/** A file that no cache and no search engine keeps. */
export const sendPrivateFile = async (
  reply: FastifyReply,
  { name, type, shown, content }: PrivateFile,
): Promise<FastifyReply> => {
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${shown}; filename="${name}"`)
    .header('x-robots-tag', 'noindex')
    .type(type)
  if (content instanceof Uint8Array) return reply.send(content)
  return reply.header('content-length', (await content.stat()).size).send(content.createReadStream())
}

/** What everybody else is told. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
