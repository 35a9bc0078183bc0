import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createListeners } from '#platform/web/listeners.ts'
import type { BrowserSession } from '#platform/web/session/session.ts'
import type { AccountsContract, WireUser } from '../contract.ts'
import { showUser, userNow } from './session/account-state.ts'
import { createAccount } from './session/account.ts'

export const ada: WireUser = {
  id: 7,
  phone: '+15550100001',
  email: 'ada@mail.example',
  contact: '+1 555 010 0001',
  firstname: 'Ada',
  lastname: 'Winter',
  photo: null,
  city: null,
  postcode: null,
  country: 'US',
  roles: [],
  group_id: null,
  account: 12.5,
  account_currency: 'USD',
  has_password: false,
}

/** A session of this page alone. */
export const fakeSession = (
  initial?: string,
): BrowserSession & { hearOtherTab: (token: string | undefined) => void } => {
  let [token, isIn] = [initial, initial !== undefined]
  let signIns = 1
  const { subscribe, tell } = createListeners()
  return {
    token: () => token,
    isSignedIn: () => isIn,
    signIn: () => (isIn ? `sign-in ${signIns}` : undefined),
    set: (next) => {
      token = next
      isIn = next !== undefined
      signIns += 1
      tell()
    },
    renew: async () => 'renewed',
    subscribe,
    lose: () => undefined,
    setAutoRefresh: () => undefined,
    hearOtherTab: (next) => {
      token = undefined
      isIn = next !== undefined
      signIns += 1
      tell()
    },
  }
}

type Answers = Partial<Record<keyof AccountsContract, (input: never) => Result<unknown> | Promise<Result<unknown>>>>

/** A shop that answers the calls that a test names, and keeps what was asked. */
export const fakeShop = (answers: Answers = {}) => {
  const asked: { key: string; input: { query?: unknown; body?: unknown } }[] = []
  const call: AnyCall = async (key, input) => {
    asked.push({ key, input })
    const answer = answers[key as keyof AccountsContract]
    return answer ? answer(input as never) : refuse('OFFLINE')
  }
  return {
    call,
    asked,
    bodiesOf: (key: string) => asked.filter((one) => one.key === key).map(({ input }) => input.body),
  }
}

/** An account as a page has it, on a session and a cache of the test. */
export const fakeAccount = (call: AnyCall, session = fakeSession(), cache = createMemoryCache()) => {
  const told: string[] = []
  const account = createAccount({
    session,
    call: typedCall<AccountsContract>(call),
    cache,
    show: showUser,
    now: userNow,
    tellTabs: () => void told.push('changed'),
  })
  const events: string[] = []
  const stopHearing = account.listen(({ kind }) => events.push(kind))
  return { account, session, cache, events, told, stopHearing }
}

export const signedIn =
  (user: WireUser = ada) =>
  () =>
    ok(user, { token: 't-1' })
