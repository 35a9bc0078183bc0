import { expect, test } from 'vitest'
import { createBrowser } from '#test/support/order-browser.ts'
import { createOrderShop, newOrder } from '#test/support/saved-orders.ts'
import { createViewer } from './viewer.ts'

test('[ORDER-130] a customer’s order is neither shown nor sent while somebody else or nobody is signed in', async () => {
  const shop = createOrderShop()
  const { openPage, user } = createBrowser(shop)
  const page = openPage()
  user.id = 7
  await page.save({ ...newOrder(), user_id: 7 })
  for (const other of [8, undefined]) {
    user.id = other
    for (const each of [page, openPage()]) {
      await each.confirmAll()
      await each.run({ isBack: true })
      expect(each.getView().orders).toEqual([])
      expect(each.getView().isCustomerMissing).toBe(other === undefined)
    }
  }
  expect(shop.sent).toEqual([])
  user.id = 7
  await page.confirmAll()
  expect(await page.load()).toMatchObject([{ state: 'accepted' }])
  expect(shop.sent).toHaveLength(1)
})

test('[ORDER-312] whom another tab has signed in is not taken for whoever was here before', () => {
  const ada = { id: 7, email: 'ada@mail.example' }
  const eve = { id: 8, email: 'eve@mail.example' }
  let [user, signIn]: [typeof ada | null | undefined, string | undefined] = [undefined, undefined]
  let hear = () => undefined as void
  const viewer = createViewer({
    userNow: () => user,
    onUser: (listener) => (hear = listener),
    signIn: () => signIn,
  })
  const become = (next: typeof user) => {
    user = next
    hear()
  }
  become(null)
  expect(viewer()).toEqual({ user: null, signIn: undefined })
  signIn = 'one'
  expect(viewer()).toEqual({ user: undefined, signIn: 'one' })
  become(ada)
  expect(viewer()).toEqual({ user: ada, signIn: 'one' })
  // the page has not asked yet who that is, or got no answer
  signIn = 'two'
  expect(viewer()).toEqual({ user: undefined, signIn: 'two' })
  become(eve)
  expect(viewer()).toEqual({ user: eve, signIn: 'two' })
  signIn = undefined
  become(null)
  expect(viewer()).toEqual({ user: null, signIn: undefined })
})

test('[ORDER-190] what was saved before it was known whose it is belongs to that sign-in: to nobody else, and to its customer later', async () => {
  const shop = createOrderShop()
  const { openPage, user } = createBrowser(shop)
  const page = openPage()
  Object.assign(user, { signIn: 'one' })
  await page.save({ ...newOrder(), user_id: 0, sign_in: 'one' })
  expect(page.getView().orders).toHaveLength(1)
  Object.assign(user, { id: 8, email: 'eve@mail.example', signIn: 'two' })
  for (const each of [page, openPage()]) {
    await each.confirmAll()
    expect(each.getView().orders).toEqual([])
  }
  expect(shop.sent).toEqual([])
  Object.assign(user, { id: 7, email: 'other@mail.example', signIn: 'one' })
  expect(await openPage().load()).toMatchObject([{ user_id: 7 }])
  Object.assign(user, { signIn: 'three' })
  await page.confirmAll()
  expect(await page.load()).toMatchObject([{ state: 'accepted', user_id: 7 }])
  expect(shop.sent).toHaveLength(1)
})

test('[ORDER-191] where that sign-in is over it belongs to the customer whose address it goes to; a guest hears that it waits', async () => {
  const shop = createOrderShop()
  const { openPage, user } = createBrowser(shop)
  const page = openPage()
  Object.assign(user, { signIn: 'one' })
  await page.save({ ...newOrder(), user_id: 0, sign_in: 'one' })
  Object.assign(user, { signIn: undefined })
  expect(await page.load()).toEqual([])
  expect(page.getView().isCustomerMissing).toBe(true)
  Object.assign(user, { id: 8, email: 'eve@mail.example', signIn: 'two' })
  expect(await page.load()).toEqual([])
  Object.assign(user, { id: 7, email: 'Ada@mail.example', signIn: 'three' })
  expect(await page.load()).toMatchObject([{ user_id: 7 }])
})

test('[ORDER-130] a guest’s order stays a guest’s whoever signs in: shown, and sent without a session', async () => {
  const shop = createOrderShop()
  const { openPage, user } = createBrowser(shop)
  const asGuest: (boolean | undefined)[] = []
  const page = openPage((key, input, options) => {
    asGuest.push(options?.asGuest)
    return shop.call(key, input, options)
  })
  await page.save(newOrder())
  user.id = 7
  await page.confirmAll()
  expect(await page.load()).toMatchObject([{ state: 'accepted', user_id: null }])
  expect(asGuest).toEqual([true])
})
