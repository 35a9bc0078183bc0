import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeCabinet, listOf, ownSettings, showScreen } from '#test/support/cabinet-screens.tsx'
import { Screen as Post } from './posts/post-screen.tsx'
import { Screen as Posts } from './posts/posts-screen.tsx'
import { Screen as Product } from './products/product-screen.tsx'
import { Screen as Settings } from './settings-screen.tsx'
import { Screen as Wiki } from './wiki/wiki-screen.tsx'
import { Screen as Wikis } from './wiki/wikis-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[BLOGGER-119] posts lead to their product and to themselves', async () => {
  const post = {
    id: 1,
    type: 'story',
    promoted_at: '2026-11-20T10:00:00.000Z',
    item_id: 7,
    products: [{ id: 7, title: 'Loopback hoodie', image: 'a.avif', is_set: false, url: null }],
    link: 'https://insta.example/p/1',
    photos: [],
  }
  const shop = fakeCabinet({ 'GET /api/blogger/posts': () => listOf(post) })
  showScreen(Posts, '/cabinet/products/posts?period=month', shop.call)
  expect((await screen.findByRole('link', { name: 'Loopback hoodie' })).getAttribute('href')).toBe(
    '/cabinet/products/7',
  )
  const out = screen.getByRole('link', { name: 'Open the post' })
  expect([out.getAttribute('href'), out.getAttribute('rel')]).toEqual([
    'https://insta.example/p/1',
    'noopener noreferrer',
  ])
  expect(shop.asked('GET /api/blogger/posts')[0]?.query).toEqual({ period: 'month' })
})

test('[BLOGGER-120] instructions are listed in their order and read one by one', async () => {
  const wiki = { id: 1, slug: 'first steps', title: 'First steps', sort: 1, updated_at: '2026-11-20T10:00:00.000Z' }
  showScreen(Wikis, '/cabinet/wiki', fakeCabinet({ 'GET /api/blogger/wikis': () => listOf(wiki) }).call)
  expect((await screen.findByRole('link', { name: 'First steps' })).getAttribute('href')).toBe(
    '/cabinet/wiki/first%20steps',
  )
  cleanup()
  const shop = fakeCabinet({
    'GET /api/blogger/wiki/:slug': () => ok({ ...wiki, json: { blocks: [{ kind: 'paragraph', text: 'Say hello.' }] } }),
  })
  showScreen(Wiki, '/cabinet/wiki/first%20steps', shop.call)
  expect(await screen.findByText('Say hello.')).toBeTruthy()
  expect(shop.asked('GET /api/blogger/wiki/:slug')[0]?.params).toEqual({ slug: 'first steps' })
})

test('[BLOGGER-121] settings are changed, each for itself, addresses checked, empty lines left out', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/settings': () => ok(ownSettings()),
    'POST /api/blogger/settings': ({ body }) => ok(ownSettings(body as object)),
  })
  const { notices } = showScreen(Settings, '/cabinet/settings', shop.call)
  const field = await screen.findByLabelText('Address of your profile')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.change(field, { target: { value: 'mira' } })
  save()
  expect(screen.getByRole('alert').textContent).toContain('https://')
  fireEvent.change(field, { target: { value: ' https://insta.example/mira ' } })
  fireEvent.change(screen.getByLabelText(/What each post has to bring/), { target: { value: 'One\n\n Two ' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'I use shopping tags' }))
  save()
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('Your settings are saved.'))
  expect(shop.asked('POST /api/blogger/settings')[0]?.body).toEqual({
    instagram_link: 'https://insta.example/mira',
    has_instagram_shopping: true,
    post_actions: ['One', 'Two'],
  })
})

test('[BLOGGER-428] what is typed while the settings are saved stays, and is what the next save sends', async () => {
  const saved = Promise.withResolvers<Result<unknown>>()
  const shop = fakeCabinet({ 'GET /api/blogger/settings': () => ok(ownSettings()) })
  const bodies: unknown[] = []
  showScreen(Settings, '/cabinet/settings', async (key, input) => {
    if (!key.startsWith('POST ')) return shop.call(key, input)
    bodies.push(input.body)
    return saved.promise
  })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  const [mine, text] = ['Address of your profile', 'Text for your profile']
  await screen.findByLabelText(mine)
  fill(mine, ' https://insta.example/mira')
  await press()
  fill(text, 'On the move')
  const typing = field(text)
  await act(async () => saved.resolve(ok(ownSettings({ instagram_link: 'https://insta.example/mira' }))))
  expect([typing.isConnected, field(text).value, field(mine).value]).toEqual([
    true,
    'On the move',
    'https://insta.example/mira',
  ])
  await press()
  expect(bodies).toEqual([{ instagram_link: 'https://insta.example/mira' }, { profile_text: 'On the move' }])
})

test.each<[string, () => React.ReactNode, string]>([
  ['/cabinet/products/x', Product, 'There is no such product among yours'],
  ['/cabinet/products/x/story', Post, 'There is no such product among yours'],
  ['/cabinet/wiki/none', Wiki, 'There is no such instruction'],
])(
  '[BLOGGER-429] at an address that can be nothing’s it says that there is no such thing: %s',
  async (at, Screen, told) => {
    const shop = fakeCabinet({
      'GET /api/blogger/products': () => refuse('INVALID_INPUT', { fields: { id: 'must be integer' } }),
      'GET /api/blogger/wiki/:slug': () => refuse('NOT_FOUND'),
    })
    showScreen(Screen, at, shop.call)
    expect(await screen.findByText(told)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)
