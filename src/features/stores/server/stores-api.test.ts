import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import type { ShellData } from '../rules/shell-data.ts'
import { getSettings, storesRoutes } from './index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp((mount) =>
    storesRoutes(mount, {
      storeViews,
      settingsOf: () => settings,
      publicUrl: 'http://shop.example',
      isProduction: true,
      menuOf: () => [],
    }),
  )
})
afterAll(() => shop.close())

const shellOf = async (store: string): Promise<ShellData> =>
  (await shop.app.inject({ url: `/api/shell?store=${store}` })).json<{ result: ShellData }>().result

it('[STORE-6] rows of the settings table stand before the defaults, those of the view before those of all', async () => {
  const rows = [
    { key: 'company', store_code: '', value: '"Everywhere Ltd"' },
    { key: 'company', store_code: 'ru', value: '"Только здесь"' },
    { key: 'no_such_setting', store_code: '', value: '1' },
  ]
  await shop.db.insertInto('setting').values(rows).execute()
  expect((await getSettings(shop.db, 'en')).company).toBe('Everywhere Ltd')
  expect((await getSettings(shop.db, 'ru')).company).toBe('Только здесь')
  expect(await getSettings(shop.db, 'en')).not.toHaveProperty('no_such_setting')
  expect((await getSettings(shop.db, 'en')).rates).toEqual(settings.rates)
})

it('[STORE-8] the language list has the active views only', async () => {
  const { views, isIndexed } = await shellOf('en')
  expect(views.map(({ storeCode }) => storeCode).toSorted()).toEqual(['en', 'ru', 'us'])
  expect(isIndexed).toBe(true)
  expect((await shellOf('de')).isIndexed).toBe(false)
})

it("[STORE-10] pages get no share that is the owner's business", async () => {
  const shown = Object.keys((await shellOf('en')).settings)
  expect(shown).toContain('shipping_methods')
  expect(shown.filter((key) => /royalty|cashback|webhook|import_|sms_|blogger_contact/.test(key))).toEqual([])
})
