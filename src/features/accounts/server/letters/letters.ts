import { hour } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { networkOf } from '#platform/server/http/network.ts'
import { isSameText } from '#platform/server/same-text.ts'
import { takeOnce } from '#platform/server/taken-once.ts'
import { letterCalls } from '../../rules/letter-calls.ts'
import { messageLimits } from '../../rules/limits.ts'
import { allow } from '../sign-in/allow.ts'
import type { AccountDeps } from '../deps.ts'
import { countOne } from '../limits.ts'
import { tokenOf } from './mailed-tokens.ts'
import { contactOf } from '../sign-in/sign-in.ts'

/** The newsletter, which nobody gets who did not confirm it, and messages to the shop. */
export const letterRoutes = (mount: Mount<StoreView>, deps: AccountDeps): void =>
  mount.mount(letterCalls, {
    'POST /api/newsletter': async ({ body }, context) => {
      const contact = contactOf(body.email, context)
      if (contact?.kind !== 'email') return refuse('INVALID_INPUT', { fields: { email: 'INCORRECT_EMAIL' } })
      const { db, now, newId, store } = context
      if (!(await takeOnce(db, body.id, now))) return ok(true)
      const asked = { store_code: store.storeCode, asked_at: now }
      const waited = new Date(now.getTime() - hour)
      const isNew = await db
        .insertInto('newsletter_reader')
        .values({ email: contact.value, id: newId(), ...asked })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet(asked)
            .where((reader) =>
              reader.or([
                reader('newsletter_reader.asked_at', '<=', waited),
                reader('newsletter_reader.left_at', '>=', reader.ref('newsletter_reader.asked_at')),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst()
      // its mail is on the way, asked for in whichever form
      if (!isNew) return ok(true)
      const allowed = await allow(deps, contact, 'newsletter', context)
      if (!allowed.ok) return allowed
      const message = { email: contact.value, store: store.storeCode, at: now.toISOString(), request: allowed.value }
      await deps.jobs.enqueue(db, 'newsletter.confirm', message)
      return ok(true)
    },

    'POST /api/newsletter/confirm': async ({ body }, { db, now }) => {
      const reader = await findReader(db, body.token)
      if (!reader) return refuse('TOKEN_INVALID')
      await db
        .updateTable('newsletter_reader')
        .set({ confirmed_at: reader.confirmed_at ?? now, left_at: null })
        .where('email', '=', reader.email)
        .execute()
      return ok(true)
    },

    'POST /api/newsletter/leave': async ({ body }, { db, now }) => {
      const reader = await findReader(db, body.token)
      if (!reader) return refuse('TOKEN_INVALID')
      await db.updateTable('newsletter_reader').set({ left_at: now }).where('email', '=', reader.email).execute()
      return ok(true)
    },

    'POST /api/contact': async ({ body }, context) => {
      const { db, now, newId, store, wire } = context
      const contact = contactOf(body.email, context)
      if (contact?.kind !== 'email') return refuse('INVALID_INPUT', { fields: { email: 'INCORRECT_EMAIL' } })
      const [name, message] = [body.name.trim(), body.message.trim()]
      if (name === '' || message === '')
        return refuse('INVALID_INPUT', { fields: { [name === '' ? 'name' : 'message']: 'REQUIRED' } })
      if (!(await takeOnce(db, body.id, now))) return ok(true)
      const limits = deps.codesPerAddress > 0 ? messageLimits : []
      const ofAddress = { key: `messages of ${networkOf(wire?.address ?? '')}`, limits }
      const counted = await countOne(db, limits.length > 0 ? [ofAddress] : [], now)
      if (!counted.ok) return counted
      // no person wrote it; whoever did learns nothing from the answer
      if (body.website?.trim()) return ok(true)
      const about = { store: store.storeCode, at: now.toISOString(), id: body.id ?? newId() }
      const sent = { name, email: contact.value, message, ...about }
      await deps.jobs.enqueue(db, 'contact.message', sent)
      return ok(true)
    },
  })

/** A reader's token is their id and what follows from it and the shop's secret. */
export const readerToken = async (db: Db, id: string): Promise<string> => `${id}.${await tokenOf(db, 'newsletter', id)}`

const findReader = async (db: Db, token: string) => {
  const [id = ''] = token.split('.')
  if (!isSameText(token, await readerToken(db, id))) return undefined
  return db.selectFrom('newsletter_reader').select(['email', 'confirmed_at']).where('id', '=', id).executeTakeFirst()
}
