import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { methodAndPath } from '#core/endpoint.ts'
import type { Endpoint } from '#core/endpoint.ts'
import { isUuid } from '#core/ids.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { officeInputs } from '#test/support/office-inputs.ts'
import { cartInput, objects } from '#test/support/operation-objects.ts'
import { forge, forged, sample } from '#test/support/sample.ts'
import { addPerson, addThings, callWith, nothing } from '#test/support/things.ts'
import type { Input } from '#test/support/things.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const endpoints = (): [string, Endpoint][] =>
  [...shop.mount.operations.values()].map(({ key, endpoint }) => [key, endpoint])
const changes = (key: string, { changesState }: Endpoint) => changesState ?? methodAndPath(key).method === 'POST'
const isOffice = ({ access }: Endpoint): boolean => access === 'manager' || access === 'admin'
/** They work for long, and have tests of their own. */
const isLong = (key: string): boolean => /\/manage\/(skin-)?update$/.test(key)
/** The least that a call takes, of a thing that is not there. */
const least = (key: string, { params, body }: Endpoint): Input => {
  const names = [...methodAndPath(key).path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const ofParams = (sample(params) ?? {}) as Readonly<Record<string, unknown>>
  const missing = names.map((name) => {
    const given = ofParams[name]
    if (typeof given === 'number') return [name, 2_000_000_000]
    return [name, typeof given === 'string' && isUuid(given) ? given : 'nothing-of-this-name']
  })
  return { params: Object.fromEntries(missing), body: sample(body) ?? {} }
}
const ask = async (key: string, input: Input, token: string) => {
  await shop.db.deleteFrom('limit_hit').execute()
  return callWith(shop, key, input, { token })
}

describe('the audit', () => {
  test('[ACCOUNT-190] every call that changes something of the shop leaves an entry with who made it and to what', async () => {
    const [owner, admin] = [await addThings(shop, ['blogger']), await addPerson(shop, ['admin'])]
    const inputs = await officeInputs(shop, owner.things)
    const found: string[] = []
    for (const [key, endpoint] of endpoints()) {
      if (!isOffice(endpoint) || !changes(key, endpoint) || isLong(key)) continue
      const input = inputs[key] ?? least(key, endpoint)
      // one's own session may end by it
      const { token } = await admin.open()
      const answer = await ask(key, input, token)
      const last = await shop.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('operation', '=', key)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      const named = Object.values(input.params ?? {}).map(String)
      const isKept =
        last?.actor_id === admin.id && last.subject_id === null && named.every((name) => last.target?.includes(name))
      // what is not even looked at changes nothing
      if (!isKept) found.push(`${key}: ${answer.text.slice(0, 200)}`)
      if (key in inputs && answer.status !== 200) found.push(`${key} is not taken: ${answer.text.slice(0, 200)}`)
    }
    expect(found).toEqual([])
    const { result } = await ask('GET /api/manage/audit/verify', {}, admin.token)
    expect(result).toMatchObject({ holds: true, broken_id: null })
  })

  test('[ACCOUNT-44] [ACCOUNT-190] logging out while acting is an entry with actor and subject', async () => {
    const [subject, manager] = [await addPerson(shop, []), await addPerson(shop, ['manager'])]
    const acting = await ask('POST /api/user/login-as', { body: { contact: subject.email } }, manager.token)
    const out = await ask('POST /api/user/logout', {}, String(acting.meta['token']))
    expect(out.status).toBe(200)
    const last = await shop.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(last).toMatchObject({ operation: 'logout', actor_id: manager.id, subject_id: subject.id })
    // one's own leaves none, nor does a second one of a session that is over
    await ask('POST /api/user/logout', {}, String(acting.meta['token']))
    await ask('POST /api/user/logout', {}, manager.token)
    const after = await shop.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(after?.id).toBe(last?.id)
    const admin = await addPerson(shop, ['admin'])
    expect((await ask('GET /api/manage/audit/verify', {}, admin.token)).result).toMatchObject({ holds: true })
  })
})

test('[SHELL-144] whatever staff name that is not there is 404', async () => {
  const admin = await addPerson(shop, ['admin'])
  const found: string[] = []
  for (const [key, endpoint] of endpoints()) {
    if (!isOffice(endpoint) || !key.includes(':')) continue
    const answer = await ask(key, least(key, endpoint), admin.token)
    // a job that is gone is told to be none of the failed ones
    const wanted = key.includes('/jobs/') ? 409 : 404
    if (answer.status !== wanted) found.push(`${key}: ${answer.text.slice(0, 200)}`)
  }
  expect(found).toEqual([])
})

/** The rows of the whole database that have this in them, as texts. */
const rowsWith = async (text: string): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'job') and table_type = 'BASE TABLE'`.execute(shop.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} as t where t::text like ${`%${text}%`}`.execute(shop.db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
const staffCount = async (): Promise<unknown> =>
  (await sql`select count(*) from customer where 'admin' = any(roles) or 'manager' = any(roles)`.execute(shop.db)).rows

// in parts, each of a length that a busy machine has time for
test.each([0, 1, 2])('[SHELL-144] nobody forges what the shop alone says of its things, part %i', async (part) => {
  const admin = await addPerson(shop, ['admin'])
  const before = [await rowsWith(String(forged.number)), await staffCount()]
  const found: string[] = []
  const ofOffice = await officeInputs(shop, nothing)
  for (const [at, [key, endpoint]] of [...endpoints()].entries()) {
    if (at % 3 !== part || methodAndPath(key).method !== 'POST' || isLong(key) || !endpoint.body) continue
    const own = objects[key] ?? (key.includes(' /api/cart/') ? cartInput(key) : undefined)
    const namesThings = own !== undefined || key in ofOffice
    const { things, token } = namesThings
      ? await addThings(shop, ['blogger'])
      : { things: nothing, token: (await addPerson(shop, ['blogger'])).token }
    const input =
      own?.(things) ?? (key in ofOffice ? (await officeInputs(shop, things))[key] : undefined) ?? least(key, endpoint)
    const { token: adminToken } = await admin.open()
    const body = forge(input.body, endpoint.body) as object
    const answer = await ask(key, { ...input, body }, isOffice(endpoint) ? adminToken : token)
    if (answer.status >= 500) found.push(`${key}: ${answer.text.slice(0, 200)}`)
    for (const mark of Object.values(forged))
      if (answer.text.includes(String(mark))) found.push(`${key} answers ${mark}: ${answer.text.slice(0, 300)}`)
  }
  expect(found).toEqual([])
  expect([await rowsWith(forged.text), await rowsWith(forged.day)]).toEqual([[], []])
  const made = await sql`select count(*) from customer where 'admin' = any(roles) and id <> ${admin.id}`.execute(
    shop.db,
  )
  expect([await rowsWith(String(forged.number)), await staffCount(), made.rows.length]).toEqual([...before, 1])
})
