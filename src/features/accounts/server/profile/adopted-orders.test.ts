import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

const adopted: object[] = []
let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp({
    adoptOrders: async (_db, { customerId, email }) => void adopted.push({ customerId, email }),
  })
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'

test('[ORDER-310] [ACCOUNT-500] orders of a guest are looked for when the address is shown to be theirs by a code, and then alone', async () => {
  adopted.length = 0
  const { token, post } = await shop.enter(ana)
  const { id } = (await shop.profile(token)).result as { id: number }
  expect(adopted).toEqual([{ customerId: id, email: ana }])
  await shop.signIn('+1 212 555 0177')
  const email = 'ana-2@mail.example'
  await shop.send(email)
  expect((await post('/api/user/update', { email, code: '0' })).result).toBe('INCORRECT_CODE')
  expect(adopted).toHaveLength(1)
  expect((await post('/api/user/update', { email, code: await shop.lastCode() })).code).toBe(200)
  expect(adopted.slice(1)).toEqual([{ customerId: id, email }])
})

test('[ACCOUNT-523] so they are when a new password is set by the link sent there, and by no other link', async () => {
  const { token } = await shop.enter(ana)
  const { id } = (await shop.profile(token)).result as { id: number }
  shop.jobs.length = 0
  await shop.call('/api/user/reset-password', { email: ana })
  await shop.deliver()
  const link = new URL(/https?:\S+/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? '')
  const resetToken = link.searchParams.get('token') ?? ''
  const set = (given: string) =>
    shop.call('/api/user/create-password', {
      email: ana,
      newPassword: 'tulips on the windowsill',
      resetToken: given,
    })
  adopted.length = 0
  expect((await set(`${resetToken}x`)).result).toBe('RESET_TOKEN_INVALID')
  expect(adopted).toEqual([])
  expect((await set(resetToken)).code).toBe(200)
  expect(adopted).toEqual([{ customerId: id, email: ana }])
})
