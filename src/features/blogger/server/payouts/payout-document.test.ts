import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import { multipart } from '#test/support/multipart.ts'
import { signIn } from '#test/support/sign-in.ts'
import type { ManagedPayout, WirePayout } from '../../contract.ts'
import { bloggerFileJobs } from '../index.ts'
import { documentBytes, isQuietPdf } from './payout-document.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const pdf = (inside = 'pages') => Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`)
const bearer = async (who: number | 'manager' | 'admin' | 'vip') => ({
  authorization: `Bearer ${await signIn(shop.db, who, shop.now())}`,
})
const payoutOf = async (blogger: number, code: string): Promise<ManagedPayout> => {
  await shop.move(await shop.place([{ sku: 'BRA', qty: 1 }], { promo_code: code }), { stage: 5 })
  const made = await shop.send('manager', '/api/manage/payouts', { blogger_id: String(blogger), currency: 'USD' })
  return made.result as ManagedPayout
}
const put = async (id: number, bytes: Buffer, name = 'proof.pdf', who: number | 'manager' = 'manager') => {
  const form = multipart([{ field: 'document', name, type: 'application/pdf', bytes }])
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/manage/payouts/${id}/document`,
    headers: { ...form.headers, ...(await bearer(who)) },
    payload: form.payload,
  })
  return { status: answer.statusCode, result: answer.json<{ result: unknown }>().result }
}
const decide = (id: number, action: string) => shop.ask('manager', 'POST', `/api/manage/payouts/${id}`, { action })
const kept = async () =>
  (await readdir(join(shop.config.dataDir, 'payout-documents')).catch(() => [])).filter((name) => !name.startsWith('.'))

test('[BLOGGER-125] only a PDF from its first byte to its last is kept, without anything that acts', async () => {
  const { id } = await payoutOf(zoe, 'ZOE')
  const bad: Record<string, Buffer> = {
    'a picture': Buffer.from('\u0089PNG\r\n'),
    'a page': Buffer.from('<html><script>alert(1)</script></html>'),
    'a page behind a PDF’s name': Buffer.from('GIF89a%PDF-1.7\n%%EOF'),
    torn: Buffer.from('%PDF-1.7\nhalf of it'),
    'a program': pdf('<< /S /JavaScript /JS (app.alert(1)) >>'),
    'a program spelled otherwise': pdf('<< /S /J#61vaScript >>'),
    'something to start': pdf('<< /Launch >>'),
    'a file in it': pdf('<< /Type /EmbeddedFile >>'),
    nothing: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(bad)) expect([name, (await put(id, bytes)).status]).toEqual([name, 400])
  expect(await put(id, Buffer.concat([pdf(), Buffer.alloc(documentBytes), pdf()]))).toMatchObject({ status: 413 })
  expect(await put(id, pdf(), 'proof.pdf', zoe)).toMatchObject({ status: 403 })
  expect((await put(id + 1000, pdf())).status).toBe(404)
  expect(await kept()).toEqual([])
  expect(isQuietPdf(pdf())).toBe(true)
  await decide(id, 'cancel')
  expect(await put(id, pdf())).toMatchObject({ status: 409, result: 'PAYOUT_CLOSED' })
  expect(await kept()).toEqual([])
})

test('[BLOGGER-125] [BLOGGER-126] it is for its blogger and staff alone, and stays once the payout is approved', async () => {
  const { id, number } = await payoutOf(mira, 'MIRA')
  await put(id, pdf('the wrong one'))
  const answer = await put(id, pdf('the right one'), '../../etc/passwd\r\nx-evil: 1.pdf')
  const path = (answer.result as ManagedPayout).attachment ?? ''
  expect([answer.status, path]).toEqual([200, `/api/blogger/payouts/${id}/attachment.pdf`])
  const names = await kept()
  expect([names.length, names[0]]).toEqual([1, expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)])
  expect((await shop.app.inject({ url: `/uploads/${names[0] ?? ''}` })).statusCode).toBe(404)
  for (const [who, status] of [
    [mira, 200],
    ['manager', 200],
    ['admin', 200],
    [zoe, 404],
    ['vip', 404],
  ] as const) {
    const { statusCode } = await shop.app.inject({ url: path, headers: await bearer(who) })
    expect([who, statusCode]).toEqual([who, status])
  }
  // the key of the shop's own document opens none of it
  const [payout] = ((await shop.ask(mira, 'GET', '/api/blogger/payouts')).result as { items: WirePayout[] }).items
  const key = payout?.file.split('?')[1] ?? ''
  expect([key !== '', (await shop.app.inject({ url: `${path}?${key}` })).statusCode]).toEqual([true, 404])
  const { body, headers } = await shop.app.inject({ url: path, headers: await bearer(mira) })
  expect(body).toContain('the right one')
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  await decide(id, 'approve')
  expect(await put(id, pdf('another'))).toMatchObject({ status: 409, result: 'PAYOUT_CLOSED' })
  expect((await shop.app.inject({ url: path, headers: await bearer(mira) })).body).toContain('the right one')
})

test('[BLOGGER-336] a week later goes what no payout has, and half a document', async () => {
  const { dataDir } = shop.config
  const folder = join(dataDir, 'payout-documents')
  const { id } = await payoutOf(zoe, 'ZOE')
  await put(id, pdf('the proof'))
  const [proof = ''] = (
    await shop.db.selectFrom('blogger_payout').select('attachment').where('id', '=', id).execute()
  ).map(({ attachment }) => attachment ?? '')
  const [left, young] = ['0', '1'].map((digit) => `${digit.repeat(32)}.pdf`) as [string, string]
  for (const name of [left, young]) await writeFile(join(folder, name), pdf())
  await mkdir(join(folder, '.half'))
  const ago = (days: number) => new Date(shop.now().getTime() - days * 86_400_000)
  for (const name of [proof, left, '.half']) await utimes(join(folder, name), ago(8), ago(8))
  await utimes(join(folder, young), ago(6), ago(6))
  await bloggerFileJobs({ db: shop.db, dataDir, now: shop.now })['payouts-sweep']?.({})
  const there = await readdir(folder)
  expect([proof, young, left, '.half'].map((name) => there.includes(name))).toEqual([true, true, false, false])
})

test('[BLOGGER-17] a payout that is refused leaves nothing of the picture that came with it', async () => {
  const ask = async (blogger: number) =>
    shop.send('manager', '/api/manage/payouts', { blogger_id: String(blogger), currency: 'USD' }, [await aPhoto()])
  expect(await ask(mira)).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  expect((await ask(999_999)).status).toBe(404)
  expect(await readdir(join(shop.config.dataDir, 'uploads')).catch(() => [])).toEqual([])
})
