import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { addPerson, addThings, callWith } from '#test/support/things.ts'

let shop: DemoShop
let token: string
beforeAll(async () => {
  shop = await createDemoShop()
  await addThings(shop, ['blogger'])
  token = (await addPerson(shop, ['admin'])).token
})
afterAll(() => shop.close())

/** Every list of the office that is searched by a text. */
const lists = (): string[] =>
  [...shop.mount.operations.values()]
    .filter(({ endpoint }) => endpoint.access === 'manager' || endpoint.access === 'admin')
    .filter(({ endpoint }) => Object.hasOwn((endpoint.query as { properties?: object })?.properties ?? {}, 'q'))
    .map(({ key }) => key)

const find = async (key: string, q: string) => {
  await shop.db.deleteFrom('limit_hit').execute()
  const { status, text } = await callWith(shop, key, { query: { q } }, { token })
  return { status, text }
}

test('[SHELL-341] no list of the office takes a sign that is searched for as anything but itself', async () => {
  let filled = 0
  for (const key of lists()) {
    const [all, none] = [await find(key, ''), await find(key, 'nothing-is-called-so')]
    expect({ key, status: none.status }).toEqual({ key, status: 200 })
    if (all.text !== none.text) filled++
    // nothing has two of them in a row: as patterns they would be everything
    for (const q of ['%%', '__', String.raw`\\`])
      expect({ key, q, ...(await find(key, q)) }).toEqual({ key, q, ...none })
    for (const [q, plain] of [
      ['\0', ''],
      ['e\0', 'e'],
      [' \0 e ', 'e'],
    ] as const)
      expect({ key, q, ...(await find(key, q)) }).toEqual({ key, q, ...(await find(key, plain)) })
  }
  expect(lists().length).toBeGreaterThan(11)
  expect(filled).toBeGreaterThan(6)
})
