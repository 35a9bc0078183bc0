import { createHmac, randomBytes } from 'node:crypto'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { WireUser } from '../contract.ts'
import { factorLimits } from '../rules/limits.ts'
import type { AccountDeps, Context } from './deps.ts'
import { countOne, uncountAll } from './limits.ts'
import { findCaller, isStaff, toWireUser, writtenContact } from './sign-in.ts'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what authenticators take. */
const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** The six digits of a step of 30 s. Source: RFC 6238, RFC 4226. */
export const digitsOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** The step in which somebody of the shop may be a little late or early; undefined where the digits are of none that is left. */
const findStep = (secret: string, digits: string, now: Date, used: number): number | undefined => {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find((step) => step > used && digitsOf(secret, step) === digits)
}

/** A secret for the authenticator: shown until the first right number confirms it, never after. */
export const startFactor = async (
  deps: AccountDeps,
  context: Context,
): Promise<Result<{ secret: string; uri: string }, 'UNAUTHORIZED' | 'ACCESS_DENIED'>> => {
  const { db, store, session } = context
  const customer = await findCaller(context)
  if (!customer) return refuse('UNAUTHORIZED')
  if (!isStaff(customer) || session?.actorId !== undefined || customer.totp_confirmed_at) return refuse('ACCESS_DENIED')
  const secret = toBase32(randomBytes(20))
  await db.updateTable('customer').set({ totp_secret: secret, totp_step: null }).where('id', '=', customer.id).execute()
  const { site_name: issuer } = await deps.settingsOf(db, store.storeCode)
  const label = encodeURIComponent(`${issuer}:${writtenContact(customer)}`)
  return ok({ secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` })
}

/** Takes the authenticator's number, each once; the session has its roles from now on. */
export const enterFactor = async (
  deps: AccountDeps,
  digits: string,
  context: Context,
): Promise<Result<WireUser, 'UNAUTHORIZED' | 'ACCESS_DENIED' | 'INCORRECT_CODE' | 'TOO_MANY_REQUESTS'>> => {
  const { db, now, session } = context
  const customer = await findCaller(context)
  if (!customer || !session) return refuse('UNAUTHORIZED')
  if (!isStaff(customer) || session.actorId !== undefined) return refuse('ACCESS_DENIED')
  const counted = await countOne(db, [{ key: `factor ${customer.id}`, limits: factorLimits }], now)
  if (!counted.ok) return counted
  const row = await db
    .selectFrom('customer')
    .select(['totp_secret', 'totp_step'])
    .where('id', '=', customer.id)
    .forUpdate()
    .executeTakeFirst()
  const secret = row?.totp_secret
  const step = secret ? findStep(secret, digits.replace(/\s/g, ''), now, row?.totp_step ?? 0) : undefined
  if (step === undefined) return refuse('INCORRECT_CODE')
  const confirmed = { totp_step: step, totp_confirmed_at: customer.totp_confirmed_at ?? now }
  await db.updateTable('customer').set(confirmed).where('id', '=', customer.id).execute()
  await db.updateTable('session').set({ waits_for_factor: false }).where('id', '=', session.id).execute()
  await uncountAll(db, `factor ${customer.id}`)
  return ok(await toWireUser(deps, context, { ...customer, totp_confirmed_at: confirmed.totp_confirmed_at }))
}
