import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ImportRun, ImportUpload } from '#features/catalog/rules/import-calls.ts'
import { catalogJobs, officeImportRoutes } from '#features/catalog/server/index.ts'
import { createTestApp } from './app.ts'
import type { TestApp } from './app.ts'
import { emptyCatalogue, toCsv } from './import-texts.ts'
import { multipart } from './multipart.ts'
import { signIn } from './sign-in.ts'

type Answer<T> = { code: number; result: T; meta?: { fields?: Record<string, string> } }

/** One good row, one with a price that is none, and a column that Shopify does not have. */
export const shopifyFile = toCsv([
  { Handle: 'mug', Title: 'Mug', 'Variant SKU': 'MUG', Vendor: 'Clay', Retail: '12.50', 'Variant Inventory Qty': 3 },
  { Handle: 'cup', Title: 'Cup', 'Variant SKU': 'CUP', Vendor: 'Clay', Retail: 'cheap', 'Variant Inventory Qty': 1 },
])

/** For a file of tests: a shop that takes imports from its back office, with an empty catalogue before each of them. */
export const prepareImportDesk = () => {
  let shop: TestApp
  /** The jobs that were asked for and not done yet. */
  let queued: Record<string, unknown>[] = []
  const jobs = { enqueue: async (_: unknown, __: string, data: Record<string, unknown>) => void queued.push(data) }
  beforeAll(async () => {
    shop = await createTestApp((mount, { config }) => officeImportRoutes(mount, { dataDir: config.dataDir, jobs }))
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    queued = []
    shop.setNow(undefined)
    await emptyCatalogue(shop.db)
    await shop.db.deleteFrom('import_mapping').execute()
  })

  const authorize = async (who: 'manager' | 'admin') => `Bearer ${await signIn(shop.db, who, shop.now())}`
  const ask = async <T>(method: 'GET' | 'POST', url: string, body?: object, who: 'manager' | 'admin' = 'manager') => {
    const answer = await shop.app.inject({
      method,
      url: `/api/manage/${url}`,
      headers: { authorization: await authorize(who) },
      ...(body ? { payload: body } : {}),
    })
    return answer.json<Answer<T>>()
  }
  const bring = async (files: Readonly<Record<string, string | Uint8Array>>) => {
    const { payload, headers } = multipart(
      Object.entries(files).map(([name, content]) => ({
        field: 'files',
        name,
        type: 'text/csv',
        bytes: Buffer.from(content),
      })),
    )
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/manage/import-uploads',
      payload,
      headers: { ...headers, authorization: await authorize('manager') },
    })
    return answer.json<Answer<ImportUpload>>()
  }
  const work = async (job: Record<string, unknown>): Promise<void> => {
    const handlers = catalogJobs({ db: shop.db, dataDir: shop.config.dataDir, jobs, now: shop.now })
    await handlers['import-upload']?.(job)
  }
  return {
    get shop() {
      return shop
    },
    get db() {
      return shop.db
    },
    get queued() {
      return queued
    },
    ask,
    bring,
    work,
    /** Presses and lets the job that was queued do its work. */
    run: async ({ id }: ImportUpload, dry: boolean): Promise<ImportRun> => {
      const pressed = await ask<ImportRun>('POST', `import-uploads/${id}/run`, { dry })
      for (const job of queued.splice(0)) await work(job)
      return (await ask<ImportRun>('GET', `imports/${pressed.result.id}`)).result
    },
    skus: async () =>
      (await shop.db.selectFrom('product').select('sku').orderBy('sku').execute()).map(({ sku }) => sku),
  }
}
