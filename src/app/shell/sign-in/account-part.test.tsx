import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { cartOf } from '#features/cart/web/store/cart-access.ts'
import { fakeCartServer, fakeItem } from '#features/cart/web/cart-fake.ts'
import { GroupPricesProvider, ProductCard } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { rememberSearch } from '#features/search/web/index.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { SessionLoss } from '#platform/web/session/session.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { compared } from '#features/wishlist/web/compared.ts'
import { wishlist } from '#features/wishlist/web/wishlist.ts'
import { wishNow } from '#features/accounts/web/sign-in/sign-in-wish.ts'
import { AccountPart } from './account-part.tsx'

const [hoodie, shoe] = [fakeItem('HOODIE'), fakeItem('SHOE')]
const server = fakeCartServer([hoodie, shoe])
let answers: Record<string, () => Result<unknown>> = {}
const call: AnyCall = async (key, input, options) => {
  if (key === 'GET /api/product/render-list') {
    const { skus, groupToken } = input.query as { skus: string; groupToken?: string }
    const final_price = groupToken === 'group of ada' ? 30 : 40
    return ok({ items: skus.split(',').map((sku) => ({ sku, price_info: { final_price, regular_price: 50 } })) })
  }
  return answers[key]?.() ?? server.call(key, input, options)
}
const cart = () => cartOf('en', typedCall<CartContract>(call))
const skus = () => Array.from(cart().getView().lines, ({ item }) => item.sku)

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  localStorage.clear()
  history.replaceState({}, '', '/')
  answers = { 'POST /api/user/lists': () => refuse('OFFLINE') }
  showUser(null)
  server.signIn(undefined)
  await act(async () => cart().clear())
})
afterEach(cleanup)

const card: CardProduct = {
  id: 1,
  sku: 'ONE',
  parentSku: 'ONE',
  name: 'Piece ONE',
  type_id: 'simple',
  url_path: 'p/ONE/piece',
  image: 'a.avif',
  sale: true,
  new: false,
  is_promo: false,
  stock: { is_in_stock: true },
  configurable_options: [],
  final_price_incl_tax: 40,
  original_price_incl_tax: 50,
}
const show = (at = '/') => {
  let getAccount: ReturnType<typeof useGetAccount> | undefined
  const Probe = () => {
    getAccount = useGetAccount()
    return null
  }
  const shell = shellData({ settings: { ...settings, group_price_tiers: true } })
  const { panels, notices, router } = renderPage(
    <GroupPricesProvider>
      <AccountPart />
      <ProductCard product={card} />
      <Probe />
    </GroupPricesProvider>,
    { shell, call, at },
  )
  const enter = (user: typeof ada, meta = {}) => act(async () => getAccount?.().enter(user, meta))
  const register = (user: typeof ada) => act(async () => getAccount?.().registered(user))
  const begin = (user: typeof ada, meta = {}) => act(async () => getAccount?.().act(user, meta))
  const leave = (isSilent = false) => act(async () => getAccount?.().leave({ isSilent }))
  const lose = (loss: SessionLoss) => act(async () => getAccount?.().lost(loss))
  return { panels, notices, router, enter, register, leave, lose, actAs: begin }
}

/** A guest's cart with a hoodie, and the one that the shop has kept for the customer. */
const fillCarts = async () => {
  server.carts.set('of ada', { version: 3, lines: [{ ...shoe, item_id: 90, qty: 2 }], done: new Set(), coupon: null })
  await act(async () => {
    cart().add(hoodie, 1)
    await cart().whenSettled()
  })
  expect(skus()).toEqual(['HOODIE'])
}

test.each([true, false])(
  '[ACCOUNT-118] after signing in the customer’s cart takes the guest’s place, with what is in it, had a guest one: %s',
  async (hadOne) => {
    await fillCarts()
    if (!hadOne) await act(async () => cart().clear())
    const { enter, panels } = show()
    server.signIn('of ada')
    await enter(ada)
    await waitFor(() => expect(cart().getView()).toMatchObject({ cartId: 'of ada', count: hadOne ? 3 : 2 }))
    expect(skus()).toEqual(hadOne ? ['SHOE', 'HOODIE'] : ['SHOE'])
    expect(panels.opened()).toBeUndefined()
  },
)

test('[ACCOUNT-118] a cart that the shop has merged already is taken as the answer names it', async () => {
  await fillCarts()
  const { enter } = show()
  await enter(ada, { merged: { id: null, cart_id: 'of ada', lines: [] } })
  await waitFor(() => expect(cart().getView()).toMatchObject({ cartId: 'of ada', count: 2 }))
})

test('[ACCOUNT-118] prices in sight are those of the customer’s group', async () => {
  const { enter } = show()
  expect(screen.getByText('$40.00')).toBeTruthy()
  await enter({ ...ada, groupToken: 'group of ada' })
  expect(await screen.findByText('$30.00')).toBeTruthy()
  expect(screen.queryByText('$40.00')).toBeNull()
})

test('[SESSION-5] [QUEUE-17] a session that is over asks to sign in; one whose new token was refused too says so in the specified words', async () => {
  for (const cause of ['refused', 'attempts'] as const) {
    const { panels, notices, lose } = show()
    await lose({ cause, wasInUse: true })
    expect(panels.opened()).toBe('sign-in')
    const said = notices.list().map(({ text }) => text)
    const words = 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.'
    expect([cause, said.includes(words)]).toEqual([cause, cause === 'attempts'])
    cleanup()
  }
})

test('[ACCOUNT-118] [ACCOUNT-221] [ACCOUNT-1002] a blogger gets the menu opened, with a name or without, and is told so', async () => {
  const { enter, panels, notices } = show()
  for (const firstname of ['', 'Ada']) {
    panels.close()
    await enter({ ...ada, firstname, lastname: '', roles: ['blogger'] })
    expect(panels.opened()).toBe('menu')
  }
  expect(notices.list().map(({ text }) => text)).toContain('You are signed in')
})

test('[ACCOUNT-118] a blogger who is still asked for a name gets the menu once it is given', async () => {
  const { enter, panels, register } = show()
  panels.open('sign-in')
  const nameless = { ...ada, firstname: '', lastname: '', roles: ['blogger' as const] }
  await enter(nameless)
  expect(panels.opened()).toBe('sign-in')
  await register({ ...nameless, firstname: 'Ada' })
  expect(panels.opened()).toBe('menu')
})

test.each([false, true])(
  '[ACCOUNT-102] [ACCOUNT-574] logging out leaves nothing of somebody in this browser; silently: %s',
  async (isSilent) => {
    await fillCarts()
    const { enter, leave, panels, notices, router } = show('/women')
    server.signIn('of ada')
    answers['POST /api/user/logout'] = () => ok(true)
    await enter(ada)
    await waitFor(() => expect(cart().getView().cartId).toBe('of ada'))
    const piece = { sku: 'ONE', name: 'Piece ONE', image: 'a.avif', url_path: 'p/ONE/piece', qty: 1 } as const
    wishlist.add(piece)
    compared.add(piece)
    for (const key of ['checkout.en.form', 'checkout.ru', 'text.contact'])
      sessionStorage.setItem(`vitrine.${key}`, '{"city":"Turin"}')
    rememberSearch('ru', 'подарок для Евы')
    document.cookie = 'cart-ru=of ada; Path=/'
    const kept = ['cart.ru', 'cart.ru.op.1', 'cart.ru.count', 'viewed.en', 'viewed.ru', 'viewed.ru.untold']
    for (const key of [...kept, 'activeOrder.en', 'activeOrder.ru']) localStorage.setItem(`vitrine.${key}`, '["ONE"]')
    panels.open('menu')
    await leave(isSilent)
    await waitFor(() => expect(cart().getView().count).toBe(0))
    expect([wishlist.now(), compared.now()]).toEqual([[], []])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage).filter((key) => /viewed|activeOrder|searches|[.]ru/.test(key))).toEqual([])
    expect(document.cookie).not.toContain('ada')
    const ends = isSilent ? ['menu', 'You are signed in', '/women'] : [undefined, "You're logged out", '/']
    await waitFor(() =>
      expect([panels.opened(), notices.list().at(-1)?.text, router.state.location.pathname]).toEqual(ends),
    )
  },
)

test('[ACCOUNT-193] [ACCOUNT-242] acting for a customer takes their cart, not the actor’s, greets nobody, and ends once the shop answers', async () => {
  await fillCarts()
  const { actAs, notices, panels, leave } = show()
  server.signIn('of ada')
  const actor = { id: 4, name: 'Mina', contact: 'm@mail.example' }
  await actAs({ ...ada, roles: ['blogger'], actor }, { token: 'acting' })
  await waitFor(() => expect(cart().getView()).toMatchObject({ cartId: 'of ada', count: 2 }))
  expect(notices.list()).toEqual([])
  expect(panels.opened()).toBeUndefined()
  answers['POST /api/user/logout'] = () => refuse('OFFLINE')
  await leave(true)
  await waitFor(() => expect(notices.list()[0]?.text).toBe('That did not work. Check the connection and try again.'))
  expect([userNow()?.actor?.id, cart().getView().cartId]).toEqual([4, 'of ada'])
})

test.each([
  ['/order/0b6f7a52-3f0e-4d0e-8a53-0c1a5b1d2e3f', undefined],
  ['/women', 'sign-in'],
])('[ACCOUNT-196] a link that was used already, at %s, opens %s', async (path, opened) => {
  history.replaceState({}, '', `${path}?contact=ada@mail.example&code=0123456789abcdef0123456789abcdef&key=k`)
  answers['POST /api/user/fast-login'] = () => refuse('INCORRECT_CODE')
  answers['GET /api/user/profile'] = () => refuse('UNAUTHORIZED')
  const { panels, notices } = show(path)
  await waitFor(() => expect([panels.opened(), notices.list().length]).toEqual([opened, opened ? 0 : 1]))
  const words = /^This link has signed somebody in already\. Your order is here all the same/
  const isSaid = notices.list().every(({ kind, text }) => kind === 'warning' && words.test(text))
  expect([isSaid, wishNow().isLinkOld]).toEqual([true, opened && true])
})

test('[ACCOUNT-120] a link to the own phone that is pressed again signs nobody out', async () => {
  const left: string[] = []
  answers['POST /api/user/logout'] = () => (left.push('left'), ok(true))
  answers['POST /api/user/fast-login'] = () => refuse('INCORRECT_CODE')
  showUser({ ...ada, email: null, phone: '+12125550123' })
  const search = '?contact=%2B12125550123&code=0123456789abcdef0123456789abcdef'
  history.replaceState({}, '', `/women${search}`)
  const { panels, router } = show(`/women${search}`)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect([left, panels.opened()]).toEqual([[], undefined])
})

test.each([false, true])(
  '[ACCOUNT-120] [ACCOUNT-241] a link to somebody else signs nobody out before it is good: %s',
  async (isGood) => {
    const asked: string[] = []
    answers['POST /api/user/logout'] = () => (asked.push('logout'), ok(true))
    answers['POST /api/user/fast-login'] = () =>
      isGood ? ok({ ...ada, id: 8, firstname: 'Bea' }, { token: 'of bea' }) : refuse('INCORRECT_CODE')
    answers['POST /api/cart/create'] = () => ok('of bea')
    showUser(ada)
    wishlist.add({ sku: 'ONE', name: 'Piece ONE', image: 'a.avif', url_path: 'p/ONE/piece', qty: 1 })
    const search = '?contact=bea%40mail.example&code=0123456789abcdef0123456789abcdef'
    history.replaceState({}, '', `/women${search}`)
    const { panels } = show(`/women${search}`)
    await waitFor(() => expect(isGood ? userNow()?.id === 8 : panels.opened() === 'sign-in').toBe(true))
    expect([userNow()?.id, wishlist.now().length, asked]).toEqual([isGood ? 8 : 7, isGood ? 0 : 1, []])
  },
)
