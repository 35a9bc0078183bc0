import { randomBytes, timingSafeEqual } from 'node:crypto'
import { minute } from '#core/durations.ts'
import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, Session } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { WireApiToken } from '../../contract.ts'
import { tokenCalls } from '../../rules/token-calls.ts'
import { isInScope } from '../../rules/token-scopes.ts'
import { recordDeed } from './audit.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { lockAll } from '../limits.ts'
import { checkFresh } from '../second-factor/second-factor.ts'
import { writtenContact } from '../sign-in/sign-in.ts'
import { hashOf } from '../token-hash.ts'

/** A token is `vitrine_KEY_SECRET`: it is found by its key, and the secret is compared. */
const start = 'vitrine_'
const most = 50
const mostListed = 200

/** Whether a text looks like an API token, which no session's token does but by a chance of 2^48. */
export const isApiToken = (token: string): boolean => token.startsWith(start)

/** Who calls with an API token: whoever made it, within its scopes; undefined where it is dead, or never was. */
export const findTokenSession = async (db: Db, token: string, now: Date): Promise<Session | undefined> => {
  const [, key, secret] = /^vitrine_([0-9a-f]{16})_([\w-]{43})$/.exec(token) ?? []
  if (key === undefined || secret === undefined) return undefined
  const row = await db
    .selectFrom('api_token')
    .innerJoin('customer', 'customer.id', 'created_by')
    .select(['api_token.id', 'hash', 'scopes', 'created_by', 'used_at', 'customer.roles'])
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .where('customer.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row || !timingSafeEqual(row.hash, hashOf(secret)) || !row.roles.includes('admin')) return undefined
  if (!row.used_at || now.getTime() - row.used_at.getTime() >= minute)
    await db.updateTable('api_token').set({ used_at: now }).where('id', '=', row.id).execute()
  return {
    id: row.id,
    customerId: row.created_by,
    roles: ['manager'],
    actorId: undefined,
    apiToken: { key, mayCall: (call) => isInScope(row.scopes, call) },
  }
}

/** Mounts what admins do with API tokens. */
export const tokenRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(tokenCalls, {
    'GET /api/admin/tokens': async (_, { db }) => ok({ items: await listTokens(db) }),

    'POST /api/admin/tokens': ({ body }, context) => makeToken(deps, body, context),

    'POST /api/admin/tokens/:id/revoke': async ({ params: { id } }, { db, now }) => {
      if (!isUuid(id)) return refuse('NOT_FOUND')
      await db
        .updateTable('api_token')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute()
      const [revoked] = await listTokens(db, id)
      return revoked ? ok(revoked) : refuse('NOT_FOUND')
    },
  })

/** Those that live first, the latest first; one of them by its id. */
const listTokens = async (db: Db, id?: string): Promise<WireApiToken[]> => {
  let found = db.selectFrom('api_token').innerJoin('customer', 'customer.id', 'created_by')
  if (id !== undefined) found = found.where('api_token.id', '=', id)
  const rows = await found
    .select(['api_token.id', 'key', 'name', 'scopes', 'api_token.created_at', 'used_at', 'revoked_at'])
    .select(['customer.email', 'customer.phone'])
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('api_token.created_at', 'desc')
    .orderBy('api_token.id')
    .limit(mostListed)
    .execute()
  return rows.map(({ email, phone, key, created_at, used_at, revoked_at, ...row }) => ({
    ...row,
    begins: `${start}${key}`,
    created_by: email ?? writtenContact({ email, phone }),
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  }))
}

type Asked = { readonly name: string; readonly scopes: readonly string[] }
type Made = { token: string; item: WireApiToken }

const makeToken = async (
  deps: AccountDeps,
  { name, scopes }: Asked,
  context: Context,
): Promise<Result<Made, 'SECOND_FACTOR_NEEDED' | 'TOKENS_FULL' | 'ACCESS_DENIED'>> => {
  const { db, now, newId, session } = context
  if (!session) return refuse('ACCESS_DENIED')
  const shown = await checkFresh(deps, context)
  if (!shown.ok) return shown
  await lockAll(db, ['api tokens'])
  const living = await db.selectFrom('api_token').select('id').where('revoked_at', 'is', null).limit(most).execute()
  if (living.length >= most) return refuse('TOKENS_FULL')
  const [id, key, secret] = [newId(), randomBytes(8).toString('hex'), randomBytes(32).toString('base64url')]
  await db
    .insertInto('api_token')
    .values({
      id,
      key,
      hash: hashOf(secret),
      name: withoutNul(name.trim()),
      scopes: [...new Set(scopes)],
      created_by: session.customerId,
      created_at: now,
    })
    .execute()
  const deed = { actorId: session.customerId, subjectId: null, operation: 'api-token' }
  await recordDeed(db, { ...deed, target: `${start}${key} ${scopes.join(' ')}`, at: now })
  const [item] = await listTokens(db, id)
  if (!item) throw new Error('an API token is missing right after it was written')
  return ok({ token: `${start}${key}_${secret}`, item })
}
