import type { Db, Session, Wire } from '#platform/server/context.ts'
import { findTokenSession, isApiToken } from '../staff/api-tokens.ts'
import { findSession } from './sessions.ts'

/** Whether somebody is here in their own name, and has shown every factor that is asked of them. */
export const isWhole = ({ actorId, waitsForFactor }: Pick<Session, 'actorId' | 'waitsForFactor'>): boolean =>
  actorId === undefined && waitsForFactor !== true

type Request = { readonly headers: Wire['headers']; readonly query: unknown; readonly body: unknown }

/** The access token of a call: `Authorization: Bearer`, else `token` in the query or the body. */
export const tokenOf = ({ headers, query, body }: Request): string | undefined => {
  const bearer = /^Bearer +(\S+)$/i.exec(String(headers['authorization'] ?? ''))?.[1]
  const [inQuery, inBody] = [query, body].map((part) => (part as { token?: unknown } | null | undefined)?.token)
  const isToken = (token: unknown): token is string => typeof token === 'string' && token !== ''
  return bearer ?? [inQuery, inBody].find(isToken)
}

/** Whether a call that was refused for its token named one as the shop makes them: most such are just over. */
export const isTokenOver = (request: Request): boolean =>
  /^(vitrine_[0-9a-f]{16}_)?[\w-]{43}$/.test(tokenOf(request) ?? '')

/** The session that a call names; `dead` where it names one that is over or never was. */
export const callerOf = async (db: Db, request: Request, now: Date): Promise<Session | 'dead' | undefined> => {
  const token = tokenOf(request)
  return token === undefined ? undefined : ((await findSession(db, token, now)) ?? 'dead')
}

/** As `callerOf`, and programs by their API tokens: for calls that ask whether a token is meant for them. */
export const callerOrProgramOf = async (db: Db, request: Request, now: Date): Promise<Session | 'dead' | undefined> => {
  const token = tokenOf(request)
  return token !== undefined && isApiToken(token)
    ? ((await findTokenSession(db, token, now)) ?? 'dead')
    : callerOf(db, request, now)
}
