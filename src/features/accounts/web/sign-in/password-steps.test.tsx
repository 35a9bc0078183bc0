import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada } from '../account-fake.ts'
import { showUser, userNow } from '../session/account-state.ts'
import { press, show, type } from '#test/support/sign-in-dialog.tsx'

beforeAll(standInForTheBrowser)
beforeEach(() => showUser(null))
afterEach(cleanup)

describe('with a password', () => {
  const open = () => press('Sign in with a password')

  test('[ACCOUNT-121] signs in, with all that it takes in one answer', async () => {
    const { shop, session, onClose } = show({
      'POST /api/user/login': () => ok('t-9', { token: 't-9', user: ada }),
      'GET /api/user/profile': () => refuse('OFFLINE'),
    })
    await open()
    type('Phone or e-mail', 'ada@mail.example')
    type('Password', 'correct horse')
    await press('Sign in')
    expect(shop.bodiesOf('POST /api/user/login')).toEqual([
      { username: 'ada@mail.example', password: 'correct horse', remember: true, cartId: 'c-1' },
    ])
    expect([session.token(), userNow()?.id]).toEqual(['t-9', ada.id])
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('[ACCOUNT-121] a refused one shows the message of the shop', async () => {
    show({ 'POST /api/user/login': () => refuse('INCORRECT_LOGIN', { message: 'Wrong password or address.' }) })
    await open()
    type('Phone or e-mail', 'ada@mail.example')
    await press('Sign in')
    expect(screen.getByRole('alert').textContent).toBe('Wrong password or address.')
  })

  test('[ACCOUNT-121] opens an account, whose password has eight characters', async () => {
    const { shop, events } = show({
      'POST /api/user/create': () => ok({}),
      'POST /api/user/login': () => ok('t-9', { token: 't-9', user: ada }),
    })
    await open()
    await press('Open an account with a password')
    type('Your name', 'Ada May Winter')
    type('E-mail', 'ada@mail.example')
    type('Password', 'short')
    await press('Open the account')
    expect(screen.getByRole('alert').textContent).toBe('The password needs at least 8 characters')
    type('Password', 'long enough')
    await press('Open the account')
    expect(shop.bodiesOf('POST /api/user/create')).toEqual([
      {
        customer: { email: 'ada@mail.example', firstname: 'Ada', lastname: 'May Winter' },
        password: 'long enough',
      },
    ])
    expect(events).toContain('registered')
  })

  test('[ACCOUNT-231] a password that is guessed first stays to be replaced, below what the shop says', async () => {
    const message = 'This password is among those that are guessed first. Choose another.'
    const fields = { password: 'WEAK_PASSWORD' }
    const { shop } = show({ 'POST /api/user/create': () => refuse('WEAK_PASSWORD', { fields, message }) })
    await open()
    await press('Open an account with a password')
    type('Your name', 'Ada May Winter')
    type('E-mail', 'ada@mail.example')
    type('Password', 'sunshine')
    await press('Open the account')
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(shop.bodiesOf('POST /api/user/login')).toEqual([])
    type('Password', 'correct horse')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[ACCOUNT-122] a mail leads to a new one; offline that is refused', async () => {
    const { shop } = show({ 'POST /api/user/reset-password': () => ok(true) })
    await open()
    await press('Forgotten your password?')
    type('E-mail', 'ada@mail.example')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Send the link')
    expect(screen.getByRole('alert').textContent).toBe('Reset password feature does not work while offline!')
    expect(shop.asked).toEqual([])
    online.mockRestore()
    await press('Send the link')
    expect(screen.getByText(/a link is on its way to it/)).toBeTruthy()
  })

  test('[ACCOUNT-1000] a mail with a new one is refused so by a shop that cannot be reached as well', async () => {
    show({ 'POST /api/user/reset-password': () => refuse('OFFLINE') })
    await open()
    await press('Forgotten your password?')
    type('E-mail', 'ada@mail.example')
    await press('Send the link')
    expect(screen.getByRole('alert').textContent).toBe('Reset password feature does not work while offline!')
  })
})
