import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { orderBody } from '#test/support/sales.ts'
import { tally } from '../faults/support/crowd.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { isLong, readOperations } from './support/operations.ts'
import { openPeople, openPerson } from './support/people.ts'
import { placesOf } from './support/places.ts'
import { createSender } from './support/send.ts'
import type { Got } from './support/send.ts'
import { openWatchedArena } from './support/watched.ts'

/** What is nobody else's: each is searched for in all that leaves the shop. */
const canaries = {
  email: 'canary.person@mail.example',
  name: 'Canaryperson',
  street: 'Canarystreet 7',
  phone: '+15550177331',
  digits: '15550177331',
  password: 'Canary-pass-word-1',
  code: 'CANARY4711CODE',
  message: 'canary words of mine',
}
const all = (): string[] => Object.values(canaries)

/** What goes wrong in a database: no row is taken, no column is found, nothing is in time. */
const breakages: readonly (readonly [string, (table: string) => string, (table: string) => string])[] = [
  [
    'no row is taken',
    (table) => `alter table ${table} add constraint canary check (false) not valid`,
    (table) => `alter table ${table} drop constraint canary`,
  ],
  [
    'a row is twice',
    (table) =>
      `create trigger canary before insert or update on ${table} for each row execute function refuse_as_twice()`,
    (table) => `drop trigger canary on ${table}`,
  ],
]

/** S12 of the goals: no secret and nothing of a person is in logs, errors, reports, metrics and addresses. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const arena = await openWatchedArena()
  const sender = createSender(arena.url)
  try {
    const person = await openPerson(arena.db)
    const secrets = [...all(), person.token, person.refreshToken]
    await sql`update customer set firstname = ${canaries.name}, phone = ${canaries.digits} where id = ${person.id}`.execute(
      arena.db,
    )
    // an error's own words are told: what of them is personal by its shape is cut out, which the journeys look at
    const operations = (await readOperations(sender)).filter(
      (call) => !isLong(call) && call.path !== '/api/error-report',
    )
    const { tokenFor } = await openPeople(arena.db)
    const statuses: string[] = []
    const found: string[] = []
    const note = (what: string, { status, text, headers }: Got) => {
      statuses.push(`${Math.floor(status / 100)}xx`)
      if (status >= 500)
        for (const secret of secrets) if (text.includes(secret)) found.push(`${what}: the answer has ${secret}`)
      const place = `${headers.location ?? ''} ${String(headers.link ?? '')} ${String(headers['set-cookie'] ?? '')}`
      for (const secret of secrets.slice(0, -1))
        if (decodeURIComponent(place).includes(secret)) found.push(`${what}: ${place} has ${secret}`)
    }
    const askAll = async () => {
      for (const operation of operations) {
        const token = operation.access === 'customer' ? person.token : await tokenFor(operation)
        const places = placesOf(operation)
        for (const [index, canary] of all().entries()) {
          const place = places[index % Math.max(1, places.length)]
          if (!place || (!full && index > 1)) continue
          const { path, json } = place.fill(canary)
          // the token of an API client may stand in the address
          const query = index % 2 === 0 && token ? `${path.includes('?') ? '&' : '?'}token=${token}` : ''
          note(
            operation.key,
            await sender.call(`${operation.method} ${path}${query}`, { json, ...(token && !query ? { token } : {}) }),
          )
        }
      }
      for (const [key, json] of Object.entries(journeys()))
        note(key, await sender.call(key, { json, token: person.token, headers: { cookie: `x=${canaries.code}` } }))
    }
    await askAll()
    await sql
      .raw(`create function refuse_as_twice() returns trigger language plpgsql as $$ begin
      raise exception 'duplicate key value violates unique constraint' using errcode = '23505', detail = 'Key has ' || new::text; end $$`)
      .execute(arena.db)
    const tables = await tablesOf(arena.db)
    for (const [, spoil, mend] of breakages) {
      for (const table of tables) await sql.raw(spoil(table)).execute(arena.db)
      await askAll()
      for (const table of tables) await sql.raw(mend(table)).execute(arena.db)
    }
    const metrics = (await sender.send('/metrics')).text
    // what is written to the log is there once the next line is
    const lines = arena.said().split('\n').filter(Boolean)
    for (const [where, text] of Object.entries({ log: arena.said(), reports: arena.reported(), metrics }))
      for (const secret of secrets) if (text.includes(secret)) found.push(`${where}: ${around(text, secret)}`)
    say(
      `S12: ${all().length} canaries and 2 tokens in ${operations.length} calls, thrice, the database refusing every row twice: ${JSON.stringify(tally(statuses))}`,
    )
    say(
      `S12: ${lines.length} lines of log, ${arena.reported().split('"event_id"').length - 1} reports, metrics, addresses: ${found.length} hits`,
    )
    mustHold(
      'S12 something went wrong',
      (tally(statuses)['5xx'] ?? 0) > 10 && lines.length > 10 && arena.reported().length > 100,
    )
    mustBe('S12 hits', found.slice(0, 12), [])
  } finally {
    sender.close()
    await arena.close()
  }
}

const journeys = (): Readonly<Record<string, object>> => {
  const { addressInformation } = orderBody('', '')
  const own = {
    ...addressInformation.shippingAddress,
    email: canaries.email,
    lastname: canaries.name,
    street: [canaries.street, ''],
    telephone: canaries.phone,
  }
  return {
    'POST /api/user/create': {
      email: canaries.email,
      password: canaries.password,
      firstname: canaries.name,
      lastname: canaries.name,
    },
    'POST /api/user/login': { username: canaries.email, password: canaries.password },
    'POST /api/user/get-sms-code': { phone: canaries.phone },
    'POST /api/user/check-sms-code': { phone: canaries.phone, code: '4711' },
    'POST /api/user/reset-password': { email: canaries.email },
    'POST /api/user/update': { firstname: canaries.name, city: canaries.street },
    'POST /api/user/addresses': {
      address: { firstname: canaries.name, street: [canaries.street], city: 'Bonn', country_id: 'DE' },
    },
    'POST /api/newsletter': { email: canaries.email },
    'POST /api/contact': { name: canaries.name, email: canaries.email, message: canaries.message },
    'POST /api/review/create': {
      sku: 'VT-1001',
      rating: 5,
      title: canaries.name,
      detail: canaries.message,
      nickname: canaries.name,
    },
    'POST /api/stock/notify': { sku: 'VT-1001-CLAY-M', email: canaries.email },
    'POST /api/error-report': {
      name: 'Error',
      message: `${canaries.email} ${canaries.phone}`,
      stack: `Error\n at x (https://shop.example/a?email=${canaries.email}:1:2)`,
      page: `/en/order?token=${canaries.code}`,
    },
    'POST /api/order': orderBody(randomUUID(), 'VT-1001-CLAY-M', {
      addressInformation: { ...addressInformation, shippingAddress: own, billingAddress: own },
    }),
  }
}

const tablesOf = async (db: Parameters<typeof openPeople>[0]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('session', 'session_token')`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

const around = (text: string, part: string): string =>
  text.slice(Math.max(0, text.indexOf(part) - 160), text.indexOf(part) + part.length + 40)
