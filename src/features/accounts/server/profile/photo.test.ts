import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '#platform/server/context.ts'
import { uploadJobs } from '#platform/server/uploads/upload-files.ts'
import { createAccountsApp } from '#test/support/accounts.ts'
import { multipart } from '#test/support/multipart.ts'
import type { FormFile } from '#test/support/multipart.ts'
import { admitUpload } from '../limits.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await rm(join(shop.dataDir, 'uploads'), { recursive: true, force: true })
})

const draw = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#f80' } }).withExif({ IFD0: { Copyright: 'CANARY' } })
const send = async (token: string | undefined, files: readonly FormFile[], extra: Record<string, string> = {}) => {
  const { payload, headers } = multipart(files)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/user/photo',
    payload,
    headers: { ...headers, ...authorization, ...extra },
  })
  return { status: answer.statusCode, ...(JSON.parse(answer.body) as { result: unknown; meta?: { fields?: object } }) }
}
const photoOf = ({ result }: { result: unknown }) => (result as { photo: string }).photo
const takeAway = async () => {
  for (const { data } of shop.jobs.filter(({ name }) => name === 'uploads.remove'))
    await uploadJobs(shop)['uploads.remove']?.(data)
}
const kept = () => readdir(join(shop.dataDir, 'uploads')).catch(() => [])

describe('the own photo', () => {
  it('[ACCOUNT-62] two transactions that collide leave one file, the tried one none beside it', async () => {
    const { token } = await shop.enter()
    await sql`create sequence collisions`.execute(shop.db)
    await sql`create function collide() returns trigger language plpgsql as $$ begin
      if nextval('collisions') < 3 then raise exception 'deadlock' using errcode = '40P01'; end if; return new; end $$`.execute(
      shop.db,
    )
    await sql`create trigger collide before insert on upload for each row execute function collide()`.execute(shop.db)
    const photo = photoOf(await send(token, [{ field: 'photo', bytes: await draw().png().toBuffer() }]))
    await sql`drop function collide cascade`.execute(shop.db)
    expect(await kept()).toEqual([photo.slice('/uploads/'.length)])
  })

  it('[ACCOUNT-474] of several that are sent at the same moment one is kept, and no file of the others', async () => {
    const { token } = await shop.enter()
    const bytes = await draw().png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, [{ field: 'photo', bytes }])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await takeAway()
    expect(await kept()).toEqual([photoOf(await shop.profile(token)).slice('/uploads/'.length)])
  })

  it('[ACCOUNT-30] [ACCOUNT-61] [ACCOUNT-62] is drawn anew, shown in a sandbox, and takes the place of the one before', async () => {
    const { token, post } = await shop.enter()
    const source = await draw().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(source.includes('CANARY')).toBe(true)
    const photo = photoOf(await send(token, [{ field: 'photo', bytes: source }]))
    expect(photo).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
    const shown = await shop.app.inject({ method: 'GET', url: photo })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 40, height: 60, exif: undefined })
    const next = photoOf(await send(token, [{ field: 'photo', bytes: await draw().avif().toBuffer() }]))
    await takeAway()
    expect(await kept()).toEqual([next.slice('/uploads/'.length)])
    expect((await post('/api/user/photo/remove')).result).toMatchObject({ photo: null })
    await takeAway()
    expect(await kept()).toEqual([])
    for (const url of [photo, '/uploads/..%2f..%2fetc%2fpasswd', '/uploads/x'])
      expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('[ACCOUNT-61] is no larger than is shown', async () => {
    const { token } = await shop.enter()
    const photo = photoOf(await send(token, [{ field: 'photo', bytes: await draw(5000, 1000).png().toBuffer() }]))
    const { width, height } = await sharp(await readFile(join(shop.dataDir, photo))).metadata()
    expect([width, height]).toEqual([2000, 400])
  })

  it('[ACCOUNT-61] what is no picture is refused and not kept', async () => {
    const { token } = await shop.enter()
    const jpeg = await draw().jpeg().toBuffer()
    const png = await draw().png().toBuffer()
    const huge = Buffer.from(png)
    huge.writeUInt32BE(50_000, 16)
    huge.writeUInt32BE(50_000, 20)
    const files = {
      text: Buffer.from('hello'),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
      pdf: Buffer.from('%PDF-1.4'),
      empty: Buffer.alloc(0),
      torn: jpeg.subarray(0, jpeg.length / 2),
      renamed: Buffer.concat([png.subarray(0, 8), jpeg]),
      jpegHead: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
      huge,
    }
    for (const [name, bytes] of Object.entries(files))
      expect([name, await send(token, [{ field: 'photo', name: `${name}.jpg`, bytes }])]).toMatchObject([
        name,
        { status: 400, result: 'INVALID_INPUT', meta: { fields: { photo: 'NO_PICTURE' } } },
      ])
    expect(await kept()).toEqual([])
  })

  it('[ACCOUNT-61] what hangs behind a picture does not come along', async () => {
    const { token } = await shop.enter()
    const polyglot = Buffer.concat([await draw().jpeg().toBuffer(), Buffer.from('<script>alert("polyglot")</script>')])
    const photo = photoOf(await send(token, [{ field: 'photo', name: 'x.html', type: 'text/html', bytes: polyglot }]))
    expect((await readFile(join(shop.dataDir, photo))).includes('polyglot')).toBe(false)
  })

  it('[ACCOUNT-60] is one file of 10 MB at most, and only a form has files', async () => {
    const { token, post } = await shop.enter()
    const bytes = await draw().png().toBuffer()
    const two = [
      { field: 'photo', bytes },
      { field: 'photo', bytes },
    ]
    const refused = { status: 400, meta: { fields: { photo: 'must NOT have more than 1 items' } } }
    expect(await send(token, two)).toMatchObject(refused)
    expect((await send(token, [{ field: 'photo', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }])).status).toBe(413)
    expect(await send(token, [])).toMatchObject({ status: 400, meta: { fields: { photo: 'NO_PICTURE' } } })
    expect((await post('/api/user/photo', { photo: 'x' })).status).toBe(415)
    const { payload, headers } = multipart([{ field: 'photo', bytes }])
    const elsewhere = await shop.app.inject({ method: 'POST', url: '/api/user/get-sms-code', payload, headers })
    expect(elsewhere.statusCode).toBe(415)
    const torn = await shop.app.inject({
      method: 'POST',
      url: '/api/user/photo',
      payload: payload.subarray(0, payload.length - 40),
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    expect(torn.statusCode).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('[ACCOUNT-60] a stranger’s form is not read, and a person sends thirty a day', async () => {
    const bytes = await draw().png().toBuffer()
    expect((await send(undefined, [{ field: 'photo', bytes }])).status).toBe(401)
    const { token } = await shop.enter()
    expect(
      (await send(token, [{ field: 'photo', bytes }], { cookie: 'rt=x', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    const answers = []
    for (let times = 0; times < 31; times += 1) answers.push((await send(token, [{ field: 'photo', bytes }])).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })

  it('[ACCOUNT-60] what an address sends is limited as its codes are, and not where these are not', async () => {
    const now = new Date('2026-11-02T10:00:00Z')
    const takenOf = async (codesPerAddress: number, session?: Session): Promise<number> => {
      const who = { session, address: `203.0.113.${codesPerAddress}` }
      let taken = 0
      for (let turn = 0; turn < 40; turn += 1)
        if ((await admitUpload(shop.db, who, { now, codesPerAddress })).ok) taken += 1
      return taken
    }
    expect([await takenOf(10), await takenOf(2), await takenOf(0)]).toEqual([30, 6, 40])
    const somebody = { id: randomUUID(), customerId: 901, roles: [], actorId: undefined }
    expect([
      await takenOf(0, somebody),
      await takenOf(0, { ...somebody, customerId: 902, roles: ['blogger'] }),
    ]).toEqual([30, 40])
  })
})
