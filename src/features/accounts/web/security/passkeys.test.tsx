import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { press, show, type } from '#test/support/sign-in-dialog.tsx'
import { ada, fakeShop, signedIn } from '../account-fake.ts'
import { showUser } from '../session/account-state.ts'
import { PasskeyList } from './passkey-list.tsx'

const bytes = Uint8Array.from([1, 2, 3]).buffer
const made = { id: 'one', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) }
const picked = { ...made, response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes } }
const created = { ...made, response: { attestationObject: bytes, clientDataJSON: bytes } }

/** What the browser does when it is asked for a passkey. */
let browser: { get: (options: { mediation?: string }) => Promise<unknown>; create: () => Promise<unknown> }
const refused = (name: string) => () => Promise.reject(new DOMException('no', name))
/** A browser that knows passkeys; one that fills fields with them waits there. */
const knowPasskeys = ({ fillsFields = false } = {}) => {
  const isConditionalMediationAvailable = async () => fillsFields
  Object.assign(globalThis, { PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable }) })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: (options: object) => browser.get(options), create: () => browser.create() },
  })
}

const options = { challenge: 'AQID', rpId: 'localhost', allowCredentials: [] }
const creation = { challenge: 'AQID', rp: { id: 'localhost', name: 'Vitrine' }, user: { id: 'AQID', name: 'ada' } }

beforeAll(standInForTheBrowser)
beforeEach(() => {
  showUser(null)
  browser = { get: async () => picked, create: async () => created }
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

describe('signing in with a passkey', () => {
  const answers = { 'POST /api/user/passkeys/login-options': () => ok(options) }

  test('[ACCOUNT-143] the one that was picked signs in, and the cart goes along', async () => {
    knowPasskeys()
    const { shop, session, onClose } = show({ ...answers, 'POST /api/user/passkeys/login': signedIn() })
    await press('Sign in with a passkey')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(shop.bodiesOf('POST /api/user/passkeys/login')).toMatchObject([
      { response: { id: 'one', rawId: 'AQID' }, remember: true, cartId: 'c-1' },
    ])
    expect(session.token()).toBe('t-1')
  })

  test.each([
    ['NotAllowedError', 'No passkey was chosen.'],
    ['SecurityError', 'Passkeys do not work in this browser. A code works everywhere.'],
  ])('[ACCOUNT-143] %s of the browser is told in words', async (name, text) => {
    knowPasskeys()
    browser.get = refused(name)
    const { shop } = show(answers)
    await press('Sign in with a passkey')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(shop.bodiesOf('POST /api/user/passkeys/login')).toEqual([])
    expect(screen.getByRole('button', { name: 'Get the code' })).toBeTruthy()
  })

  test('[ACCOUNT-143] what the shop refuses, and its silence, are told', async () => {
    knowPasskeys()
    const refusal = () => refuse('PASSKEY_REFUSED', { message: 'This passkey did not work.' })
    show({ ...answers, 'POST /api/user/passkeys/login': refusal })
    await press('Sign in with a passkey')
    expect(await screen.findByText('This passkey did not work.')).toBeTruthy()
    cleanup()
    show({})
    await press('Sign in with a passkey')
    expect(await screen.findByText(/^Signing in did not work/)).toBeTruthy()
  })

  test('[ACCOUNT-143] a browser that fills fields with passkeys offers them below the contact', async () => {
    knowPasskeys({ fillsFields: true })
    const asked: (string | undefined)[] = []
    let pick: ((value: unknown) => void) | undefined
    browser.get = ({ mediation }) => {
      asked.push(mediation)
      return new Promise((settle) => (pick = settle))
    }
    const { session, onClose } = show({ ...answers, 'POST /api/user/passkeys/login': signedIn() })
    expect(screen.getByLabelText<HTMLInputElement>('Phone or e-mail').autocomplete).toBe('username webauthn')
    await waitFor(() => expect(asked).toEqual(['conditional']))
    await act(async () => pick?.(picked))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(session.token()).toBe('t-1')
  })

  test('[ACCOUNT-143] a browser without passkeys is not offered any', () => {
    const { shop } = show(answers)
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    expect(shop.asked).toEqual([])
  })
})

describe('the own passkeys', () => {
  const phone = { id: 'p', name: 'Phone', created_at: '2026-11-20T12:00:00Z', used_at: null }
  const desk = { id: 'd', name: '', created_at: '2026-11-19T12:00:00Z', used_at: '2026-11-21T12:00:00Z' }
  const showList = async (answers: Parameters<typeof fakeShop>[0] = {}) => {
    const shop = fakeShop({
      'GET /api/user/passkeys': () => ok([phone, desk]),
      'POST /api/user/passkeys/register-options': () => ok(creation),
      'POST /api/user/passkeys/register': () => ok([phone, desk, { ...phone, id: 'n', name: 'Office' }]),
      'POST /api/user/passkeys/rename': () => ok([{ ...phone, name: 'Old phone' }, desk]),
      'POST /api/user/passkeys/remove': () => ok([desk]),
      ...answers,
    })
    showPages([{ path: '/', element: <PasskeyList /> }], '/', shop.call)
    const part = within(await screen.findByRole('region', { name: 'Passkeys' }))
    return { shop, part }
  }
  const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)

  test('[ACCOUNT-142] are listed with when they were used, and one of this browser is added with a name', async () => {
    knowPasskeys()
    const { shop, part } = await showList()
    expect(await part.findByText(/^Added .*, not used yet$/)).toBeTruthy()
    expect(part.getByText(/^Last used/)).toBeTruthy()
    expect(names()).toEqual(['Phone', 'Passkey'])
    await press('Add a passkey')
    type('Name of the passkey', ' Office ')
    await press('Add a passkey')
    await waitFor(() => expect(names()).toEqual(['Phone', 'Passkey', 'Office']))
    expect(shop.bodiesOf('POST /api/user/passkeys/register')).toMatchObject([
      { response: { id: 'one' }, name: 'Office' },
    ])
  })

  test('[ACCOUNT-240] long after signing in one is added with a code of the own contact', async () => {
    knowPasskeys()
    showUser(ada)
    const key = 'POST /api/user/passkeys/register-options'
    const { shop } = await showList({
      'POST /api/user/get-sms-code': () => ok({ is_email: false }),
      [key]: ({ body }: { body: { code?: string } }) => (body.code ? ok(creation) : refuse('PROOF_NEEDED')),
    })
    await press('Add a passkey')
    await press('Add a passkey')
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Get the code' })))
    fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '4821' } })
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Add a passkey' })))
    await waitFor(() => expect(names()).toEqual(['Phone', 'Passkey', 'Office']))
    expect(shop.bodiesOf(key)).toEqual([{}, { code: '4821' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[ACCOUNT-142] are named anew and removed', async () => {
    knowPasskeys()
    const { shop } = await showList()
    fireEvent.click(await screen.findByRole('button', { name: /^Rename ?Phone$/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Name of the passkey').value).toBe('Phone')
    type('Name of the passkey', 'Old phone')
    await press('Save')
    expect(shop.bodiesOf('POST /api/user/passkeys/rename')).toEqual([{ id: 'p', name: 'Old phone' }])
    expect(names()).toEqual(['Old phone', 'Passkey'])
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Remove ?Old phone$/ })))
    const question = within(screen.getByRole('dialog', { name: 'Remove this passkey?' }))
    expect(question.getByText('Old phone')).toBeTruthy()
    expect(shop.bodiesOf('POST /api/user/passkeys/remove')).toEqual([])
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Remove' })))
    expect(shop.bodiesOf('POST /api/user/passkeys/remove')).toEqual([{ id: 'p' }])
    expect(names()).toEqual(['Passkey'])
  })

  test.each([
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['NotAllowedError', 'No passkey was chosen.'],
  ])('[ACCOUNT-142] %s while one is made is told in words', async (name, text) => {
    knowPasskeys()
    browser.create = refused(name)
    await showList()
    await press('Add a passkey')
    await press('Add a passkey')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText('Name of the passkey')).toBeTruthy()
  })

  test('[ACCOUNT-142] there is room for 20, and a browser without passkeys is told so', async () => {
    knowPasskeys()
    const full = () => refuse('PASSKEYS_FULL', { message: 'There is room for 20 passkeys.' })
    await showList({ 'POST /api/user/passkeys/register-options': full })
    await press('Add a passkey')
    await press('Add a passkey')
    expect((await screen.findByRole('alert')).textContent).toBe('There is room for 20 passkeys.')
    cleanup()
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    await showList({ 'GET /api/user/passkeys': () => ok([]) })
    expect(await screen.findByText('No passkeys yet.')).toBeTruthy()
    expect(screen.getByText('Passkeys do not work in this browser. A code works everywhere.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})
