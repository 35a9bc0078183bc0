import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { multipart } from '#test/support/multipart.ts'
import { sample } from '#test/support/sample.ts'
import { openDemoArena } from '../faults/support/arena.ts'
import { tally } from '../faults/support/crowd.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { addressOf, isLong, readOperations } from './support/operations.ts'
import { openPerson } from './support/people.ts'
import { createSender } from './support/send.ts'
import type { Sent } from './support/send.ts'

/** GETs of the specification that change something. */
const changingGets =
  /^GET \/api\/(user\/(get-sms-code|check-sms-code|call-back|fast-login|login-as-blogger)|manage\/(skin-)?update|blogger\/order-received)$/

/** The pages' forms, which work without a script. */
const forms = ['/cart/add', '/cart/change', '/checkout/order', '/contact', '/order/pay']

const evil = 'https://evil.example'
const crossSite = { origin: evil, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }

/** How a foreign page may send something with what the browser holds of the shop. */
const waysOf = (json: string, query: string): Readonly<Record<string, Sent>> => {
  const { payload, headers } = multipart([], { field: 'value' })
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const plain = { 'content-type': 'text/plain' }
  const type = { 'content-type': 'application/json' }
  return {
    script: { headers: { ...type, ...crossSite }, body: json },
    'older browser': { headers: { ...type, origin: evil }, body: json },
    'of a sandbox': { headers: { ...type, origin: 'null' }, body: json },
    'other subdomain': {
      headers: { ...type, origin: 'https://blog.localhost', 'sec-fetch-site': 'same-site' },
      body: json,
    },
    'no-cors text': { headers: { ...plain, ...crossSite }, body: json },
    'older no-cors text': { headers: { ...plain, origin: evil }, body: json },
    form: { headers: { ...urlencoded, ...crossSite }, body: query },
    'older form': { headers: { ...urlencoded, origin: evil }, body: query },
    'form with a file': { headers: { ...headers, ...crossSite }, body: payload },
    'forged host': { headers: { ...type, origin: evil, 'x-forwarded-host': 'evil.example' }, body: json },
    'no body': { headers: crossSite },
  }
}

/** S6 of the goals: nothing that changes something is done for a page of another site. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const { refreshToken, token } = await openPerson(arena.db, ['admin', 'blogger'])
    const cart = (JSON.parse((await sender.call('POST /api/cart/create', { json: {} })).text) as { result: string })
      .result
    const cookie = `rt=${refreshToken}; __Host-rt=${refreshToken}; cart-en=${cart}`
    const operations = (await readOperations(sender)).filter((call) => !isLong(call) || call.method === 'GET')
    const unsafe = operations.filter(({ key, method }) => method === 'POST' || changingGets.test(key))
    const before = await fingerprint(arena.db)
    const done: string[] = []
    const statuses: string[] = []
    const note = (what: string, { status }: { status: number }, refused: RegExp) => {
      statuses.push(String(status))
      if (!refused.test(String(status))) done.push(`${what}: ${status}`)
    }
    for (const [index, operation] of unsafe.entries()) {
      const { key, method, path } = operation
      const body = JSON.stringify(sample(operation.body?.schema) ?? {})
      const query = new URLSearchParams({ cartId: cart }).toString()
      const own = addressOf(operation, { cartId: cart })
      const ways = Object.entries(waysOf(body, query)).filter((_, way) => full || (way + index) % 4 === 0)
      for (const [way, sent] of ways) {
        if (method === 'GET' && sent.headers?.['sec-fetch-site'] === undefined) continue
        // the token of an API client in the address, too: it makes nothing that a foreign page sends its own
        for (const address of full ? [own, withToken(own, token)] : [own]) {
          const headers = { cookie, ...sent.headers }
          const answer = await sender.send(address, method === 'GET' ? { headers } : { ...sent, method, headers })
          note(`${key} by ${way}`, answer, /^(403|415)$/)
        }
      }
      if (method === 'GET' || operations.some((other) => other.path === path && other.method === 'GET')) continue
      for (const variant of getVariants(own))
        note(
          `${key} as ${variant.way}`,
          await sender.send(variant.path, { ...variant, headers: { cookie, ...variant.headers } }),
          /^4\d\d$/,
        )
    }
    for (const path of forms)
      for (const [way, sent] of Object.entries(waysOf('{}', 'sku=VT-1001-CLAY-M&item=1&remove=1')))
        note(
          `form ${path} by ${way}`,
          await sender.send(path, { ...sent, method: 'POST', headers: { cookie, ...sent.headers } }),
          /^(303|403|415)$/,
        )
    const after = await fingerprint(arena.db)
    say(
      `S6: ${unsafe.length} calls and ${forms.length} forms, ${statuses.length} foreign requests: ${JSON.stringify(tally(statuses))}`,
    )
    mustBe('S6 what was done', done.slice(0, 20), [])
    mustBe(
      'S6 tables that changed',
      Object.keys(after).filter((name) => after[name] !== before[name]),
      [],
    )
    mustHold('S6 the same call from a page of the shop is made', await isMade(sender, cookie, cart))
  } finally {
    sender.close()
    await arena.close()
  }
}

const withToken = (path: string, token: string): string => `${path}${path.includes('?') ? '&' : '?'}token=${token}`

const getVariants = (path: string): readonly (Sent & { readonly way: string; readonly path: string })[] => [
  { way: 'GET', path },
  { way: 'HEAD', path, method: 'HEAD' },
  { way: '_method', path: `${path}${path.includes('?') ? '&' : '?'}_method=POST` },
  { way: 'method override', path, headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' } },
  { way: 'PUT', path, method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' },
]

const isMade = async (sender: ReturnType<typeof createSender>, cookie: string, cart: string): Promise<boolean> => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const json = { cartItem: { sku: 'VT-1001-CLAY-M', qty: 1 } }
  return (await sender.call(`POST /api/cart/update?cartId=${cart}`, { json, headers })).status === 200
}

/** One number for each table: it changes with any row. */
const fingerprint = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtext(own::text)::bigint), 0) as sum from ${sql.table(name)} own`.execute(
      db,
    )
    prints[name] = sums[0]?.sum ?? ''
  }
  return prints
}
