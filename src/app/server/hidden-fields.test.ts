import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { methodAndPath } from '#core/endpoint.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { objects } from '#test/support/operation-objects.ts'
import { elsewhere, table } from '#test/support/role-table.ts'
import { sample } from '#test/support/sample.ts'
import { callApi, orderBody } from '#test/support/sales.ts'
import { addPerson, addThings, callWith } from '#test/support/things.ts'
import type { Things } from '#test/support/things.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

/**
 * Everything that a person of these roles can read with what is theirs, by call; the file of all that the shop has of them, which is
 * theirs by law, is tested where it is made.
 */
const readAll = async (things: Things, token: string | undefined, roles: readonly string[]) => {
  const mine = ['stranger', 'anyone', ...(token === undefined ? [] : ['customer']), ...roles]
  const keys = Object.entries({ ...table, ...elsewhere }).filter(
    ([key, access]) =>
      mine.includes(access) && methodAndPath(key).method === 'GET' && !/update|docs|openapi|export/.test(key),
  )
  const answers: [key: string, text: string][] = []
  for (const [key] of keys) {
    await shop.db.deleteFrom('limit_hit').execute()
    const endpoint = shop.mount.operations.get(key)?.endpoint
    const least = {
      params: sample(endpoint?.params) ?? {},
      query: { cartId: things.cart, ...(sample(endpoint?.query) as object | undefined) },
    }
    answers.push([key, (await callWith(shop, key, objects[key]?.(things) ?? least, { token })).text])
  }
  return answers
}
const tellers = (answers: readonly [string, string][], secrets: readonly string[]) =>
  answers.flatMap(([key, text]) => secrets.filter((secret) => text.includes(secret)).map((secret) => [key, secret]))

/** What of a person’s things is the shop’s alone. */
const plant = async ({ me, order }: Things) => {
  const secrets = { note: 'a-note-of-staff', hash: 'a-hash-of-a-password' }
  await sql`insert into order_note (id, order_id, author_id, text, created_at)
    values (${randomUUID()}, ${order}, ${me}, ${secrets.note}, now())`.execute(shop.db)
  await sql`update customer set password_hash = ${secrets.hash} where id = ${me}`.execute(shop.db)
  return Object.values(secrets)
}

test.each([
  ['customer', []],
  ['vip', ['vip']],
  ['blogger', ['blogger']],
] as const)(
  '[SHELL-144] a %s reads nothing of what is the shop’s alone, even of what is theirs',
  async (_, roles: readonly string[]) => {
    const { things, token } = await addThings(shop, roles)
    const secrets = await plant(things)
    const seesReason = roles.includes('blogger')
    const answers = await readAll(things, token, roles)
    expect(answers.length).toBeGreaterThan(40)
    expect(tellers(answers, seesReason ? secrets : [...secrets, 'the words of staff'])).toEqual([])
    expect(tellers(answers, ['admin_link', 'password_hash'])).toEqual([])
    const orders = answers.filter(([key]) => /\/order/.test(key) && !key.includes('/blogger/'))
    expect(tellers(orders, ['royalty'])).toEqual([])
  },
)

test('[ORDER-15] [BLOGGER-31] whose code an order came with reads what it earned, and nothing of its buyer', async () => {
  const blogger = await addThings(shop, ['blogger'])
  const code = `CODE${blogger.id}`
  await shop.db.insertInto('promo_code').values({ code, customer_id: blogger.id, created_at: shop.now() }).execute()
  const buyer = { email: 'who-bought@mail.example', street: '9 Buyer’s Row' }
  const { addressInformation } = orderBody('', '')
  const address = { ...addressInformation.shippingAddress, email: buyer.email, street: [buyer.street, ''] }
  const placed = await callApi(
    shop,
    'POST',
    '/api/order',
    orderBody(randomUUID(), 'VT-1001-CLAY-M', {
      promo_code: code,
      addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address },
    }),
  )
  const { id } = (placed.result as { order: { id: string } }).order
  const answers = await readAll({ ...blogger.things, order: id }, blogger.token, ['blogger'])
  expect(tellers(answers, Object.values(buyer))).toEqual([])
  const royaltyFor = async (token: string | undefined) =>
    (await callWith(shop, 'GET /api/order/:id', { params: { id } }, { token })).text.includes('"royalty"')
  expect(await royaltyFor(blogger.token)).toBe(true)
  for (const roles of [[], ['vip'], ['blogger'], ['manager']])
    expect([roles, await royaltyFor((await addPerson(shop, roles)).token)]).toEqual([roles, false])
  expect(await royaltyFor(undefined)).toBe(false)
})
