import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../journey.ts'
import { startShop } from '../../support/running-shop.ts'
import type { RunningShop } from '../../support/running-shop.ts'
import { words, fillAddress } from '../steps.ts'

const data = fileURLToPath(new URL('../../../../shared/data/luma', import.meta.url))

test.describe("another shop's catalogue", () => {
  test.describe.configure({ mode: 'serial' })
  let shop: RunningShop | undefined

  test.beforeAll(async () => {
    if (!existsSync(data)) return
    test.setTimeout(180_000)
    shop = await startShop({ environment: { DEMO: 'off' } })
    const files = readdirSync(join(data, 'csv')).map((name) => join(data, 'csv', name))
    const run = spawnSync(process.execPath, ['bin/import.ts', ...files, '--images', join(data, 'media')], {
      env: { ...process.env, DATA_DIR: shop.dataDir },
      encoding: 'utf8',
    })
    expect(run.status, run.stderr).toBe(0)
    expect(run.stdout.trim().split('\n').at(-1)).toMatch(/^imported: 2046 new, 0 changed, 0 unchanged, 177 refused$/)
  })
  test.afterAll(() => shop?.remove())

  test('is there within a second, is searched with typos, and sells', async ({ page, request }) => {
    if (!existsSync(data)) return console.log('skipped: no data')
    const { url } =
      shop ??
      (() => {
        throw new Error('no shop')
      })()
    for (const [typo, word] of [
      ['hoodi', /hoodie/i],
      ['jaket', /jacket/i],
    ] as const) {
      const find = async () => {
        const query = encodeURIComponent(JSON.stringify({ text: typo }))
        const answer = await request.get(`${url}/api/catalog?store=en&searchQuery=${query}`)
        return ((await answer.json()) as { result: { items: { name: string }[] } }).result.items
      }
      await expect.poll(async () => (await find()).length).toBeGreaterThan(3)
      expect((await find()).slice(0, 5).every(({ name }) => word.test(name))).toBe(true)
    }
    await page.goto(`${url}/en/search?q=chaz`)
    await page
      .getByRole('link', { name: /Chaz Kangeroo Hoodie/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Chaz Kangeroo Hoodie' })).toBeVisible()
    const size = page.getByRole('radio', { name: 'M', exact: true })
    // it is chosen by an address, which a busy browser comes to a moment later
    await size.click({ force: true })
    await expect(size).toBeChecked()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: words.en.cart }).first()).toBeVisible()
    await page.goto(`${url}/en/checkout`)
    await fillAddress(page, 'luma@example.com')
    await page.getByLabel('State', { exact: true }).selectOption({ label: 'New York' })
    await page.getByRole('button', { name: words.en.continue }).click()
    await page.getByRole('button', { name: words.en.continue }).click()
    await page.getByRole('radio', { name: 'Cash on delivery' }).check()
    await page.getByRole('button', { name: words.en.placeOrder }).click()
    await expect(page.getByRole('heading', { name: words.en.thanks })).toBeVisible()
  })
})
