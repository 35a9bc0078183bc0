import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import type { Language } from '#core/language.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import { createDemoShop, locationsIn } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { translators } from '#test/support/translators.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const translate = (language: Language, id: string): string => translators[language](id)
const publicUrl = 'http://localhost:3105'
const linksIn = (markdown: string): string[] => [...markdown.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => url)

test.each(['en', 'ru'])(
  '[SHELL-281] the guide of %s names its categories and pages, and nothing that is not there',
  async (store) => {
    const guide = await shop.fetch(`/${store}/llms.txt`)
    expect([guide.status, guide.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(guide.body.split('\n')[0]).toBe('# Vitrine')
    const links = linksIn(guide.body)
    const listed = [
      ...(await locationsIn(shop, `/sitemaps/${store}/categories.xml`)),
      ...(await locationsIn(shop, `/sitemaps/${store}/pages.xml`)),
    ]
    expect(listed.length).toBeGreaterThan(50)
    expect(listed.filter((url) => url !== `${publicUrl}/${store}` && !links.includes(url))).toEqual([])
    for (const url of links.filter((each) => !listed.includes(each)))
      expect([url, (await shop.fetch(url)).status]).toEqual([url, 200])
  },
)

test('[SHELL-281] without a prefix it is the first view’s; a view that is not offered has none', async () => {
  expect((await shop.fetch('/llms.txt')).body).toBe((await shop.fetch('/en/llms.txt')).body)
  expect((await shop.fetch('/de/llms.txt')).status).toBe(404)
  expect((await shop.fetch('/de/p/VT-1001/loopback-hoodie.md')).status).toBe(404)
})

test.each(['en', 'ru'] as const)(
  '[SHELL-282] every product of %s is Markdown with the prices and the stock of the feed',
  async (store) => {
    const rows: Record<string, string>[] = parse((await shop.fetch(`/feeds/${store}/google.tsv`)).body, {
      columns: true,
      delimiter: '\t',
    })
    const feed = new Map(rows.map((row) => [row.link ?? '', row]))
    const urls = await locationsIn(shop, `/sitemaps/${store}/products-1.xml`)
    const said = new Map<string, string>()
    for (const url of urls) {
      const { status, body, headers } = await shop.fetch(`${url}.md`)
      expect([url, status, headers['content-type'], headers['x-robots-tag'], headers.link]).toEqual([
        url,
        200,
        'text/markdown; charset=utf-8',
        'noindex',
        `<${url}>; rel="canonical"`,
      ])
      for (const line of body.split('\n').filter((each) => each.startsWith('| ['))) {
        const [price = '', stock = ''] = line.split(' | ').slice(-2)
        said.set(linksIn(line)[0] ?? '', `${price.replace(/^~~.*~~ /, '')} ${stock}`)
      }
    }
    const { i18n } = storeViews[store]
    const there = {
      in_stock: translate(i18n.language, 'product.inStock'),
      out_of_stock: translate(i18n.language, 'product.soldOut'),
    }
    const different = [...feed].filter(([link, row]) => {
      const price = formatPrice(Number.parseFloat(row.sale_price || row.price || ''), i18n)
      return said.get(link) !== `${price} ${there[row.availability as 'in_stock']} |`
    })
    expect(different).toEqual([])
    expect([feed.size > 1000, said.size]).toEqual([true, feed.size])
  },
)

test('[SHELL-282] it says the style in words, under one address, and what is unknown is not there', async () => {
  const { body } = await shop.fetch('/en/p/VT-1001/loopback-hoodie.md')
  expect(body).toMatch(/^# Loopback hoodie\n\nhttp:\/\/localhost:3105\/en\/p\/VT-1001\/loopback-hoodie\n/)
  expect(body).toMatch(/\| Article \| Colou?r \| Size \| USD \|/)
  expect(body).toContain('Hoodies')
  for (const path of ['/en/p/VT-1001/other.md', '/en/p/VT-1001-CLAY-M/loopback-hoodie.md'])
    expect(await shop.fetch(path)).toMatchObject({ status: 301, location: '/en/p/VT-1001/loopback-hoodie.md' })
  expect((await shop.fetch('/en/p/VT-9999/never.md')).status).toBe(404)
})

test('[SHELL-10] the description is one that programs can use: schemas are valid, defaults and examples of their kind', async () => {
  const { openapi, paths } = (await shop.app.inject({ url: '/api/openapi.json' })).json<Record<string, unknown>>()
  expect(openapi).toBe('3.1.0')
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  // calls share most of their schemas
  const schemas = new Map(schemasIn(paths).map((schema) => [JSON.stringify(schema), schema]))
  expect(schemas.size).toBeGreaterThan(200)
  expect([...schemas.values()].filter((schema) => ajv.validateSchema(schema) !== true)).toEqual([])
  const examples = [...schemas.values()].flatMap(examplesIn)
  expect(examples.length).toBeGreaterThan(0)
  expect(examples.filter(({ schema, value }) => !ajv.validate(schema, value))).toEqual([])
})

test('[SHELL-805] what a call is refused with stands with the call, not within a schema', async () => {
  const description = (await shop.app.inject({ url: '/api/openapi.json' })).json<Record<string, unknown>>()
  expect(JSON.stringify(description)).not.toContain('"refusals"')
  const { body } = await shop.app.inject({ url: '/api/docs' })
  const row = body.split('<tr>').find((each) => each.includes('<code>POST /api/manage/import-uploads/:id</code>'))
  expect(row).toContain('INVALID_INPUT 400, NOT_FOUND 404')
})

/** What a description says of parameters, bodies and answers. */
const schemasIn = (node: unknown): object[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([name, value]) => (name === 'schema' ? [value as object] : schemasIn(value)))

/** What a schema and those within give as defaults and examples. */
const examplesIn = (schema: unknown): { readonly schema: object; readonly value: unknown }[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as { type?: unknown; default?: unknown; examples?: unknown }
  const usual = 'type' in own && 'default' in own ? [own.default] : []
  const given = 'type' in own && Array.isArray(own.examples) ? own.examples : []
  return [...[...usual, ...given].map((value) => ({ schema, value })), ...Object.values(schema).flatMap(examplesIn)]
}
