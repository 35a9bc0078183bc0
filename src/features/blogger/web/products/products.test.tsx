import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Archive } from './archive-screen.tsx'
import { fakeCabinet, listOf, ownSettings, promoProduct, showScreen } from '#test/support/cabinet-screens.tsx'
import { Screen as Post } from '../posts/post-screen.tsx'
import { Screen as Posts } from '../posts/posts-screen.tsx'
import { Screen as Product } from './product-screen.tsx'
import { Screen as Products } from './products-screen.tsx'

beforeAll(() => {
  standInForTheBrowser()
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const onItsWay = promoProduct({ id: 1, title: 'Runner', delivered: false, delivered_at: null, days_to_delivery: 2 })
const shown = promoProduct({ id: 2, title: 'Tee', promoted_count: 2, promoted_dates: ['2026-11-01T00:00:00.000Z'] })
const aside = promoProduct({ id: 3, title: 'Cap', archive: true, archived_reason: 'size', archived_by: 'blogger' })

test('[BLOGGER-110] three lists, each with what can be done', async () => {
  const all = [onItsWay, promoProduct(), shown, aside]
  showScreen(Products, '/cabinet/products', fakeCabinet({ 'GET /api/blogger/products': () => listOf(...all) }).call)
  const list = async (name: RegExp) => within(await screen.findByRole('region', { name }))
  const coming = await list(/On their way/)
  expect(coming.getByText('Arrives in 2 days')).toBeTruthy()
  expect(coming.getByRole('button', { name: 'Mark received' })).toBeTruthy()
  const next = await list(/To be shown/)
  expect(next.getByRole('link', { name: 'New post' }).getAttribute('href')).toBe('/cabinet/products/7/post')
  expect(next.getByText('Delivered Nov 20, 2026')).toBeTruthy()
  const done = await list(/Shown or put aside/)
  expect(done.getByText('Shown 2 times (last Nov 1, 2026)')).toBeTruthy()
  expect(done.getByText('Put aside · Wrong size')).toBeTruthy()
})

test('[BLOGGER-111] what came is marked at a press, and the lists are read anew', async () => {
  let items = [onItsWay]
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(...items),
    'POST /api/blogger/order-received': () => {
      items = [{ ...onItsWay, delivered: true, delivered_at: '2026-11-22T00:00:00.000Z' }]
      return ok({ received: 1 })
    },
  })
  showScreen(Products, '/cabinet/products', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark received' }))
  expect(await screen.findByText('Delivered Nov 22, 2026')).toBeTruthy()
  expect(shop.asked('POST /api/blogger/order-received')[0]?.body).toEqual({ id: 1 })
})

test('[BLOGGER-112] putting aside wants a reason, another one its words; it can be taken back unless the shop did it', async () => {
  let items = [promoProduct()]
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(...items),
    'POST /api/blogger/archive': ({ body }) => {
      const { archive } = body as { archive: boolean }
      items = [promoProduct(archive ? { archive, archived_reason: 'other', archived_by: 'blogger' } : {})]
      return ok(items[0])
    },
  })
  showScreen(Products, '/cabinet/products', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Put aside' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Put “Loopback hoodie” aside?' }))
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Put aside' }))
  submit()
  expect(dialog.getByRole('alert').textContent).toBe('Choose a reason.')
  fireEvent.click(dialog.getByRole('radio', { name: 'Another reason' }))
  submit()
  expect(dialog.getByRole('alert').textContent).toBe('Say in a few words what the reason is.')
  fireEvent.change(dialog.getByLabelText('In your words (optional)'), { target: { value: ' Smells ' } })
  submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByRole('link', { name: 'New post' })).toBeTruthy()
  expect(shop.asked('POST /api/blogger/archive').map(({ body }) => body)).toEqual([
    { id: 7, type: 'product', archive: true, reason: 'other', notes: 'Smells' },
    { id: 7, archive: false },
  ])
  cleanup()
  const shops = promoProduct({ archive: true, archived_by: 'manager' })
  showScreen(
    Archive,
    '/cabinet/products/archive',
    fakeCabinet({ 'GET /api/blogger/products': () => listOf(shops) }).call,
  )
  expect(await screen.findByText('Put aside by the shop')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })

test('[BLOGGER-113] a post goes with its photos and its address, once; then the product is shown', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(promoProduct()),
    'GET /api/blogger/settings': () => ok(ownSettings()),
    'POST /api/blogger/post': () => ok({}),
  })
  const { router } = showScreen(Post, '/cabinet/products/7/story', shop.call)
  expect(await screen.findByText('Name us in it: @vitrine')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Name the shop' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Link to the post/), { target: { value: 'instagram' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the post' }))
  expect(screen.getByRole('alert').textContent).toContain('https://')
  fireEvent.change(screen.getByLabelText(/Link to the post/), { target: { value: 'https://insta.example/p/1' } })
  fireEvent.change(screen.getByLabelText(/Add photos/), { target: { files: [photo] } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the post' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sending…' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/products/7'))
  const sent = shop.asked('POST /api/blogger/post')
  expect(sent).toHaveLength(1)
  const form = sent[0]?.body as FormData
  expect([form.get('type'), form.get('item_id'), form.get('link')]).toEqual(['story', '7', 'https://insta.example/p/1'])
  expect(form.getAll('photos')).toHaveLength(1)
  expect(form.get('client_id')).toMatch(/^[\da-f-]{36}$/)
})

test('[BLOGGER-430] a post that was stored before its answer was lost is shown, where another one is sent by its id', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(promoProduct()),
    'GET /api/blogger/settings': () => ok(ownSettings()),
    'POST /api/blogger/post': ({ body }) =>
      (body as FormData).get('link') === null
        ? refuse('OFFLINE')
        : refuse('INVALID_INPUT', { fields: { client_id: 'INVALID' } }),
  })
  const { router, notices } = showScreen(Post, '/cabinet/products/7/story', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Save the post' }))
  await screen.findByRole('alert')
  fireEvent.change(screen.getByLabelText(/Link to the post/), { target: { value: 'https://insta.example/p/1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the post' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/products/7'))
  expect(notices.list().map(({ kind, text }) => [kind, text])).toEqual([
    ['warning', expect.stringMatching(/^What was sent before/)],
  ])
})

test('[BLOGGER-114] the profile has a text and a link to copy', async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  Object.assign(navigator, { clipboard: { writeText: write } })
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(promoProduct()),
    'GET /api/blogger/settings': () => ok(ownSettings()),
  })
  const { notices } = showScreen(Post, '/cabinet/products/7/profile', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the link' }))
  await waitFor(() => expect(notices.list().at(-1)?.text).toBe('Copied to the clipboard.'))
  expect(write).toHaveBeenCalledWith('https://vitrine.example/en?promo=BLOGGER')
})

test('[BLOGGER-115] what a good photo is is said before one is chosen, until it is not wanted any more', async () => {
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(promoProduct()),
    'GET /api/blogger/settings': () => ok(ownSettings({ show_attention_photo_modal: true })),
    'POST /api/blogger/settings': () => ok(ownSettings()),
  })
  showScreen(Post, '/cabinet/products/7/post', shop.call)
  const dialog = within(await screen.findByRole('dialog', { name: 'What makes a good photo' }))
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Do not show this again' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shop.asked('POST /api/blogger/settings')[0]?.body).toEqual({ show_attention_photo_modal: false })
})

test('[BLOGGER-116] [BLOGGER-1030] a product shows its photos, which can be taken away after a question, and its posts', async () => {
  const images = [{ id: 5, item_id: 7, path: '/uploads/a.webp', created_at: '2026-11-20T10:00:00.000Z' }]
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(promoProduct({ blogger_images: images })),
    'GET /api/blogger/posts': () => listOf(),
    'POST /api/blogger/photos/:id/remove': () => refuse('PHOTO_POSTED', { message: 'It belongs to a post.' }),
  })
  showScreen(Product, '/cabinet/products/7', shop.call)
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }))
    return within(await screen.findByRole('dialog', { name: 'Remove photo 1?' }))
  }
  fireEvent.click((await ask()).getByRole('button', { name: 'Keep it' }))
  expect(shop.asked('POST /api/blogger/photos/:id/remove')).toEqual([])
  fireEvent.click((await ask()).getByRole('button', { name: 'Remove' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It belongs to a post.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('No posts yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Story' }).getAttribute('href')).toBe('/cabinet/products/7/story')
})

test('[BLOGGER-338] where there are no posts yet it says how they come, and leads to the products', async () => {
  showScreen(Posts, '/cabinet/products/posts', fakeCabinet({ 'GET /api/blogger/posts': () => listOf() }).call)
  expect(await screen.findByText(/^Show what the shop sent you, and tell of it with the product/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To your products' }).getAttribute('href')).toBe('/cabinet/products')
})
