import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada } from '../account-fake.ts'
import { showUser } from '../session/account-state.ts'
import { Component as ContactPage } from '../contact-page.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const shop = { isThere: true, sent: [] as Record<string, unknown>[] }
let bodies: Record<string, unknown>[] = []
let answer: Result<unknown> = ok(true)
const call: AnyCall = async (_, { body }) => (bodies.push(body as Record<string, unknown>), answer)

beforeAll(async () => {
  standInForTheBrowser()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!shop.isThere) throw new TypeError('no network')
    if (typeof body === 'string') shop.sent.push(JSON.parse(body) as Record<string, unknown>)
    return Response.json({ code: 200, result: true })
  })
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})
beforeEach(() => {
  showUser(null)
  sessionStorage.clear()
  bodies = []
  answer = ok(true)
})
afterEach(cleanup)

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const openContact = async () => {
  showPages([{ path: '/contact', Component: ContactPage }], '/contact', call)
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))

test('[CONTACT-1] what is missing or wrong says so, and the focus goes to the first of it', async () => {
  await openContact()
  write('E-mail', 'ada')
  send()
  expect(screen.getByText('Please enter your name.')).toBeTruthy()
  expect(screen.getByText('Please enter an e-mail address that we can answer to.')).toBeTruthy()
  expect(screen.getByText('Please write what it is about.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(bodies).toEqual([])
  expect(screen.getByLabelText('Message').getAttribute('maxlength')).toBe('5000')
})

test('[CONTACT-1] [CONTACT-13] who is signed in finds name and address filled in, and the message arrives', async () => {
  showUser(ada)
  await openContact()
  write('Message', ' Where is my parcel? ')
  send()
  const told = await screen.findByText(/we answer to ada@mail.example/)
  expect(document.activeElement).toBe(told)
  expect(bodies).toMatchObject([
    { name: 'Ada Winter', email: 'ada@mail.example', message: 'Where is my parcel?', website: '' },
  ])
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
})

test('[CONTACT-2] what the shop does not take stays as it was written', async () => {
  showUser(ada)
  answer = refuse('TOO_MANY_REQUESTS')
  await openContact()
  write('Message', 'Hello')
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('a little too often')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello')
  expect(screen.getByRole('link', { name: 'help@vitrine.example' }).getAttribute('href')).toMatch(/^mailto:/)
})

test('[ACCOUNT-750] a message that was not taken is there again after a reload, the same one; one that was taken is not', async () => {
  answer = refuse('INTERNAL_ERROR')
  await openContact()
  write('Name', 'Ada')
  write('E-mail', 'ada@mail.example')
  write('Message', 'A long story')
  send()
  await screen.findByRole('alert')
  cleanup()

  answer = ok(true)
  await openContact()
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'A long story')
  send()
  await screen.findByText(/we answer to ada@mail.example/)
  expect(bodies[1]).toEqual(bodies[0])
  cleanup()

  await openContact()
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
})

test('[ACCOUNT-522] an address that the shop does not take is told of at its field', async () => {
  showUser(ada)
  answer = refuse('INVALID_INPUT', { fields: { email: 'INCORRECT_EMAIL' } })
  await openContact()
  write('Message', 'Hello')
  send()
  const told = await screen.findByText('Please enter an e-mail address that we can answer to.')
  const field = screen.getByLabelText('E-mail')
  expect(field.getAttribute('aria-describedby')).toBe(told.id)
  await waitFor(() => expect(document.activeElement).toBe(field))
  cleanup()
  showPages([{ path: '/', element: <NewsletterForm /> }], '/', call)
  write('E-mail for news', 'ada@mail.example')
  fireEvent.click(screen.getByRole('button', { name: 'Get the news' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter an e-mail address.')
})

test('[CONTACT-2] without a network it waits, says so, and is sent once', async () => {
  const setOnline = (isThere: boolean) =>
    act(async () => {
      shop.isThere = isThere
      dispatchEvent(new Event(isThere ? 'online' : 'offline'))
      await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(isThere))
    })
  await setOnline(false)
  showUser(ada)
  await openContact()
  write('Message', 'From the underground')
  send()
  expect(await screen.findByText(/Your message waits here/)).toBeTruthy()
  expect(bodies).toEqual([])
  await setOnline(true)
  taskQueue().wake()
  await vi.waitFor(() => expect(shop.sent).toMatchObject([{ message: 'From the underground' }]))
})

test('[CONTACT-3] the trap is out of the reach of people', async () => {
  await openContact()
  const trap = document.querySelector<HTMLInputElement>('[name=website]')
  expect(trap?.tabIndex).toBe(-1)
  expect(trap?.closest('[aria-hidden=true]')).toBeTruthy()
})

test('[CONTACT-5] [CONTACT-13] the newsletter is asked for with an address', async () => {
  showPages([{ path: '/', element: <NewsletterForm /> }], '/', call)
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Get the news' }))
  write('E-mail for news', 'ada')
  ask()
  expect(screen.getByRole('alert').textContent).toBe('Please enter an e-mail address.')
  answer = refuse('TOO_MANY_REQUESTS')
  write('E-mail for news', 'ada@mail.example')
  ask()
  expect(await screen.findByText(/^That was a little too often/)).toBeTruthy()
  answer = ok(true)
  ask()
  const told = await screen.findByText('Almost there: open the link in the mail we sent to ada@mail.example.')
  expect(document.activeElement).toBe(told)
  expect(bodies.at(-1)).toMatchObject({ email: 'ada@mail.example' })
})

test('[QUEUE-30] without a network the newsletter is asked for later, says so, and is asked for once', async () => {
  shop.sent.length = 0
  answer = refuse('TIMEOUT')
  showPages([{ path: '/', element: <NewsletterForm /> }], '/', call)
  write('E-mail for news', 'eve@mail.example')
  fireEvent.click(screen.getByRole('button', { name: 'Get the news' }))
  expect(await screen.findByText(/subscription for eve@mail.example is saved on this device/)).toBeTruthy()
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  // under the same id: the shop knows it again
  expect(shop.sent).toEqual(bodies)
  expect(shop.sent).toMatchObject([{ id: expect.any(String), email: 'eve@mail.example' }])
})
