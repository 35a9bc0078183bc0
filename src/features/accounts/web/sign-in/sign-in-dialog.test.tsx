import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { PanelsProvider, createPanels } from '#platform/web/page/panels.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada, signedIn } from '../account-fake.ts'
import { showUser } from '../session/account-state.ts'
import { useSignIn } from './sign-in-wish.ts'
import { press, show, type } from '#test/support/sign-in-dialog.tsx'

beforeAll(standInForTheBrowser)
beforeEach(() => showUser(null))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const codeSent = (isEmail: boolean) => () => ok({ is_email: isEmail })

const panels = createPanels()
const withPanels = ({ children }: { children: ReactNode }) => <PanelsProvider value={panels}>{children}</PanelsProvider>

const askFor = async (contact: string) => {
  type('Phone or e-mail', contact)
  await press('Get the code')
}
const enterCode = (code: string) => act(async () => type('Code, 4 digits', code))

describe('the way in', () => {
  test('[ACCOUNT-110] [ACCOUNT-220] login, code, and the dialog closes; the cart goes along', async () => {
    const { shop, session, onClose, events } = show({
      'POST /api/user/get-sms-code': codeSent(true),
      'POST /api/user/check-sms-code': signedIn(),
    })
    await askFor(' ada@mail.example ')
    expect(screen.getByText('ada@mail.example')).toBeTruthy()
    await enterCode('4821')
    expect(shop.bodiesOf('POST /api/user/check-sms-code')).toEqual([
      { phone: 'ada@mail.example', code: '4821', platform: 'web', remember: true, cartId: 'c-1' },
    ])
    expect(session.token()).toBe('t-1')
    expect(events).toContain('entered')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('[ORDER-310] [SHELL-358] a press that asked for the code has it sent, once, and the dialog waits for it', async () => {
    const { result } = renderHook(() => useSignIn(), { wrapper: withPanels })
    result.current({ contact: 'ada@mail.example', asksCode: true })
    const { shop } = show({ 'POST /api/user/get-sms-code': codeSent(true) })
    expect(await screen.findByLabelText('Code, 4 digits')).toBeTruthy()
    expect(screen.getByText('Code, 4 digits').closest('.vh')).toBeNull()
    expect(shop.bodiesOf('POST /api/user/get-sms-code')).toEqual([{ phone: 'ada@mail.example', platform: 'web' }])
  })

  test('[ACCOUNT-110] arrows lead from the code to the login, and from the name to the code', async () => {
    show({
      'POST /api/user/get-sms-code': codeSent(true),
      'POST /api/user/check-sms-code': signedIn({ ...ada, firstname: '', lastname: '' }),
    })
    await askFor('new@mail.example')
    await press('Back')
    expect(screen.getByLabelText<HTMLInputElement>('Phone or e-mail').value).toBe('new@mail.example')
    await press('Get the code')
    await enterCode('4821')
    expect(screen.getByLabelText('Your name')).toBeTruthy()
    await press('Back')
    expect(screen.getByLabelText('Code, 4 digits')).toBeTruthy()
  })

  test('[ACCOUNT-103] whoever signs in in another tab meanwhile is asked nothing any more', async () => {
    const { onClose } = show({ 'POST /api/user/get-sms-code': codeSent(true) })
    await askFor('ada@mail.example')
    act(() => showUser(ada))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test.each([
    ['', 'Incorrect phone or e-mail'],
    ['hello', 'Incorrect phone or e-mail'],
    ['12345', 'Incorrect phone or e-mail'],
    ['a@b', 'Incorrect phone or e-mail'],
  ])('[ACCOUNT-111] "%s" is neither a phone nor an address', async (contact, text) => {
    const { shop } = show({})
    await askFor(contact)
    expect(screen.getByText(text)).toBeTruthy()
    expect(shop.asked).toEqual([])
  })

  test('[ACCOUNT-112] one field for the code, which phones and mail programs can fill', async () => {
    show({ 'POST /api/user/get-sms-code': codeSent(false) })
    await askFor('+1 555 010 0099')
    const field = screen.getByLabelText<HTMLInputElement>('Code, 4 digits')
    expect(field.autocomplete).toBe('one-time-code')
    expect(field.inputMode).toBe('numeric')
  })

  test('[ACCOUNT-112] it is checked at four digits, also pasted with others around, and once', async () => {
    const { shop } = show({
      'POST /api/user/get-sms-code': codeSent(false),
      'POST /api/user/check-sms-code': () => refuse('INCORRECT_CODE'),
    })
    await askFor('+1 555 010 0099')
    await enterCode('482')
    expect(shop.bodiesOf('POST /api/user/check-sms-code')).toHaveLength(0)
    await press('Continue')
    expect(screen.getByRole('alert').textContent).toBe('Incorrect code')
    await enterCode('Code: 4821.')
    expect(shop.bodiesOf('POST /api/user/check-sms-code')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Incorrect code')
    await enterCode('48219')
    expect(shop.bodiesOf('POST /api/user/check-sms-code')).toHaveLength(1)
  })

  test('[ACCOUNT-113] [ACCOUNT-220] a new code may be asked for after 15 s, then it counts again; only phones are called', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
    const { shop } = show({
      'POST /api/user/get-sms-code': codeSent(false),
      'POST /api/user/call-back': () => ok(true),
    })
    await askFor('+1 555 010 0099')
    expect(screen.getByText('Request new code in 15 seconds')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(14_300))
    expect(screen.getByText('Request new code in 1 second')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await press('Send a new code')
    const asked = { phone: '+1 555 010 0099', platform: 'web' }
    expect(shop.bodiesOf('POST /api/user/get-sms-code')).toEqual([asked, asked])
    expect(screen.getByText(/in 15 seconds/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(15_500))
    await press('Call me back')
    expect(screen.getByText(/We will call you at/)).toBeTruthy()
    expect(shop.bodiesOf('POST /api/user/call-back')).toEqual([asked])
    expect(screen.getByText(/in 15 seconds/)).toBeTruthy()
  })

  test('[ACCOUNT-113] nobody is called at an e-mail address', async () => {
    show({ 'POST /api/user/get-sms-code': codeSent(true) })
    await askFor('ada@mail.example')
    expect(screen.queryByRole('button', { name: 'Call me back' })).toBeNull()
  })

  test('[ACCOUNT-114] a code that could not be sent', async () => {
    show({})
    await askFor('ada@mail.example')
    expect(screen.getByText('The code could not be sent. Check the connection and try again.')).toBeTruthy()
  })

  test('[ACCOUNT-114] a refused request says why, in seconds', async () => {
    show({ 'POST /api/user/get-sms-code': () => refuse('TOO_MANY_REQUESTS', { retryAfter: 40 }) })
    await askFor('ada@mail.example')
    expect(screen.getByText('Too many tries. Please wait 40 seconds.')).toBeTruthy()
  })

  test('[ACCOUNT-114] a check and a call without an answer', async () => {
    vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true })
    show({ 'POST /api/user/get-sms-code': codeSent(false) })
    await askFor('+1 555 010 0099')
    await enterCode('4821')
    expect(screen.getByRole('alert').textContent).toMatch(/^Signing in did not work/)
    await press('Call me back')
    expect(screen.getByRole('alert').textContent).toMatch(/^The call could not be ordered/)
  })

  test('[ACCOUNT-115] [ACCOUNT-221] somebody new says a name, and is told of as registered', async () => {
    const { shop, events, onClose, notices } = show({
      'POST /api/user/get-sms-code': codeSent(true),
      'POST /api/user/check-sms-code': signedIn({ ...ada, firstname: '', lastname: '' }),
      'POST /api/user/profile-account': () => ok({ ...ada, firstname: 'Nadia' }),
    })
    await askFor('new@mail.example')
    await enterCode('4821')
    await press('Save')
    expect(screen.getByText('Enter your name')).toBeTruthy()
    type('Your name', 'Nadia ')
    await press('Save')
    expect(shop.bodiesOf('POST /api/user/profile-account')).toEqual([{ name: 'Nadia' }])
    expect(events).toContain('registered')
    expect(notices.list()).toMatchObject([{ kind: 'success', text: 'Your name is saved' }])
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('[ACCOUNT-116] who does not want to stay signed in says so', async () => {
    const { shop } = show({
      'POST /api/user/get-sms-code': codeSent(true),
      'POST /api/user/check-sms-code': signedIn(),
    })
    await askFor('ada@mail.example')
    const remember = screen.getByLabelText<HTMLInputElement>('Remember me on this device')
    expect(remember.checked).toBe(true)
    fireEvent.click(remember)
    await enterCode('4821')
    expect(shop.bodiesOf('POST /api/user/check-sms-code')).toMatchObject([{ remember: false }])
  })

  test('[ACCOUNT-117] whoever is signed in sees as whom, the way to the account and the way out', async () => {
    showUser(ada)
    const { events } = show({ 'POST /api/user/logout': () => ok(true) })
    expect(screen.getByRole('status').textContent).toBe('You have signed in successfully as')
    expect(screen.getByText('+1 555 010 0001')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/my-account')
    await press('Log out')
    expect(events).toContain('left')
  })
})
