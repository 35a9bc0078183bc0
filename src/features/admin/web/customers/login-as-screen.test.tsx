import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './login-as-screen.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const key = 'POST /api/user/login-as'
const acting = { ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example', is_admin: false } }
const enter = (contact: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Phone or e-mail'), { target: { value: contact } })
    fireEvent.submit(screen.getByRole('button', { name: 'Authorize' }).closest('form') as HTMLFormElement)
  })

test('[ADMIN-7] a contact of no right form is told at the field, and nothing is sent', async () => {
  const { call, bodiesOf } = fakeOffice({})
  showScreen(Screen, '/admin/login-as', call)
  for (const contact of ['', '   ', 'ada', 'ada@mail', '12345']) {
    await enter(contact)
    expect(screen.getByText('Incorrect phone or e-mail')).toBeTruthy()
  }
  expect(bodiesOf(key)).toEqual([])
})

test.each([
  [refuse('INCORRECT_PHONE_OR_EMAIL'), 'Incorrect phone or e-mail'],
  [refuse('NOT_FOUND'), 'Nobody is known by this contact'],
  [refuse('ACCESS_DENIED'), 'You cannot act in the name of the shop’s own people'],
  [refuse('SECOND_FACTOR_NEEDED', { message: 'Enter the second factor.' }), 'Enter the second factor.'],
])('[ADMIN-7] refused with %o it says “%s”', async (refusal, text) => {
  const { call } = fakeOffice({ [key]: () => refusal })
  showScreen(Screen, '/admin/login-as', call)
  await enter('ada@mail.example')
  expect(screen.getByText(text)).toBeTruthy()
})

test('[ADMIN-7] [ACCOUNT-192] the contact is trimmed, pressing again sends nothing, and a notice says as whom one goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const { call, bodiesOf } = fakeOffice({ 'GET /api/user/profile': () => ok(acting) })
  const slowly: AnyCall = async (asked, input) => {
    const answer = await call(asked, input)
    return asked === key ? promise : answer
  }
  const { notices, router } = showScreen(Screen, '/admin/login-as', slowly)
  await enter(' ada@mail.example ')
  await enter(' ada@mail.example ')
  expect(bodiesOf(key)).toEqual([{ contact: 'ada@mail.example' }])
  await act(async () => resolve(ok(acting, { token: 'acting' })))
  await waitFor(() =>
    expect(notices.list()).toMatchObject([{ kind: 'success', text: 'You are signed in as this customer' }]),
  )
  expect(router.state.location.pathname).toBe('/')
})
