import { afterAll, beforeAll, expect, test } from 'vitest'
import { methodAndPath } from '#core/endpoint.ts'
import type { Access } from '#core/endpoint.ts'
import type { Role } from '#platform/server/context.ts'
import { createCall } from '#platform/web/call/call.ts'
import type { BrowserSession } from '#platform/web/session/session.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'
import { elsewhere, table } from '#test/support/role-table.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const people = ['guest', 'customer', 'vip', 'blogger', 'manager', 'admin'] as const
type Person = (typeof people)[number]

const staff: readonly Person[] = ['manager', 'admin']
/** Who may, as the specification's table of roles has it. */
const mayCall: Readonly<Record<Access, readonly Person[]>> = {
  stranger: people,
  anyone: people,
  customer: people.filter((person) => person !== 'guest'),
  blogger: ['blogger'],
  'blogger-or-staff': ['blogger', ...staff],
  manager: staff,
  admin: ['admin'],
}

const customerId = 9001
const ask = async (key: string, person: Person) => {
  const { method, path } = methodAndPath(key)
  const who = person === 'customer' ? customerId : (person as Role)
  // a session of its own: some calls end it
  const token = person === 'guest' ? undefined : await signIn(shop.db, who, shop.now())
  const { statusCode, body } = await shop.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  return { status: statusCode, body }
}

const rows = Object.entries(table)
const files = Object.entries(elsewhere)

/** They work for long, and have tests of their own. */
const isLong = (key: string): boolean => /\/manage\/(skin-)?update$/.test(key)

test.each(people)(
  '[SHELL-6] [SHELL-144] no call that is closed to a %s is answered, and none fails',
  async (person) => {
    const found: string[] = []
    for (const [key, access] of [...rows, ...files]) {
      const isOpen = mayCall[access].includes(person)
      const isOpenToAll = mayCall[access] === people
      // what everybody may call is asked by the guest
      if (isOpen && (isLong(key) || (isOpenToAll && person !== 'guest'))) continue
      const { status, body } = await ask(key, person)
      const wanted = person === 'guest' ? 401 : 403
      if (isOpen ? status >= 500 : status !== wanted) found.push(`${key}: ${status} ${body.slice(0, 80)}`)
    }
    expect(found).toEqual([])
  },
)

test('[SHELL-144] the table has every call with the access its contract names, and no other', () => {
  const mounted = [...shop.mount.operations.values()].map(({ key, endpoint }) => [key, endpoint.access])
  expect(Object.fromEntries(mounted)).toEqual(table)
})

/** They are the same for everybody, whoever asks. */
const openReads =
  /^(GET \/api\/(catalog|product(\/.+)?|url(\/map)?|shell|home|stock\/(check|list)|ext\/.+|cart\/(countries|states|stores|geo-country|tax-by-zip))|POST \/api\/url\/map)$/

/** Whether a signed-in browser asks for a session before this call, and whether it sends one along. */
const browserAsks = async (key: string) => {
  const seen = { renews: false, sends: false }
  const fetcher: typeof fetch = (_, init) => {
    seen.sends ||= 'authorization' in (init?.headers ?? {})
    return Promise.resolve(Response.json({ code: 200, result: true }))
  }
  const session: BrowserSession = {
    // none before it is renewed
    token: () => (seen.renews ? 'token' : undefined),
    isSignedIn: () => true,
    signIn: () => 'sign-in',
    set: () => undefined,
    renew: () => Promise.resolve(((seen.renews = true), 'renewed' as const)),
    subscribe: () => () => undefined,
    lose: () => undefined,
    setAutoRefresh: () => undefined,
  }
  await createCall('en', fetcher, session)(key, {})
  return seen
}

test('[SHELL-340] a signed-in browser sends its session with the calls whose contract looks at one, and with no other', async () => {
  const nobodys = [...shop.mount.operations.values()].filter(
    ({ key, endpoint }) => endpoint.access === 'stranger' || openReads.test(key),
  )
  // signing out waits for the calls under way
  const without = new Set(nobodys.map(({ key }) => key).filter((key) => key !== 'POST /api/user/logout'))
  const found: object[] = []
  for (const [key] of rows) {
    const seen = await browserAsks(key)
    if (seen.renews === without.has(key) || seen.sends === without.has(key)) found.push({ key, ...seen })
  }
  expect(found).toEqual([])
  expect(without.size).toBeGreaterThan(30)
})

/** Addresses of /api as the server routes them, whoever put them there. */
const routedPaths = (): string[] => {
  const open: string[] = []
  const found: string[] = []
  for (const line of shop.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (!segment) continue
    const depth = indent.length / 4
    open.length = depth
    open[depth] = segment
    const path = open.join('')
    if (!methods || !path.startsWith('/api')) continue
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path}`)
  }
  return found
}

test('[SHELL-144] files that go without a contract have a row as well', () => {
  const paths = routedPaths()
  expect(paths).toContain('GET /api/shell')
  expect(paths.filter((path) => !(path in table)).toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
