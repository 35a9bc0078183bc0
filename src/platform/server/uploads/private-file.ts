import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { commonRefusals } from '#core/endpoint.ts'
import { isStaff } from '../context.ts'
import type { Session } from '../context.ts'

/** Whether a file is its owner's, or asked for by a manager or an admin. */
export const mayHaveFile = (session: Session | 'dead' | undefined, ownerId: number | null): boolean => {
  if (session === undefined || session === 'dead') return false
  return session.customerId === ownerId || isStaff(session)
}

type PrivateFile = {
  readonly name: string
  readonly type: string
  readonly shown: 'inline' | 'attachment'
  readonly content: Uint8Array | Readable
  /** Bytes, where the content does not say itself. */
  readonly size?: number
}

/** A file that no cache and no search engine keeps. */
export const sendPrivateFile = (
  reply: FastifyReply,
  { name, type, shown, content, size }: PrivateFile,
): FastifyReply => {
  if (size !== undefined) reply.header('content-length', size)
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `${shown}; filename="${name}"`)
    .header('x-robots-tag', 'noindex')
    .type(type)
    .send(content)
}

/** Why somebody does not get a file of /api, and with which status. */
export const fileRefusals = { ...commonRefusals, SECOND_FACTOR_NEEDED: 403 } as const
type FileRefusal = keyof typeof fileRefusals
export type FileRefused = Error & { readonly refusal?: FileRefusal }

/** The envelope for whoever may not have a file of /api, in the language of the store view. */
export const refuseFile = (reply: FastifyReply, refusal: FileRefusal): FastifyReply =>
  reply.send(Object.assign(new Error('no file'), { statusCode: fileRefusals[refusal], refusal }))

/** What everybody else is told. */
export const sendNoFile = (reply: FastifyReply): FastifyReply => refuseFile(reply, 'NOT_FOUND')
