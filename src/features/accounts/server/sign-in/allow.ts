import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { networkOf } from '#platform/server/http/network.ts'
import type { Contact } from '../../rules/contact.ts'
import { allowRequest } from './codes.ts'
import type { RequestKind } from './codes.ts'
import type { AccountDeps, Context } from '../deps.ts'

/** Notes that something is to be sent to a contact, where the limits allow it; answers the request's id. */
export const allow = async (
  deps: AccountDeps,
  contact: Contact,
  kind: RequestKind,
  { db, now, newId, wire, store }: Context,
): Promise<Result<string, 'TOO_MANY_REQUESTS'>> => {
  const id = newId()
  const asked = { id, contact, kind, address: networkOf(wire?.address ?? ''), now }
  const { sms_cost: cost, sms_daily_budget: budget } = await deps.settingsOf(db, store.storeCode)
  const perDay = deps.paysForSms && cost > 0 ? Math.floor(budget / cost) : undefined
  const allowed = await allowRequest(db, asked, { perAddress: deps.codesPerAddress, messagesPerDay: perDay })
  return allowed.ok ? ok(id) : allowed
}
