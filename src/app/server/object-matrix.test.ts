import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#core/endpoint.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import {
  cartInput,
  forHolders,
  forStaff,
  harmless,
  nobodys,
  notInAnothersName,
  objects,
} from '#test/support/operation-objects.ts'
import { elsewhere, table } from '#test/support/role-table.ts'
import { addPerson, addThings, callWith, nothing, personal } from '#test/support/things.ts'
import type { Input } from '#test/support/things.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const endpoints = (): [string, Endpoint][] =>
  [...shop.mount.operations.values()].map(({ key, endpoint }) => [key, endpoint])
const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
const takesCart = (key: string, { query }: Endpoint): boolean =>
  key.includes(' /api/cart/') && fieldsOf(query).includes('cartId')
/** Each call about one thing of somebody's, by who may make it, and how it names the thing. */
const rows = () => [
  ...Object.entries(objects),
  ...endpoints().flatMap(([key, endpoint]) => (takesCart(key, endpoint) ? [[key, cartInput(key)] as const] : [])),
]
const keyOf = (name: string): string => name.split('#')[0] ?? ''

const ask = async (name: string, input: Input, token: string | undefined) => {
  await shop.db.deleteFrom('limit_hit').execute()
  return callWith(shop, keyOf(name), input, { token })
}
const others = ['guest', 'customer', 'vip', 'blogger', 'manager', 'admin', 'acting'] as const
type Other = (typeof others)[number]
const isStaff = (other: Other): boolean => other === 'manager' || other === 'admin'

const actingAs = async (email: string): Promise<string> => {
  const manager = await addPerson(shop, ['manager'])
  const answer = await ask('POST /api/user/login-as', { body: { contact: email } }, manager.token)
  return String(answer.meta['token'])
}
const tokenOf = async (other: Other): Promise<string | undefined> => {
  if (other === 'guest') return undefined
  if (other === 'acting') return actingAs((await addPerson(shop, ['blogger'])).email)
  return (await addPerson(shop, other === 'customer' ? [] : [other])).token
}

/** Calls after which a thing is gone, or another one. */
const usesUp = /remove|end$|archive|close|unmerge|cancel$|return$/

describe('things of somebody', () => {
  test('[SHELL-144] every call that names a thing by an id is in the table of things', () => {
    const idFields = /^(id|\w+_id|cartId|order|items|merge|replaces|slug|contact)$/
    const named = endpoints().filter(
      ([, { access, params, query, body }]) =>
        (access === 'customer' || access.startsWith('blogger') || access === 'anyone') &&
        (fieldsOf(params).length > 0 || [...fieldsOf(query), ...fieldsOf(body)].some((field) => idFields.test(field))),
    )
    const known = new Set([...rows().map(([name]) => keyOf(name)), ...forHolders, ...nobodys, 'POST /api/order/find'])
    expect(named.map(([key]) => key).filter((key) => !known.has(key))).toEqual([])
    const files = Object.keys(elsewhere).filter((key) => key.includes(':'))
    expect(files.filter((key) => !known.has(key))).toEqual([])
  })

  test.each(others)('[SHELL-144] what is another’s is to a %s as if it were not there', async (other) => {
    const [owner, token] = [await addThings(shop, ['blogger']), await tokenOf(other)]
    const found: string[] = []
    for (const [name, input] of rows()) {
      const key = keyOf(name)
      if (forHolders.includes(key) || (isStaff(other) && forStaff.includes(key))) continue
      const [mine, missing] = [await ask(name, input(owner.things), token), await ask(name, input(nothing), token)]
      // a cart's id cannot be guessed, and a browser is told what became of the one it holds
      const isSame = 'cartId' in (input(nothing).query ?? {}) || mine.text === missing.text
      const isClosed = [401, 403, 404].includes(mine.status) || (harmless.includes(key) && mine.status === 200)
      if (!isSame || !isClosed) found.push(`${name}: ${mine.text.slice(0, 200)} / ${missing.text.slice(0, 200)}`)
    }
    expect(found).toEqual([])
    // and nothing of it was changed
    for (const [name, input] of rows()) {
      if (usesUp.test(name)) continue
      const own = await ask(name, input(owner.things), owner.token)
      if (own.status >= 400 && own.status !== 400) found.push(`${name}: ${own.text.slice(0, 200)}`)
    }
    expect(found).toEqual([])
  })

  test.each(['their owner', 'somebody who acts in their name'])('[SHELL-144] things are there for %s', async (who) => {
    const isActing = who !== 'their owner'
    const openThings = async () => {
      const { things, token, email } = await addThings(shop, ['blogger'])
      return { things, token: isActing ? await actingAs(email) : token }
    }
    const shared = await openThings()
    const found: string[] = []
    for (const [name, input] of rows()) {
      const { things, token } = usesUp.test(name) ? await openThings() : shared
      const own = await ask(name, input(things), token)
      const isForbidden = isActing && keyOf(name) in notInAnothersName
      const isRight = isForbidden ? own.status === 403 : ![401, 403, 404].includes(own.status) && own.status < 500
      if (!isRight) found.push(`${name}: ${own.status} ${own.text.slice(0, 200)}`)
    }
    expect(found).toEqual([])
  })

  test('[ACCOUNT-43] acting in another’s name opens what is theirs, and no more than the table says', async () => {
    const subject = await addPerson(shop, ['blogger', 'vip'])
    const found: string[] = []
    const own = [...Object.entries(table), ...Object.entries(elsewhere)].filter(
      ([key, access]) =>
        (access === 'customer' || access.startsWith('blogger')) &&
        !(keyOf(key) in objects) &&
        !key.includes('/manage/'),
    )
    for (const [key] of own) {
      const body = notInAnothersName[key]
      const { status, text } = await ask(key, body ? { body } : {}, await actingAs(subject.email))
      if ((status === 403) !== key in notInAnothersName || status >= 500) found.push(`${key}: ${text.slice(0, 200)}`)
    }
    const token = await actingAs(subject.email)
    for (const [key, access] of Object.entries({ ...table, ...elsewhere })) {
      if (access !== 'manager' && access !== 'admin') continue
      const { status } = await ask(key.replaceAll(/:\w+/g, '1'), {}, token)
      if (status !== 403) found.push(`${key}: ${status}`)
    }
    expect(found).toEqual([])
  })
})

describe('whoever holds an order’s id', () => {
  test.each(others)('[ORDER-15] as a %s, learns nothing of its buyer', async (other) => {
    const { things } = await addThings(shop, [])
    const seen = await ask('GET /api/order/:id', { params: { id: things.order } }, await tokenOf(other))
    expect(seen.status).toBe(200)
    for (const secret of [...Object.values(personal), 'key=', 'royalty']) expect(seen.text).not.toContain(secret)
    expect(seen.text.includes('the words of staff')).toBe(
      other === 'blogger' || other === 'admin' || other === 'acting',
    )
    const missing = await ask('GET /api/order/:id', { params: { id: nothing.order } }, undefined)
    expect(missing.status).toBe(404)
  })
})
