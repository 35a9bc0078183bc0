import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAdmin, saveVersion } from '#test/support/ask-admin.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import type { WireVersion } from '../rules/office-calls.ts'
import { findDesign } from './design.ts'
import type { DesignBody } from './design.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const ask = askAdmin(() => shop)
const save = (path: string, body: object) => saveVersion(ask, path, body)
const lookOf = async (path = '/en') => {
  const { body } = await shop.fetch(path)
  return /<link rel="stylesheet" href="(\/assets\/shop-look-[0-9a-f]{16}\.css)"/.exec(body)?.[1]
}
/** The look once every process has heard of it. */
const seenLook = async (text: string) =>
  expect
    .poll(async () => {
      const href = await lookOf()
      return href === undefined ? '' : (await shop.fetch(href)).body
    })
    .toContain(text)

describe('who may', () => {
  test('[CONTENT-70] admins alone change the look, the windows and the pages', async () => {
    const calls = [
      ['GET', 'design'],
      ['GET', 'slides'],
      ['GET', 'pages'],
      ['GET', 'page?identifier=delivery'],
      ['POST', 'design', { tokens: {} }],
      ['POST', 'slides', { slides: [] }],
      ['POST', 'page', { identifier: 'x', store_code: '', title: { en: 'X' }, content: {} }],
      ['POST', 'versions/1/publish', {}],
      ['POST', 'versions/1/withdraw', {}],
    ] as const
    for (const [method, path, body] of calls) {
      for (const who of ['manager', 'blogger', 77] as const)
        expect([path, who, await ask(method, path, body, who)]).toMatchObject([path, who, { status: 403 }])
      const guest = await shop.app.inject({ method, url: `/api/admin/${path}`, ...(body ? { payload: body } : {}) })
      expect([path, guest.statusCode]).toEqual([path, 401])
    }
  })
})

describe('the look', () => {
  test('[CONTENT-71] [CONTENT-72] tokens are shown on every page by a style sheet of their own, at once, and are taken back', async () => {
    expect(await lookOf()).toBeUndefined()
    const version = await save('design', { tokens: { '--accent': '#A00', ink: 'light-dark(#222222, #eeeeee)' } })
    expect(version).toMatchObject({ state: 'shown', body: { tokens: { accent: '#aa0000' } } })
    await seenLook('--accent:#aa0000')
    const href = (await lookOf('/ru/delivery')) ?? ''
    const { status, headers, body } = await shop.fetch(href)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(body).toContain('--ink:light-dark(#222222, #eeeeee)')
    expect((await shop.fetch('/en/shell.html')).body).toContain(href)
    const old = await shop.fetch('/assets/shop-look-0123456789abcdef.css')
    expect([old.status, old.headers['cache-control'], old.body]).toEqual([200, 'no-store', body])

    const { result } = await ask('GET', 'design')
    const { items } = (result as { versions: { items: WireVersion[] } }).versions
    expect(items.map(({ state }) => state)).toEqual(['shown', 'earlier'])
    const back = await ask('POST', `versions/${items[1]?.id}/publish`, {})
    expect(back).toMatchObject({ status: 200, result: { state: 'shown', restores: items[1]?.id } })
    await expect.poll(() => lookOf()).toBeUndefined()
  })

  test('[CONTENT-73] what is no token, no colour, no length or no font of the list is refused by name', async () => {
    const tokens = {
      brand: '#fff',
      accent: 'red;}body{display:none',
      paper: 'url(https://elsewhere.example/x)',
      'r-1': '900px',
      font: 'Comic Sans MS',
    }
    expect(await ask('POST', 'design', { tokens })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
      meta: {
        fields: {
          'tokens.brand': 'UNKNOWN_TOKEN',
          'tokens.accent': 'NO_COLOUR',
          'tokens.paper': 'NO_COLOUR',
          'tokens.r-1': 'NO_LENGTH',
          'tokens.font': 'NO_FONT',
        },
      },
    })
    expect(await ask('POST', 'design', { tokens: {}, skin: 'nothing' })).toMatchObject({ status: 400 })
  })

  test('[CONTENT-74] words that are hard to read on their ground are told of, and kept', async () => {
    const { result } = await ask('POST', 'design', { tokens: { accent: '#dddddd', paper: '#ffffff' }, draft: true })
    const { warnings } = result as { warnings: object[] }
    expect(warnings).toContainEqual({ text: 'accent', ground: 'paper', scheme: 'light', ratio: 1.3, least: 4.5 })
  })

  test('[CONTENT-75] a draft is shown to nobody until it is published', async () => {
    const draft = await save('design', { tokens: { accent: '#0a5a2a' }, draft: true })
    expect(draft.state).toBe('draft')
    expect(await lookOf()).toBeUndefined()
    expect(await ask('POST', `versions/${draft.id}/publish`, {})).toMatchObject({ result: { state: 'shown' } })
    await seenLook('--accent:#0a5a2a')
  })

  test('[CONTENT-76] a schedule is shown from its time on, and can be called off before', async () => {
    const at = new Date(shop.now().getTime() + 3600_000).toISOString()
    const one = await save('design', { tokens: { accent: '#5a0a5a' }, publish_at: at })
    const other = await save('design', { tokens: { accent: '#0a5a5a' }, publish_at: at })
    expect([one.state, other.state]).toEqual(['scheduled', 'scheduled'])
    expect(await ask('POST', `versions/${other.id}/withdraw`, {})).toMatchObject({ result: { state: 'withdrawn' } })
    expect(await ask('POST', `versions/${other.id}/publish`, {})).toMatchObject({ status: 404 })
    await seenLook('--accent:#0a5a2a')
    const waiting = await shop.db
      .selectFrom('content_version')
      .select('publish_at')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(waiting.publish_at?.toISOString()).toBe(at)
    // its time has come
    expect((await findDesign(shop.db, new Date(Date.parse(at) - 1))).tokens.accent).toBe('#0a5a2a')
    expect((await findDesign(shop.db, new Date(at))).tokens.accent).toBe('#5a0a5a')
    const shown = await ask('GET', 'design')
    const { items } = (shown.result as { versions: { items: WireVersion[] } }).versions
    const id = items.find(({ state }) => state === 'shown')?.id
    expect(await ask('POST', `versions/${id}/withdraw`, {})).toMatchObject({ status: 409, result: 'ALREADY_SHOWN' })
    for (const publish_at of [shop.now().toISOString(), '2999-01-01T00:00:00Z'])
      expect(await ask('POST', 'design', { tokens: {}, publish_at })).toMatchObject({
        status: 400,
        meta: { fields: { publish_at: 'NOT_AHEAD' } },
      })
  })

  test('[CONTENT-77] versions are added and never changed', async () => {
    const change = shop.db.updateTable('content_version').set({ body: '{}' }).where('kind', '=', 'design').execute()
    await expect(change).rejects.toThrow('append-only')
    await expect(shop.db.deleteFrom('content_version').execute()).rejects.toThrow('append-only')
  })

  test('[CONTENT-136] a look that somebody else published meanwhile is not published over, unless that was seen', async () => {
    const seenOf = async () => {
      const { skin, tokens } = (await ask('GET', 'design')).result as DesignBody
      return { skin, tokens }
    }
    const seen = await seenOf()
    const theirs = { skin: 'default', tokens: { accent: '#11aa33' } }
    expect(await ask('POST', 'design', { ...theirs, seen })).toMatchObject({ status: 200 })
    const late = { skin: 'default', tokens: { accent: '#3311aa' }, seen }
    const refused = { status: 409, result: 'DESIGN_CHANGED', meta: { design: theirs } }
    expect(await ask('POST', 'design', late)).toMatchObject(refused)
    const publish_at = new Date(shop.now().getTime() + 3600_000).toISOString()
    expect(await ask('POST', 'design', { ...late, publish_at })).toMatchObject(refused)
    expect(await seenOf()).toEqual(theirs)
    // a draft stands in nobody's way, and an answer that was lost is given again
    expect(await ask('POST', 'design', { ...late, draft: true })).toMatchObject({ status: 200 })
    expect(await ask('POST', 'design', { ...theirs, seen })).toMatchObject({ status: 200 })
    expect(await ask('POST', 'design', { ...late, seen: theirs })).toMatchObject({ status: 200 })
    expect(await seenOf()).toEqual({ skin: late.skin, tokens: late.tokens })
  })

  test('[CONTENT-79] a skin stands below the tokens', async () => {
    const { result } = await ask('GET', 'design')
    const { skins } = result as { skins: { id: string; name: string }[] }
    expect(skins.slice(0, 2)).toMatchObject([
      { id: 'default', name: 'Vitrine' },
      { id: 'dune', name: 'Dune' },
    ])
    await save('design', { tokens: { accent: '#123456' }, skin: 'dune' })
    await seenLook('--accent:#123456')
    const { body } = await shop.fetch((await lookOf()) ?? '')
    expect(body).toContain("--font:Georgia, 'Times New Roman'")
    expect((await shop.fetch('/en')).body).toContain('content="#faf6ef"')
  })
})
