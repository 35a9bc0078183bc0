import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { press, show, type } from '#test/support/sign-in-dialog.tsx'
import type { WireUser } from '../../contract.ts'
import { ada, fakeShop, signedIn } from '../account-fake.ts'
import { showUser, userNow } from '../session/account-state.ts'
import { SecondFactor } from './second-factor.tsx'

const boss: WireUser = { ...ada, roles: ['admin'] }
const waiting = (second_factor: 'enter' | 'set_up'): WireUser => ({ ...ada, second_factor })
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
const start = () => ok({ secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vitrine%3Aada?secret=GEZDGNBVGY3TQOJQ' })
const field = 'Six digits from the app, or a recovery code'

beforeAll(standInForTheBrowser)
beforeEach(() => showUser(null))
afterEach(cleanup)

describe('in the sign-in', () => {
  const enterAs = async (user: WireUser, answers: Parameters<typeof show>[0]) => {
    const shown = show({
      'POST /api/user/get-sms-code': () => ok({ is_email: true }),
      'POST /api/user/check-sms-code': signedIn(user),
      ...answers,
    })
    type('Phone or e-mail', 'ada@mail.example')
    await press('Get the code')
    await act(async () => type('Code, 4 digits', '4821'))
    return shown
  }

  test('[ACCOUNT-144] whoever has an authenticator enters its number, and has the roles then', async () => {
    const answers = [refuse('INCORRECT_CODE'), ok(boss)]
    const { shop, onClose } = await enterAs(waiting('enter'), {
      'POST /api/user/second-factor': () => answers.shift() ?? refuse('OFFLINE'),
    })
    expect(screen.getByRole('dialog', { name: 'One more step' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(field).autocomplete).toBe('one-time-code')
    await press('Continue')
    expect(screen.getByRole('alert').textContent).toBe('Incorrect code')
    type(field, '000000')
    await press('Continue')
    expect(screen.getByRole('alert').textContent).toBe('Incorrect code')
    type(field, '287082')
    await press('Continue')
    expect(shop.bodiesOf('POST /api/user/second-factor')).toEqual([{ code: '000000' }, { code: '287082' }])
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(userNow()).toMatchObject({ roles: ['admin'] })
  })

  test('[ACCOUNT-144] too many tries say how long to wait', async () => {
    const tooMany = () => refuse('TOO_MANY_REQUESTS', { retryAfter: 240 })
    await enterAs(waiting('enter'), { 'POST /api/user/second-factor': tooMany })
    type(field, '287082')
    await press('Continue')
    expect(screen.getByRole('alert').textContent).toBe('Too many tries. Please wait 4 minutes.')
  })

  test('[ACCOUNT-144] whoever has none sets one up: picture, key, link, then recovery codes this one time', async () => {
    const { onClose } = await enterAs(waiting('set_up'), {
      'POST /api/user/second-factor/start': start,
      'POST /api/user/second-factor': () => ok(boss, { recoveryCodes }),
    })
    await screen.findByRole('button', { name: 'Set up an authenticator' })
    await press('Set up an authenticator')
    expect(screen.getByRole('img', { name: 'QR code for the authenticator' })).toBeTruthy()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href')).toMatch(
      /^otpauth:\/\/totp\//,
    )
    type('Six digits from the app', '287082')
    await press('Continue')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    expect(onClose).not.toHaveBeenCalled()
    await press('I have kept them')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('[ACCOUNT-144] the dialog asks again where it was closed before', () => {
    showUser(waiting('enter'))
    show({})
    expect(screen.getByLabelText(field)).toBeTruthy()
  })
})

describe('on the profile page', () => {
  const showPart = (answers: Parameters<typeof fakeShop>[0] = {}, { is_required = true } = {}) => {
    const shop = fakeShop({
      'GET /api/user/profile': () => ok(userNow() ?? boss),
      'GET /api/user/second-factor': () => ok({ is_required, is_set_up: true, recovery_codes_left: 3 }),
      ...answers,
    })
    showPages([{ path: '/', element: <SecondFactor /> }], '/', shop.call)
    return shop
  }

  test('[ACCOUNT-144] new recovery codes want the number where it was not shown lately', async () => {
    showUser(boss)
    const answers = [refuse('SECOND_FACTOR_NEEDED', { message: 'First the number.' }), ok({ codes: recoveryCodes })]
    showPart({
      'POST /api/user/second-factor/recovery-codes': () => answers.shift() ?? refuse('OFFLINE'),
      'POST /api/user/second-factor': () => ok(boss),
    })
    expect(await screen.findByText('An authenticator is set up, 3 recovery codes are left.')).toBeTruthy()
    await press('New recovery codes')
    expect(screen.getByRole('alert').textContent).toBe('First the number.')
    type(field, '287082')
    await press('Continue')
    await press('New recovery codes')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
  })

  test('[ACCOUNT-144] another authenticator is set up in the place of the first', async () => {
    showUser(boss)
    const starts = [refuse('SECOND_FACTOR_NEEDED', { message: 'First the number.' }), start()]
    showPart({
      'POST /api/user/second-factor/start': () => starts.shift() ?? refuse('OFFLINE'),
      'POST /api/user/second-factor': () => ok(boss),
    })
    await screen.findByRole('button', { name: 'Another authenticator' })
    await press('Another authenticator')
    await press('Set up an authenticator')
    type(field, '287082')
    await press('Continue')
    await press('Another authenticator')
    await press('Set up an authenticator')
    expect(screen.getByRole('img', { name: 'QR code for the authenticator' })).toBeTruthy()
  })

  test('[ACCOUNT-145] a recovery code that was entered above it counts no more', async () => {
    showUser(waiting('enter'))
    let left = 10
    showPart({
      'GET /api/user/second-factor': () => ok({ is_required: true, is_set_up: true, recovery_codes_left: left }),
    })
    await screen.findByText('An authenticator is set up, 10 recovery codes are left.')
    left = 9
    act(() => showUser(boss))
    expect(await screen.findByText('An authenticator is set up, 9 recovery codes are left.')).toBeTruthy()
  })

  test('[ACCOUNT-144] nothing of it where the shop asks for none', async () => {
    showUser(boss)
    const shop = showPart({}, { is_required: false })
    await waitFor(() => expect(shop.asked.map(({ key }) => key)).toContain('GET /api/user/second-factor'))
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull()
  })
})
