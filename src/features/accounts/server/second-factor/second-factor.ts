import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import type { Db } from '#platform/server/context.ts'
import type { WireUser } from '../../contract.ts'
import { factorLimits, freshFactorMs } from '../../rules/limits.ts'
import type { Customer } from '../customers.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { countOne, uncountAll } from '../limits.ts'
import { countRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { findCaller, toWireUser, writtenContact } from '../sign-in/sign-in.ts'
import { findStep, randomBase32 } from './totp.ts'

type Barred = 'UNAUTHORIZED' | 'ACCESS_DENIED'
type Unfresh = Barred | 'SECOND_FACTOR_NEEDED'

/** Whoever of the shop calls in their own name. */
const findStaff = async (context: Context): Promise<Result<Customer, Barred>> => {
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  return isStaff(customer) && context.session?.actorId === undefined ? ok(customer) : refuse('ACCESS_DENIED')
}

/** Whether the second factor was shown in this session within the last minutes. */
const isFresh = async ({ db, session, now }: Context): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('factor_at')
    .where('id', '=', session?.id ?? '')
    .executeTakeFirst()
  return row?.factor_at ? now.getTime() - row.factor_at.getTime() < freshFactorMs : false
}

/** What is far-reaching wants the factor once more, where the shop asks for one. */
export const checkFresh = async (
  deps: AccountDeps,
  context: Context,
): Promise<Result<true, 'SECOND_FACTOR_NEEDED'>> => {
  const { staff_second_factor: isOn } = await deps.settingsOf(context.db, context.store.storeCode)
  return !isOn || (await isFresh(context)) ? ok(true) : refuse('SECOND_FACTOR_NEEDED')
}

type FactorState = { is_required: boolean; is_set_up: boolean; recovery_codes_left: number }

/** Whether the shop asks its people for one, and what of it the caller has. */
export const readFactor = async (deps: AccountDeps, context: Context): Promise<Result<FactorState, Barred>> => {
  const staff = await findStaff(context)
  if (!staff.ok) return staff
  const { staff_second_factor: isOn } = await deps.settingsOf(context.db, context.store.storeCode)
  return ok({
    is_required: isOn,
    is_set_up: staff.value.totp_confirmed_at !== null,
    recovery_codes_left: await countRecoveryCodes(context.db, staff.value.id),
  })
}

/**
 * A secret for an authenticator, shown until its first number confirms it and never after. Another one in the place of the first
 * wants that one's number, or a recovery code, shortly before.
 */
export const startFactor = async (
  deps: AccountDeps,
  context: Context,
): Promise<Result<{ secret: string; uri: string }, Unfresh>> => {
  const { db, store, session } = context
  const staff = await findStaff(context)
  if (!staff.ok) return staff
  const { id, totp_confirmed_at: confirmed } = staff.value
  if (confirmed && session?.waitsForFactor) return refuse('ACCESS_DENIED')
  if (confirmed && !(await isFresh(context))) return refuse('SECOND_FACTOR_NEEDED')
  const secret = randomBase32(20)
  await db.updateTable('customer').set({ totp_next_secret: secret }).where('id', '=', id).execute()
  const { site_name: issuer } = await deps.settingsOf(db, store.storeCode)
  const label = encodeURIComponent(`${issuer}:${writtenContact(staff.value)}`)
  return ok({ secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` })
}

/** New recovery codes: those of before are worth nothing. */
export const renewCodes = async (context: Context): Promise<Result<{ codes: string[] }, Unfresh>> => {
  const staff = await findStaff(context)
  if (!staff.ok) return staff
  if (!staff.value.totp_confirmed_at) return refuse('ACCESS_DENIED')
  if (!(await isFresh(context))) return refuse('SECOND_FACTOR_NEEDED')
  return ok({ codes: await renewRecoveryCodes(context.db, staff.value.id) })
}

/** Takes the authenticator's number or a recovery code, each once; the session has its roles from now on. */
export const enterFactor = async (
  deps: AccountDeps,
  written: string,
  context: Context,
): Promise<Result<WireUser, Barred | 'INCORRECT_CODE' | 'TOO_MANY_REQUESTS'>> => {
  const { db, now, session } = context
  const staff = await findStaff(context)
  if (!staff.ok) return staff
  const { id } = staff.value
  const counted = await countOne(db, [{ key: `factor ${id}`, limits: factorLimits }], now)
  if (!counted.ok) return counted
  const taken = await takeFactor(context, staff.value, written.replaceAll(/[\s-]/g, '').toUpperCase())
  if (!taken) return refuse('INCORRECT_CODE')
  await db
    .updateTable('session')
    .set({ waits_for_factor: false, factor_at: now })
    .where('id', '=', session?.id ?? '')
    .execute()
  await uncountAll(db, `factor ${id}`)
  return ok(await toWireUser(deps, context, staff.value), taken.recoveryCodes ? taken : undefined)
}

/** Whether this is right; with new recovery codes where it set an authenticator up. */
const takeFactor = async (
  { db, now }: Context,
  { id }: Customer,
  code: string,
): Promise<{ recoveryCodes?: string[] } | undefined> => {
  const row = await db
    .selectFrom('customer')
    .select(['totp_secret', 'totp_next_secret', 'totp_step'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const change = (set: object) => db.updateTable('customer').set(set).where('id', '=', id).execute()
  const secret = row?.totp_secret
  const step = secret ? findStep(secret, code, now, row.totp_step ?? 0) : undefined
  if (step !== undefined) {
    await change({ totp_step: step })
    return {}
  }
  const next = row?.totp_next_secret
  const nextStep = next ? findStep(next, code, now, 0) : undefined
  if (nextStep !== undefined) {
    await change({ totp_secret: next, totp_next_secret: null, totp_step: nextStep, totp_confirmed_at: now })
    return { recoveryCodes: await renewRecoveryCodes(db, id) }
  }
  return (await takeRecoveryCode(db, id, code)) ? {} : undefined
}

/** The sessions of the shop's people wait for the second factor that none of them showed: those of one person, or all but one. */
export const askFactor = async (
  db: Db,
  { of, except }: { readonly of?: number; readonly except?: string | undefined },
): Promise<void> => {
  await sql`
    update session set waits_for_factor = true
    where factor_at is null and actor_id is null and ended_at is null and id is distinct from ${except ?? null}::uuid
      and customer_id in (select id from customer
        where roles && array['manager', 'admin'] and id = coalesce(${of ?? null}::integer, id))`.execute(db)
}

/** Nobody has an authenticator any more: who comes next sets one up. */
export const forgetFactor = async (db: Db, id: number): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ totp_secret: null, totp_next_secret: null, totp_step: null, totp_confirmed_at: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('recovery_code').where('customer_id', '=', id).execute()
}
