import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cabinetOf, createBloggerShop } from '#test/support/blogger-shop.ts'
import type { BloggerShop, List } from '#test/support/blogger-shop.ts'
import type { WireWiki } from '../../contract.ts'
import type { ManagedWiki } from '../../rules/wiki-calls.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('blogger_wiki').execute())

const write = (slug: string, changes: object = {}) =>
  shop.ask('manager', 'POST', '/api/manage/wikis', { slug, title: { en: slug }, content: {}, ...changes })
const written = async (slug: string, changes?: object) => (await write(slug, changes)).result as ManagedWiki
const change = (id: number, body: object) => shop.ask('manager', 'POST', `/api/manage/wikis/${id}`, body)
const read = (url: string) => cabinetOf(shop).ask(url)
const listed = async (url = 'wikis') => ((await read(url)).result as List<WireWiki>).items.map(({ slug }) => slug)
const count = async () =>
  (await shop.db.selectFrom('setting').select('value').where('key', '=', 'instructions_count').executeTakeFirst())
    ?.value

test('[BLOGGER-122] [BLOGGER-123] an instruction is read once it is published, in the languages it is written in', async () => {
  const words = {
    title: { en: 'First steps', ru: 'Первые шаги', de: ' ' },
    content: { en: [{ kind: 'paragraph', text: ' Begin here. ' }], ru: [{ kind: 'list', items: ['Раз', ''] }] },
  }
  const { id, is_published: isPublished, words: kept } = await written('first-steps', words)
  expect([isPublished, kept]).toEqual([
    false,
    {
      title: { en: 'First steps', ru: 'Первые шаги' },
      content: { en: [{ kind: 'paragraph', text: 'Begin here.' }], ru: [{ kind: 'list', items: ['Раз'] }] },
    },
  ])
  expect([await listed(), (await read('wiki/first-steps')).status, await count()]).toEqual([[], 404, 0])
  expect((await change(id, { is_published: true })).status).toBe(200)
  expect([await listed(), await count()]).toEqual([['first-steps'], 1])
  expect((await read('wiki/first-steps?store=ru')).result).toMatchObject({
    title: 'Первые шаги',
    json: { blocks: [{ kind: 'list', items: ['Раз'] }] },
  })
  // a change of its words leaves the rest of it
  await change(id, { title: { en: 'Begin' } })
  expect((await read('wiki/first-steps?store=de')).result).toMatchObject({
    title: 'Begin',
    json: { blocks: [{ kind: 'paragraph', text: 'Begin here.' }] },
  })
  await change(id, { is_published: false })
  expect([await listed(), (await read('wiki/first-steps')).status, await count()]).toEqual([[], 404, 0])
})

test('[BLOGGER-211] two managers at the same moment: what is published is counted, and the words of both stay', async () => {
  const [one, other] = [await written('one'), await written('other')]
  for (let round = 0; round < 20; round += 1) {
    const isOn = round % 2 === 0
    await Promise.all([change(one.id, { is_published: isOn }), change(other.id, { is_published: !isOn })])
    expect([round, await count()]).toEqual([round, (await listed()).length])
    const content = { en: [{ kind: 'paragraph', text: `Round ${round}.` }] }
    await Promise.all([change(one.id, { title: { en: `Title ${round}` } }), change(one.id, { content })])
    const { words } = (await shop.ask('manager', 'GET', `/api/manage/wikis/${one.id}`)).result as ManagedWiki
    expect(words).toEqual({ title: { en: `Title ${round}` }, content })
  }
})

test('[BLOGGER-212] what another manager changed meanwhile is not written over unseen; a repeat of the same is none', async () => {
  const { id, words } = await written('one')
  const seen = { ...words, is_published: false }
  const first = { title: { en: 'First' }, content: words.content, is_published: false, seen }
  const kept = (await change(id, first)).result as ManagedWiki
  expect((await change(id, first)).status).toBe(200)
  const late = await change(id, { ...first, title: { en: 'Second' } })
  expect(late).toMatchObject({ status: 409, result: 'WIKI_CHANGED', meta: { wiki: { words: kept.words } } })
  await change(id, { is_published: true })
  // whoever did not see that it is shown does not hide it
  expect((await change(id, { ...first, seen: { ...seen, ...kept.words } })).result).toBe('WIKI_CHANGED')
  const again = { ...first, title: { en: 'Second' }, is_published: true, seen: { ...kept.words, is_published: true } }
  expect((await change(id, again)).result).toMatchObject({ words: { title: { en: 'Second' } }, is_published: true })
})

test('[BLOGGER-122] what is written has no markup, a title, and an address of its own', async () => {
  await written('one')
  expect(await write('one')).toMatchObject({ status: 409, result: 'WIKI_EXISTS' })
  for (const slug of ['', 'Big', 'a b', '../x', 'ä']) expect([slug, (await write(slug)).status]).toEqual([slug, 400])
  const bad = [
    { title: {} },
    { title: { en: '<b>x</b>' } },
    { content: { en: [{ kind: 'paragraph', text: '<script>alert(1)</script>' }] } },
    { content: { ru: [{ kind: 'list', items: ['<img src=x onerror=alert(1)>'] }] } },
    { content: { en: [{ kind: 'html', text: 'x' }] } },
  ]
  for (const changes of bad) expect([changes, (await write('two', changes)).status]).toEqual([changes, 400])
  const { id } = await written('three')
  expect((await change(id, { content: { en: [{ kind: 'paragraph', text: '<b>' }] } })).status).toBe(400)
  expect((await change(id + 1000, {})).status).toBe(404)
})

test('[BLOGGER-124] they are moved among each other, and a new one goes last; 100 at most', async () => {
  const ids: number[] = []
  for (const slug of ['a', 'b', 'c', 'd']) ids.push((await written(slug, { is_published: true })).id)
  const [, , , last = 0] = ids
  await change(last, { place: 1 })
  expect(await listed()).toEqual(['a', 'd', 'b', 'c'])
  await change(last, { place: 100 })
  expect(await listed()).toEqual(['a', 'b', 'c', 'd'])
  await Promise.all(Array.from({ length: 110 }, (_, index) => write(`more-${index}`)))
  expect(await write('too-many')).toMatchObject({ status: 409, result: 'WIKIS_FULL' })
  const all = (await shop.ask('manager', 'GET', '/api/manage/wikis')).result as List<ManagedWiki>
  expect([all.total, all.items.slice(0, 4).map(({ slug }) => slug)]).toEqual([100, ['a', 'b', 'c', 'd']])
})
