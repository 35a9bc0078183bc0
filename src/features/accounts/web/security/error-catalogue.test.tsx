import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { press, show, type } from '#test/support/sign-in-dialog.tsx'
import { ada, fakeShop, signedIn } from '../account-fake.ts'
import { showUser, userNow } from '../session/account-state.ts'
import { PasswordChange } from './password-change.tsx'
import { Component as ResetPassword } from '../reset-password-page.tsx'

// the specification's catalogue of errors, as far as it speaks of signing in

const wrongContact = 'Incorrect phone or e-mail'
const codeNotSent = 'The code could not be sent. Check the connection and try again.'
const notSignedIn = 'Signing in did not work. Check the connection and try again.'
const notCalled = 'The call could not be ordered. Check the connection and try again.'
const offline = 'Reset password feature does not work while offline!'
/** How a call ends without an answer that can be read: what the specification calls a thrown error. */
const silent = ['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'WRONG_SHAPE', 'INTERNAL_ERROR', 'NOT_READY'] as const

beforeAll(standInForTheBrowser)
beforeEach(() => showUser(null))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const sent = { 'POST /api/user/get-sms-code': () => ok({ is_email: false }) }
const phone = '+1 555 010 0099'
const ask = async (contact = phone) => {
  type('Phone or e-mail', contact)
  await press('Get the code')
}
const enter = (code = '4821') => act(async () => type('Code, 4 digits', code))
const nameless = signedIn({ ...ada, firstname: '', lastname: '' })

describe('a code that was asked for', () => {
  test.each([
    ['INCORRECT_PHONE_OR_EMAIL', {}, wrongContact],
    ['TOO_MANY_REQUESTS', { retryAfter: 15 }, 'Too many tries. Please wait 15 seconds.'],
    ['TOO_MANY_REQUESTS', { retryAfter: 600 }, 'Too many tries. Please wait 10 minutes.'],
    ['TOO_MANY_REQUESTS', {}, 'Too many tries. Please come back later.'],
    ['OVERLOADED', { message: 'The shop is busy.' }, 'The shop is busy.'],
  ])('[ACCOUNT-151] a failed request is told by its result: %s', async (code, meta, text) => {
    show({ 'POST /api/user/get-sms-code': () => refuse(code, meta) })
    await ask()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test.each(silent)('[ACCOUNT-151] without an answer (%s) it is REGISTER_SMS_CODE_SENDER_ERROR', async (code) => {
    show({ 'POST /api/user/get-sms-code': () => refuse(code) })
    await ask()
    expect(await screen.findByText(codeNotSent)).toBeTruthy()
  })
})

describe('signing in', () => {
  test.each(silent)('[ACCOUNT-151] without an answer (%s) it is REGISTER_FAIL', async (code) => {
    show({ ...sent, 'POST /api/user/check-sms-code': () => refuse(code) })
    await ask()
    await enter()
    expect(await screen.findByText(notSignedIn)).toBeTruthy()
  })

  test.each(silent)('[ACCOUNT-151] a name without an answer (%s) is REGISTER_FAIL too', async (code) => {
    show({ ...sent, 'POST /api/user/check-sms-code': nameless, 'POST /api/user/profile-account': () => refuse(code) })
    await ask()
    await enter()
    type('Your name', 'Nadia')
    await press('Save')
    expect(await screen.findByText(notSignedIn)).toBeTruthy()
  })

  test('[ACCOUNT-151] what failed signs nobody in', async () => {
    const { session } = show({ ...sent, 'POST /api/user/check-sms-code': () => refuse('INCORRECT_CODE') })
    await ask()
    await enter()
    expect(screen.getByRole('alert').textContent).toBe('Incorrect code')
    expect([userNow(), session.token()]).toEqual([null, undefined])
  })
})

const calls: readonly (readonly [string, string])[] = [
  ['INCORRECT_PHONE', 'Incorrect phone'],
  ...silent.map((code) => [code, notCalled] as const),
]
describe('a call back', () => {
  test.each(calls)('[ACCOUNT-151] %s is told', async (code, text) => {
    show({ ...sent, 'POST /api/user/call-back': () => refuse(code) })
    await ask()
    await press('Call me back')
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('what is checked before anything is sent', () => {
  test('[ACCOUNT-151] incorrect phone or e-mail, incorrect code, enter your name', async () => {
    const { shop } = show({ ...sent, 'POST /api/user/check-sms-code': nameless })
    await ask('ada')
    expect(await screen.findByText(wrongContact)).toBeTruthy()
    await ask()
    await press('Continue')
    expect(await screen.findByText('Incorrect code')).toBeTruthy()
    await enter('123')
    await press('Continue')
    expect(await screen.findByText('Incorrect code')).toBeTruthy()
    await enter()
    await press('Save')
    expect(await screen.findByText('Enter your name')).toBeTruthy()
    expect(shop.asked.map(({ key }) => key)).toEqual(['POST /api/user/get-sms-code', 'POST /api/user/check-sms-code'])
  })

  test('[ACCOUNT-151] incorrect e-mail, where only an address will do', async () => {
    const { shop } = show({})
    await press('Sign in with a password')
    await press('Open an account with a password')
    type('Your name', 'Ada')
    type('E-mail', phone)
    type('Password', 'correct horse')
    await press('Open the account')
    expect(await screen.findByText('Incorrect e-mail')).toBeTruthy()
    await press('Back')
    await press('Forgotten your password?')
    await press('Send the link')
    expect(await screen.findByText('Incorrect e-mail')).toBeTruthy()
    expect(shop.asked).toEqual([])
  })
})

describe('passwords', () => {
  const change = (answers: Parameters<typeof fakeShop>[0]) => {
    const shop = fakeShop({ 'GET /api/user/profile': () => ok(ada), ...answers })
    showPages([{ path: '/', element: <PasswordChange user={{ ...ada, has_password: true }} /> }], '/', shop.call)
    type('Current password', 'correct horse')
    type('New password', 'battery staple')
    return shop
  }
  const reset = (answers: Parameters<typeof fakeShop>[0]) => {
    const shop = fakeShop(answers)
    const page = { path: '/reset-password', element: <ResetPassword /> }
    showPages([page], '/reset-password?email=ada@mail.example&token=x', shop.call)
    return shop
  }

  test('[ACCOUNT-151] offline neither is changed nor set anew', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const changing = change({})
    await press('Set the password')
    expect(await screen.findByText(offline)).toBeTruthy()
    cleanup()
    const setting = reset({})
    await screen.findByLabelText('New password')
    type('New password', 'battery staple')
    await press('Set the password')
    expect(await screen.findByText(offline)).toBeTruthy()
    expect([changing.bodiesOf('POST /api/user/change-password'), setting.asked]).toEqual([[], []])
  })

  test('[ACCOUNT-1000] so it is where the browser has a network, and the shop cannot be reached', async () => {
    change({ 'POST /api/user/change-password': () => refuse('OFFLINE') })
    await press('Set the password')
    expect(await screen.findByText(offline)).toBeTruthy()
    cleanup()
    reset({ 'POST /api/user/create-password': () => refuse('OFFLINE') })
    await screen.findByLabelText('New password')
    type('New password', 'battery staple')
    await press('Set the password')
    expect(await screen.findByText(offline)).toBeTruthy()
    cleanup()
    const link = { path: '/reset-password', element: <ResetPassword /> }
    const { call } = fakeShop({ 'POST /api/user/reset-password': () => refuse('OFFLINE') })
    showPages([link], '/reset-password?email=ada@mail.example', call)
    await screen.findByRole('alert')
    await press('Send the link')
    expect(await screen.findByText(offline)).toBeTruthy()
  })

  test('[ACCOUNT-392] [ACCOUNT-607] a link that is too old gives way to the next one', async () => {
    // a browser has the words of this refusal from the shop alone
    const message = 'This link has been used or is too old, says the shop.'
    const shop = reset({
      'POST /api/user/create-password': () => refuse('RESET_TOKEN_INVALID', { message }),
      'POST /api/user/reset-password': () => ok(true),
    })
    await screen.findByLabelText('New password')
    type('New password', 'battery staple')
    await press('Set the password')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.queryByLabelText('New password')).toBeNull()
    await press('Send the link')
    expect(document.activeElement).toBe(await screen.findByText(/a link is on its way to it/))
    expect(shop.bodiesOf('POST /api/user/reset-password')).toEqual([{ email: 'ada@mail.example' }])
  })

  test('[ACCOUNT-392] a link without its end asks for no password', async () => {
    showPages(
      [{ path: '/reset-password', element: <ResetPassword /> }],
      '/reset-password?email=ada@mail',
      fakeShop({}).call,
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/not complete/)
    expect(screen.queryByLabelText('New password')).toBeNull()
    await press('Send the link')
    expect(screen.getByText('Incorrect e-mail')).toBeTruthy()
  })

  test('[ACCOUNT-151] what the shop says about a change is shown', async () => {
    const message = 'This password is not right.'
    change({ 'POST /api/user/change-password': () => refuse('INCORRECT_PASSWORD', { message }) })
    await press('Set the password')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  test('[ACCOUNT-231] that a password is guessed first is told where it is changed and where it is set anew', async () => {
    const message = 'This password is among those that are guessed first. Choose another.'
    change({ 'POST /api/user/change-password': () => refuse('WEAK_PASSWORD', { message }) })
    await press('Set the password')
    expect(await screen.findByText(message)).toBeTruthy()
    cleanup()
    reset({ 'POST /api/user/create-password': () => refuse('WEAK_PASSWORD', { message }) })
    await screen.findByLabelText('New password')
    type('New password', 'sunshine')
    await press('Set the password')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  test('[ACCOUNT-151] [ACCOUNT-607] a link that is too old is told, and a new password is confirmed', async () => {
    const set = async (answer: Result<unknown>) => {
      const shop = reset({ 'POST /api/user/create-password': () => answer })
      await screen.findByLabelText('New password')
      type('New password', 'battery staple')
      await press('Set the password')
      return shop
    }
    const message = 'This link has been used or is too old. Ask for a new one.'
    await set(refuse('RESET_TOKEN_INVALID', { message }))
    expect(await screen.findByText(message)).toBeTruthy()
    cleanup()
    const shop = await set(ok(true))
    expect(document.activeElement).toBe(await screen.findByText('Password has successfully been changed'))
    expect(shop.bodiesOf('POST /api/user/create-password')).toHaveLength(1)
  })
})
