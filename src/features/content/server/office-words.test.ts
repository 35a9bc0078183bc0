import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/server/context.ts'
import { askAdmin, saveVersion } from '#test/support/ask-admin.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { multipart } from '#test/support/multipart.ts'
import { signIn } from '#test/support/sign-in.ts'
import type { WireOfficePage, WireVersion } from '../rules/office-calls.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const ask = askAdmin(() => shop)
const save = (path: string, body: object) => saveVersion(ask, path, body)

describe('the windows', () => {
  const slide = {
    img: 'demo/scenes/hero-clay.jpg',
    light_bg: false,
    title: { en: 'Made by hand', de: 'Von Hand' },
    text: 'In our own house',
    link: '/women',
  }
  const imgOfDemo = async () =>
    (await shop.app.inject({ url: '/api/home' })).json<{ result: { slides: { img: string }[] } }>().result.slides[0]
      ?.img ?? ''

  test('[CONTENT-80] are those of the settings until others are published, in the language of the view', async () => {
    const img = await imgOfDemo()
    expect((await shop.fetch('/en')).body).toContain('One colour.')
    await save('slides', { slides: [{ ...slide, img }] })
    await expect.poll(async () => (await shop.fetch('/en')).body).toContain('Made by hand')
    expect((await shop.fetch('/de')).body).toContain('Von Hand')
    const home = await shop.app.inject({ url: '/api/home?store=ru' })
    expect(home.json()).toMatchObject({
      result: { slides: [{ img, light_bg: false, title: 'Made by hand', text: 'In our own house', link: '/women' }] },
    })
    const { result } = await ask('GET', 'slides')
    const { items } = (result as { versions: { items: WireVersion[] } }).versions
    await ask('POST', `versions/${items[1]?.id}/publish`, {})
    await expect.poll(async () => (await shop.fetch('/en')).body).toContain('One colour.')
  })

  test('[CONTENT-136] windows that somebody else published meanwhile are not published over, unless these were seen', async () => {
    const seenOf = async () => ((await ask('GET', 'slides')).result as { slides: object[] }).slides
    const img = await imgOfDemo()
    const written = (title: string) => ({ slides: [{ ...slide, img, title }] })
    const seen = await seenOf()
    expect(await ask('POST', 'slides', { ...written('Theirs'), seen })).toMatchObject({ status: 200 })
    const late = { ...written('Mine'), seen }
    const refused = await ask('POST', 'slides', late)
    expect(refused).toMatchObject({
      status: 409,
      result: 'SLIDES_CHANGED',
      meta: { slides: [{ title: { en: 'Theirs' } }] },
    })
    expect(await seenOf()).toMatchObject([{ title: { en: 'Theirs' } }])
    expect(await ask('POST', 'slides', { ...late, draft: true })).toMatchObject({ status: 200 })
    expect(await ask('POST', 'slides', { ...written('Theirs'), seen })).toMatchObject({ status: 200 })
    const { slides } = refused.meta as { slides: object[] }
    expect(await ask('POST', 'slides', { ...late, seen: slides })).toMatchObject({ status: 200 })
    expect(await seenOf()).toMatchObject([{ title: { en: 'Mine' } }])
  })

  test('[CONTENT-81] link to the shop or to https alone, have no markup, and pictures that are there', async () => {
    const img = await imgOfDemo()
    for (const link of [
      'javascript:alert(1)',
      '//elsewhere.example',
      'http://a.example',
      '/\\evil',
      'https://a@b.example/',
    ])
      expect([link, await ask('POST', 'slides', { slides: [{ ...slide, img, link }] })]).toMatchObject([
        link,
        { status: 400, meta: { fields: { 'slides.0.link': 'NO_LINK' } } },
      ])
    const bad = { ...slide, img: '../../etc/passwd', title: '<b>Hot</b>', text: '&lt;script' }
    expect(
      await ask('POST', 'slides', { slides: [bad, { ...slide, img: 'shared/none.webp', title: ' ' }] }),
    ).toMatchObject({
      status: 400,
      meta: {
        fields: {
          'slides.0.img': 'NO_PICTURE',
          'slides.0.title': 'NO_MARKUP',
          'slides.0.text': 'NO_MARKUP',
          'slides.1.img': 'NO_PICTURE',
          'slides.1.title': 'REQUIRED',
        },
      },
    })
    expect(await ask('POST', 'slides', { slides: Array.from({ length: 9 }, () => ({ ...slide, img })) })).toMatchObject(
      {
        status: 400,
      },
    )
    const outside = await save('slides', { slides: [{ ...slide, img, link: 'https://a.example/x?y=1' }], draft: true })
    expect(outside.state).toBe('draft')
  })

  test('[CONTENT-82] a picture that is sent is drawn anew and can be shown; what is no picture is refused', async () => {
    const red = { create: { width: 40, height: 20, channels: 3 as const, background: '#c81e1e' } }
    const upload = async (bytes: Uint8Array, who: Role = 'admin') => {
      const { payload, headers } = multipart([{ field: 'picture', bytes }])
      const authorization = `Bearer ${await signIn(shop.db, who, shop.now())}`
      const url = '/api/admin/slides/picture'
      return shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } })
    }
    const sent = await upload(await sharp(red).jpeg().toBuffer())
    const { result } = sent.json<{ result: { img: string; address: string; swatch: string; width: number } }>()
    expect(result).toMatchObject({ img: expect.stringMatching(/^shared\/[0-9a-f]{32}\.webp$/), width: 40 })
    expect(result.swatch).toMatch(/^#c[5-9a-b]1[0-9a-f]1[0-9a-f]$/)
    expect((await shop.fetch(`/img/1200x620/${result.img}`)).status).toBe(200)
    expect((await shop.fetch(result.address)).status).toBe(200)
    await save('slides', { slides: [{ ...slide, img: result.img, swatch: result.swatch }], draft: true })
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
    expect((await upload(await sharp(red).jpeg().toBuffer(), 'manager')).statusCode).toBe(403)
  })
})

describe('content pages', () => {
  const page = (text: string) => ({
    identifier: 'our-mill',
    store_code: '',
    title: { en: 'Our mill', ru: 'Наша фабрика' },
    content: { en: [{ kind: 'paragraph', text }], ru: [{ kind: 'list', items: ['Раз', ' '] }] },
  })

  test('[CONTENT-83] are published, hidden as drafts, and brought back', async () => {
    const first = await ask('POST', 'page', page('First words'))
    expect(first).toMatchObject({ status: 200, result: { state: 'shown' } })
    await expect.poll(async () => (await shop.fetch('/en/i/our-mill')).body).toContain('First words')
    expect((await shop.fetch('/ru/i/our-mill')).body).toContain('<li>Раз</li></ul>')
    await ask('POST', 'page', { ...page('Not yet'), draft: true })
    await ask('POST', 'page', page('Second words'))
    await expect.poll(async () => (await shop.fetch('/en/i/our-mill')).body).toContain('Second words')
    const { id } = first.result as WireVersion
    await ask('POST', `versions/${id}/publish`, {})
    await expect.poll(async () => (await shop.fetch('/en/i/our-mill')).body).toContain('First words')
    const { result } = await ask('GET', 'page?identifier=our-mill')
    const { versions } = result as { versions: { items: WireVersion[] } }
    expect(versions.items.map(({ state }) => state)).toEqual(['shown', 'earlier', 'draft', 'earlier'])
  })

  test('[CONTENT-115] one that somebody else published meanwhile is not published over, unless that was seen', async () => {
    const identifier = 'our-dye'
    const written = (text: string) => ({ ...page(text), identifier })
    const seenOf = async () => {
      const { title, content, is_active } = (await ask('GET', `page?identifier=${identifier}`))
        .result as WireOfficePage & {
        content: object
      }
      return { title, content, is_active }
    }
    await ask('POST', 'page', written('First'))
    const seen = await seenOf()
    expect(await ask('POST', 'page', { ...written('Theirs'), seen })).toMatchObject({ status: 200 })
    const late = { ...written('Mine'), seen }
    const theirs = [{ kind: 'paragraph', text: 'Theirs' }]
    expect(await ask('POST', 'page', late)).toMatchObject({
      status: 409,
      result: 'PAGE_CHANGED',
      meta: { page: { identifier, content: { en: theirs }, is_active: true } },
    })
    expect((await seenOf()).content).toMatchObject({ en: theirs })
    // a draft stands in nobody's way
    expect(await ask('POST', 'page', { ...late, draft: true })).toMatchObject({ status: 200 })
    // the answer was lost
    expect(await ask('POST', 'page', { ...written('Theirs'), seen })).toMatchObject({ status: 200 })
    expect(await ask('POST', 'page', { ...late, seen: await seenOf() })).toMatchObject({ status: 200 })
    // looked at before there was any
    expect(await ask('POST', 'page', { ...written('New'), seen: { title: {}, content: {} } })).toMatchObject({
      status: 409,
    })
  })

  test('[ADMIN-285] a draft of a page that was never published is listed, opened and called off', async () => {
    const draft = { ...page('Perhaps'), identifier: 'maybe', draft: true }
    await ask('POST', 'page', { ...draft, title: { en: 'Older' } })
    const { id } = (await ask('POST', 'page', draft)).result as WireVersion
    const listed = async () => {
      const { items } = (await ask('GET', 'pages?size=50')).result as { items: { identifier: string }[] }
      return items.filter(({ identifier }) => identifier === 'maybe')
    }
    expect(await listed()).toMatchObject([{ store_code: '', title: { en: 'Our mill' }, is_active: false }])
    const opened = await ask('GET', 'page?identifier=maybe')
    expect(opened.result).toMatchObject({ title: { en: 'Our mill' }, versions: { total: 2 } })
    expect(opened.result).toMatchObject({ content: { en: draft.content.en } })
    expect((await shop.fetch('/en/i/maybe')).status).toBe(404)
    await ask('POST', `versions/${id}/withdraw`, {})
    expect(await listed()).toMatchObject([{ title: { en: 'Older' } }])
    expect((await ask('GET', 'page?identifier=never')).status).toBe(404)
  })

  test('[CONTENT-84] what stood there before the first edit can be brought back', async () => {
    const { result } = await ask('GET', 'page?identifier=delivery')
    const before = result as { title: { en: string }; content: object }
    await ask('POST', 'page', { ...page('Walks'), identifier: 'delivery' })
    await expect.poll(async () => (await shop.fetch('/en/delivery')).body).toContain('Walks')
    const now = await ask('GET', 'page?identifier=delivery')
    const { items } = (now.result as { versions: { items: WireVersion[] } }).versions
    await ask('POST', `versions/${items.at(-1)?.id}/publish`, {})
    const after = await ask('GET', 'page?identifier=delivery')
    expect(after.result).toMatchObject({ title: before.title, content: before.content })
  })

  test('[CONTENT-85] have no markup, a title and an address', async () => {
    expect(
      await ask('POST', 'page', { ...page('<script>alert(1)</script>'), identifier: '../x', title: { en: ' ' } }),
    ).toMatchObject({
      status: 400,
      meta: { fields: { identifier: 'NO_IDENTIFIER', title: 'REQUIRED', 'content.en.0': 'NO_MARKUP' } },
    })
    expect(await ask('GET', 'page?identifier=nothing')).toMatchObject({ status: 404 })
    const { result } = await ask('GET', 'pages?size=2')
    const { items, total } = result as { items: unknown[]; total: number }
    expect([items.length, typeof total, total > 5]).toEqual([2, 'number', true])
  })
})
