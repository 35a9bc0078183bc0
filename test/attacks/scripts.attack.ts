import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { announce } from '#features/catalog/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { orderBody } from '#test/support/sales.ts'
import { findChromium } from '../../bin/chromium.ts'
import { openDemoArena } from '../faults/support/arena.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { openPerson } from './support/people.ts'
import { hook, payloads } from './support/scripts.ts'
import { createSender } from './support/send.ts'
import type { Sender } from './support/send.ts'

/** S7 of the goals: a text that wants to be a script stays a text, on every page that shows it. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const admin = await openPerson(arena.db, ['admin'])
    const fields = full ? await plant(arena.db) : 0
    const order = await placeOrder(sender, admin.token)
    if (full) await untilShown(sender)
    const { rows: products } = await sql<{ sku: string; slug: string }>`
      select sku, slug from product where type_id <> 'simple' or id in (select min(id) from product) order by id limit ${full ? 250 : 3}`.execute(
      arena.db,
    )
    const pages = [
      '/en',
      '/ru',
      '/en/c/hoodies',
      '/en/women',
      '/en/delivery',
      '/en/search?q=img',
      `/en/order/${order}`,
      ...products.map(({ sku, slug }) => `/en/p/${sku}/${slug}`),
      ...payloads
        .filter((_, index) => full || index % 30 === 0)
        .map((payload) => `/en/search?q=${encodeURIComponent(payload)}`),
      ...payloads
        .filter((_, index) => full || index % 30 === 0)
        .map((payload) => `/en/${encodeURIComponent(payload)}?x=${encodeURIComponent(payload)}`),
    ]
    const seen = new Set<number>()
    const found: string[] = []
    for (const path of pages) {
      const { text, headers } = await sender.send(path)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      for (const [, number] of text.matchAll(new RegExp(`${hook}\\((\\d+)\\)`, 'g'))) seen.add(Number(number))
      found.push(...awakeIn(text).map((what) => `${path.slice(0, 100)}: ${what}`))
    }
    say(
      `S7: ${payloads.length} payloads in ${fields} texts, ${pages.length} pages with ${seen.size} of them: ${found.length} awake`,
    )
    mustBe('S7 scripts in pages', found.slice(0, 10), [])
    mustHold('S7 payloads were shown', seen.size > (full ? 190 : 5))
    if (full) await browse(arena.url, admin.refreshToken, order, products[0] ?? { sku: '', slug: '' }, say)
  } finally {
    sender.close()
    await arena.close()
  }
}

/** Puts a payload into each text that people or files can write; answers into how many. */
const plant = async (db: Db): Promise<number> => {
  const list = sql`${payloads}::text[]`
  const payloadOf = (seed: string) => sql`(${list})[1 + (${sql.raw(seed)}) % ${payloads.length}]`
  let fields = 0
  const count = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }) => (fields += Number(numAffectedRows))
  const maps = {
    attribute: ['label'],
    attribute_option: ['label'],
    category: ['name'],
    product: ['name', 'description', 'short_description'],
    cms_page: ['title'],
  }
  for (const [table, columns] of Object.entries(maps))
    for (const [at, column] of columns.entries())
      count(
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = (
          select coalesce(jsonb_object_agg(language, ${payloadOf(`id * 7 + ${at * 67}`)}), '{}') from (values ('en'), ('ru'), ('de'), ('uk'), ('zh')) as own(language))`.execute(
          db,
        ),
      )
  for (const [at, column] of ['title', 'detail', 'nickname', 'reply'].entries())
    count(await sql`update review set ${sql.ref(column)} = ${payloadOf(`id * 5 + ${at * 41}`)}`.execute(db))
  const pages = await db.selectFrom('cms_page').select(['id', 'content']).execute()
  for (const { id, content } of pages) {
    const spoiled = JSON.stringify(content, (name, value: unknown) =>
      /^(text|title|label|alt|quote)$/.test(name) && typeof value === 'string' ? payloads[id % payloads.length] : value,
    )
    count(await sql`update cms_page set content = ${spoiled}::jsonb where id = ${id}`.execute(db))
  }
  await announce(db, undefined)
  return fields
}

const placeOrder = async (sender: Sender, token: string): Promise<string> => {
  const text = (index: number) => String(payloads[index * 13]).slice(0, 60)
  const { addressInformation } = orderBody('', '')
  const own = {
    ...addressInformation.shippingAddress,
    firstname: text(1),
    lastname: text(2),
    street: [text(3), text(4)],
    city: text(5),
    company: text(6),
  }
  const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
    addressInformation: { ...addressInformation, shippingAddress: own, billingAddress: own },
  })
  const answer = await sender.call('POST /api/order', { token, json: body })
  const { result } = JSON.parse(answer.text) as { result: { order: { id: string } } }
  const id = result.order.id
  await sender.call(`POST /api/manage/orders/${id}/note`, { token, json: { note_id: randomUUID(), text: text(7) } })
  await sender.call('POST /api/user/update', { token, json: { firstname: text(8), lastname: text(9), city: text(10) } })
  return id
}

const untilShown = async (sender: Sender): Promise<void> => {
  for (let look = 0; look < 400; look += 1)
    if ((await sender.send(`/en/c/hoodies?look=${look}`)).text.includes(hook)) return
  throw new Error('S7: the shop does not show what was planted')
}

/** What of a page would run, or be fetched as code, once a browser reads it. */
const awakeIn = (html: string): string[] => {
  const { document } = new JSDOM(html).window
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`<${name} ${attribute}=${value}>`)
      if (attribute === 'srcdoc') found.push(`<${name} srcdoc>`)
      if (
        /^(href|src|action|formaction|data|xlink:href|content)$/.test(attribute) &&
        /^\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text)/i.test(value) &&
        name !== 'meta'
      )
        found.push(`<${name} ${attribute}=${value.slice(0, 60)}>`)
    }
    if (['iframe', 'object', 'embed', 'base', 'frame', 'marquee', 'math', 'animate', 'xmp', 'template'].includes(name))
      found.push(`<${name}>`)
    const type = element.getAttribute('type') ?? ''
    if (name === 'script' && !type.endsWith('json') && element.textContent !== '')
      found.push(`<script>${element.textContent?.slice(0, 60)}`)
    if (name === 'script' && type.endsWith('json') && element.textContent && !isJson(element.textContent))
      found.push(`broken JSON ${element.textContent.slice(0, 60)}`)
    if (name === 'style') found.push('<style>')
    if (name === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) found.push('<meta refresh>')
  }
  return found
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same in a browser, on screens of shoppers and of staff, reached by a load and by a click. */
const browse = async (
  url: string,
  refreshToken: string,
  order: string,
  { sku, slug }: { sku: string; slug: string },
  say: FaultRun['say'],
) => {
  const executablePath = findChromium()
  if (!executablePath) return say('S7: in a browser: skipped, no Chromium')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext()
    await context.addCookies([{ name: 'rt', value: refreshToken, url, httpOnly: true }])
    const called: string[] = []
    const violations: string[] = []
    await context.exposeFunction(hook, (number: number) => void called.push(String(number)))
    const page = await context.newPage()
    page.on('console', (message) => {
      if (/Content Security Policy|requires 'Trusted/.test(message.text())) violations.push(message.text())
    })
    page.on('dialog', (dialog) => void dialog.dismiss())
    const shown: number[] = []
    const screens = [
      '/en',
      '/en/c/hoodies',
      `/en/p/${sku}/${slug}`,
      '/en/search?q=%3Cimg',
      '/en/delivery',
      `/en/order/${order}`,
      '/en/my-account',
      '/en/admin/orders',
      `/en/admin/orders/${order}`,
      '/en/admin/customers',
      '/en/admin/reviews',
      '/en/admin/products',
      '/en/admin/pages',
    ]
    for (const path of screens) {
      await page.goto(`${url}${path}`, { waitUntil: 'load' })
      await untilAtRest(page)
      const text = await page.locator('body').innerText()
      shown.push(text.split(hook).length - 1)
    }
    await page.goto(`${url}/en/c/hoodies`)
    await page.locator('main a[href*="/p/"]').first().click()
    await untilAtRest(page)
    const registered = await page.evaluate(async () => {
      const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown } }
      return trustedTypes?.defaultPolicy !== null
    })
    say(
      `S7: ${screens.length} screens in ${browser.version()}, ${shown.filter((count) => count > 0).length} of them with payloads (${shown.reduce((one, other) => one + other, 0)} in all): ${called.length} scripts ran, ${violations.length} violations`,
    )
    mustHold('S7 the browser asks for trusted types', registered)
    mustBe('S7 scripts that ran', called.slice(0, 10), [])
    mustBe('S7 violations', violations.slice(0, 10), [])
  } finally {
    await browser.close()
  }
}

const untilAtRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
}
