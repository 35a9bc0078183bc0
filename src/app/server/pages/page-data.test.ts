import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import type { Hydration, HydrationDoor } from '../../hydration.ts'
import { toPageData } from './page-cache.ts'
import type { PageData } from './page-cache.ts'
import { createLatest } from './page-data.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const inlineOf = async (path: string): Promise<Hydration | HydrationDoor> => {
  const { body } = await shop.fetch(path)
  return JSON.parse(/<script id="hydration" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
}
const addressOf = async (path: string): Promise<string> => {
  const inline = await inlineOf(path)
  return 'dataAt' in inline ? inline.dataAt : ''
}

describe('[SHELL-17] the data of a page', () => {
  it('come behind it, as the browser likes them, from an address that always means the same', async () => {
    const url = await addressOf('/en/women/tops?utm_source=mail&page=2')
    const { statusCode, headers, rawPayload } = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-robots-tag': 'noindex',
    })
    const data = JSON.parse(brotliDecompressSync(rawPayload).toString()) as Hydration
    expect(data).toMatchObject({ basename: '/en', storeCode: 'en', language: 'en', errors: null })
    expect(data.loaderData).toMatchObject({ root: { view: { storeCode: 'en' } }, '*': { kind: 'category' } })
    expect(url).not.toContain('utm')
  })

  it('that are not at hand any more are answered by what the page would show now, which nobody keeps', async () => {
    const url = await addressOf('/ru/women/tops')
    const { status, body, headers } = await shop.fetch(url.replace(/\/[\w-]{22}\?/, '/0123456789012345678901?'))
    expect({ status, kept: headers['cache-control'] }).toEqual({ status: 200, kept: 'no-store' })
    expect(body).toBe((await shop.fetch(url)).body)
  })

  it.each([
    '',
    '?of=//elsewhere.example/en',
    '?of=/api/shell',
    '?of=/en/nowhere',
    '?of=/%25E0%25A4%25A',
    '?of=/en/order/00000000-0000-4000-8000-000000000000',
  ])('without a page there are none: %s', async (query) => {
    expect((await shop.fetch(`/page-data/0123456789012345678901${query}`)).status).toBe(404)
  })

  it('stand in a page that is for one visitor alone, or that is not there', async () => {
    expect(await inlineOf('/en/order/00000000-0000-4000-8000-000000000000')).toHaveProperty('loaderData')
    expect(await inlineOf('/en/nowhere')).toHaveProperty('loaderData')
  })
})

// without the names of its styles and scripts, about 500 bytes
it.each(['/ru', '/ru/women/tops', '/ru/p/VT-1001/loopback-hoodie'])('[SHELL-17] %s is sent in 12 kB', async (path) => {
  const { status, body } = await shop.fetch(path)
  expect(status).toBe(200)
  const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  expect(sent.length).toBeLessThan(11_500)
})

test('[SHELL-17] of the data of pages that were rendered the latest are at hand', () => {
  const [one, two, three] = ['one', 'two', 'six'].map((json) => toPageData(json)) as [PageData, PageData, PageData]
  const latest = createLatest(6)
  for (const data of [one, two, one, three]) latest.keep(data)
  expect([one, two, three].map(({ id }) => latest.find(id))).toEqual([one, undefined, three])
})
