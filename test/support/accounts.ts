import { sql } from 'kysely'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { ok } from '#core/result.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { codeOf } from '#features/accounts/server/sign-in/codes.ts'
import { accountJobs, accountRoutes, callerOf, createPasswords, exportRoute } from '#features/accounts/server/index.ts'
import type { AccountDeps } from '#features/accounts/server/index.ts'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import { uploadsRoute } from '#platform/server/uploads/upload-files.ts'
import { createTestApp } from './app.ts'
import type { TestApp } from './app.ts'
import { emptyTables } from './database.ts'
import { translators } from './translators.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

const ofPeople = [
  'shop_order',
  'customer',
  'one_time_code',
  'code_request',
  'code_failure',
  'limit_hit',
  'mailed_token',
  'newsletter_reader',
] as const

type Options = { headers?: Record<string, string>; method?: 'GET' | 'POST' }
type Job = { readonly name: string; readonly data: Record<string, unknown> }

/** What accounts need, of nothing around them: no catalogue, no bonuses, messages go nowhere. */
export const accountDeps = (changes: Partial<AccountDeps> = {}): AccountDeps => ({
  translators: { en: String, ru: String, de: String, uk: String, zh: String },
  storeViews,
  settingsOf: async () => settings,
  jobs: { enqueue: async () => undefined },
  publicUrl: 'http://localhost:3105',
  dataDir: '/nowhere',
  paysForSms: false,
  codesPerAddress: 0,
  // a hundredth of the shop's work for each: hundreds are asked for
  passwords: createPasswords({ N: 2 ** 10, r: 8, p: 1 }),
  isSecure: false,
  mergeCart: async () => ({}),
  adoptOrders: async () => undefined,
  isOwed: async () => false,
  groupTokenOf: async (_context, groupId) => `group ${groupId}`,
  balanceOf: async () => ({ amount: 0, currency: 'USD' }),
  award: async () => undefined,
  correctBonuses: async () => ok(true),
  bonusEntriesOf: async () => ({ items: [], total: 0 }),
  ...changes,
})

/** A server with the accounts alone, whose clock stands still and whose messages wait to be delivered. */
export const createAccountsApp = async (changes: Partial<AccountDeps> = {}) => {
  const jobs: Job[] = []
  const mails: Mail[] = []
  const texts: { to: string; text: string }[] = []
  const own: { settings: Settings; handlers?: JobHandlers } = { settings }
  const shop: TestApp = await createTestApp(async (mount, { app, db, config, now }) => {
    const deps = accountDeps({
      translators,
      settingsOf: async () => own.settings,
      jobs: { enqueue: async (_trx, name, data) => void jobs.push({ name, data }) },
      dataDir: config.dataDir,
      codesPerAddress: 10,
      ...changes,
    })
    accountRoutes(mount, deps)
    await app.register(exportRoute, { db, now, findSession: (request) => callerOf(db, request, now()) })
    await app.register(uploadsRoute, { dataDir: config.dataDir })
    own.handlers = accountJobs({
      ...deps,
      db,
      now,
      mail: { send: async (mail) => void mails.push(mail) },
      sms: { send: async (sms) => void texts.push(sms) },
    })
  })
  /** Seconds after the start of the test. */
  const at = (seconds: number) => shop.setNow(new Date(start + seconds * 1000))
  const call = async (path: string, body: object = {}, { headers = {}, method = 'POST' }: Options = {}) => {
    const payload = method === 'POST' ? { payload: body } : {}
    const response = await shop.app.inject({ method, url: path, headers, ...payload })
    const answer = JSON.parse(response.body) as { code: number; result: unknown; meta?: Record<string, unknown> }
    return { ...answer, headers: response.headers, cookies: response.cookies, status: response.statusCode }
  }
  const send = (phone: string) => call('/api/user/get-sms-code', { phone })
  const check = (phone: string, code: string, more: object = {}, options?: Options) =>
    call('/api/user/check-sms-code', { phone, code, ...more }, options)
  const asked = () => jobs.filter(({ name }) => name === 'code.send')
  const lastCode = () => codeOf(shop.db, (asked().at(-1)?.data as { request?: string } | undefined)?.request ?? '')
  const signIn = async (phone = 'ana@mail.example', more: object = {}, options?: Options) => {
    await send(phone)
    return check(phone, await lastCode(), more, options)
  }
  const as = (token: string) => ({
    get: (path: string) => call(path, {}, { method: 'GET', headers: { authorization: `Bearer ${token}` } }),
    post: (path: string, body: object = {}) => call(path, body, { headers: { authorization: `Bearer ${token}` } }),
  })
  const enter = async (phone = 'ana@mail.example') => {
    const { meta } = await signIn(phone)
    const token = String(meta?.['token'])
    return { token, refreshToken: String(meta?.['refreshToken']), ...as(token) }
  }
  const give = async (email: string, ...roles: string[]): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into customer (email, firstname, lastname, roles, store_code, proven_at, created_at, updated_at)
      values (${email}, ${email.split('@')[0]}, 'Berg', ${roles}::text[], 'en', now(), now(), now())
      on conflict (email) do update set roles = excluded.roles returning id`.execute(shop.db)
    return rows[0]?.id ?? 0
  }
  return {
    app: shop.app,
    noted: shop.noted,
    db: shop.db,
    dataDir: shop.config.dataDir,
    close: shop.close,
    asked,
    jobs,
    mails,
    texts,
    at,
    now: shop.now,
    call,
    send,
    check,
    lastCode,
    signIn,
    /** Calls with an access token. */
    as,
    /** Signs in by a code; answers the access token, and calls with it. */
    enter,
    /** Somebody named Berg with a proven address and these roles, who is known already or is made; answers the customer's number. */
    give,
    /** Somebody with these roles signs in. */
    enterWith: async (email: string, ...roles: string[]) => ({
      id: await give(email, ...roles),
      ...(await enter(email)),
    }),
    /** Runs the jobs that wait; mails and text messages are in `mails` and `texts` then. */
    deliver: async () => {
      for (const { name, data } of jobs.splice(0)) await own.handlers?.[name]?.(data)
    },
    setSettings: (changed: Partial<Settings>) => void (own.settings = { ...settings, ...changed }),
    profile: (token: string, query = '') =>
      call(`/api/user/profile?${query}`, {}, { method: 'GET', headers: { authorization: `Bearer ${token}` } }),
    /** Nobody is known, nothing was asked for, and no time has passed. */
    reset: async () => {
      for (const list of [jobs, mails, texts]) list.length = 0
      own.settings = settings
      at(0)
      await emptyTables(shop.db, ofPeople)
    },
  }
}
