import { day, second } from '#core/durations.ts'
import type { Wire } from '#platform/server/context.ts'
import type { AccountDeps } from '../deps.ts'
import type { OpenedSession } from './sessions.ts'

const rememberedSeconds = (30 * day) / second

const nameOf = ({ isSecure }: Pick<AccountDeps, 'isSecure'>): string => (isSecure ? '__Host-rt' : 'rt')

/** A browser says where its call comes from; other clients do not. */
const isBrowser = (wire: Wire | undefined): boolean => wire?.headers['sec-fetch-site'] !== undefined

/**
 * What a client is told of its session: the access token, and the refresh token to whoever is no browser. A browser gets
 * that as a cookie.
 */
export const handOver = (
  deps: Pick<AccountDeps, 'isSecure'>,
  wire: Wire | undefined,
  { token, refreshToken, remembers }: OpenedSession,
): { token: string; refreshToken?: string } => {
  if (!isBrowser(wire)) return { token, refreshToken }
  wire?.setCookie(nameOf(deps), refreshToken, remembers ? rememberedSeconds : undefined)
  return { token }
}

/** The refresh token of a call: in its body, else in its cookie. */
export const refreshTokenOf = (
  deps: Pick<AccountDeps, 'isSecure'>,
  wire: Wire | undefined,
  given: string | undefined,
): string | undefined => given ?? wire?.cookies[nameOf(deps)]

export const dropCookie = (deps: Pick<AccountDeps, 'isSecure'>, wire: Wire | undefined): void => {
  if (wire?.cookies[nameOf(deps)] !== undefined) wire.setCookie(nameOf(deps), '', 0)
}
