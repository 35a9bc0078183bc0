import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const written = { store: 'en', name: 'Ada Winter', email: 'ada@mail.example', message: 'Where is my parcel?' }
const send = (form: Record<string, string>, remoteAddress = '198.51.100.7', site = 'same-origin') =>
  shop.app.inject({
    method: 'POST',
    url: '/contact',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(form).toString(),
  })
/** What a browser without a script shows: no data of the script's. */
const shown = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', '’')
const messages = async () =>
  (await shop.pool.query<{ data: { message: string } }>(`select data from job.job where name = 'contact.message'`)).rows

test('[CONTACT-10] the page is a form that a browser can send by itself', async () => {
  const html = shown((await shop.fetch('/en/contact')).body)
  const form = /<form[^>]*action="\/contact"[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  expect(form).toContain('method="post"')
  for (const name of ['store', 'name', 'email', 'message', 'website']) expect(form).toContain(`name="${name}"`)
  expect(form).toContain('type="submit"')
})

test('[CONTACT-10] what was taken is thanked for, in the visitor’s language, and is on its way once', async () => {
  const before = (await messages()).length
  const page = await send(written)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(shown(page.body)).toContain('we answer to ada@mail.example')
  expect(shown(page.body)).not.toContain('name="message"')
  expect(shown((await send({ ...written, store: 'ru' })).body)).toContain('ada@mail.example')
  expect(await messages()).toHaveLength(before + 2)
})

test('[CONTACT-10] what is missing comes back with what was written and what is wrong', async () => {
  const page = await send({ ...written, email: 'ada', message: '' })
  const html = shown(page.body)
  expect(page.statusCode).toBe(422)
  expect(html).toContain('value="Ada Winter"')
  expect(html).toContain('value="ada"')
  expect(html).toContain('Please enter an e-mail address that we can answer to.')
  expect(html).toContain('Please write what it is about.')
  expect(html).not.toContain('Please enter your name.')
})

test('[CONTACT-10] an address that writes too often waits, and keeps its words; others do not', async () => {
  const ask = (number: number) => send({ ...written, message: `Where is parcel ${number}?` }, '198.51.100.9')
  for (let times = 0; times < 5; times += 1) expect((await ask(times)).statusCode).toBe(200)
  const late = await ask(5)
  expect(late.statusCode).toBe(422)
  expect(shown(late.body)).toContain('a little too often')
  expect(shown(late.body)).toContain('Where is parcel 5?')
  expect((await send(written, '198.51.100.10')).statusCode).toBe(200)
})

test('[CONTACT-11] a form that is pressed again is thanked for again and is one message; other words are another', async () => {
  const before = (await messages()).length
  const question = { ...written, message: 'Is it warm?' }
  const pages = await Promise.all([question, question, question].map((each) => send(each, '198.51.100.12')))
  pages.push(await send({ ...question, email: ' ADA@mail.example', message: 'Is it warm? ' }, '198.51.100.12'))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  for (const { body } of pages) expect(shown(body)).toMatch(/we answer to ada@mail.example/i)
  expect(await messages()).toHaveLength(before + 1)
  await send({ ...question, message: 'Is it very warm?' }, '198.51.100.12')
  await send({ ...question, name: 'Bea' }, '198.51.100.12')
  expect(await messages()).toHaveLength(before + 3)
})

test('[CONTACT-10] a form of another site writes nothing', async () => {
  const before = (await messages()).length
  expect((await send(written, '198.51.100.11', 'cross-site')).statusCode).toBe(303)
  expect(await messages()).toHaveLength(before)
})
