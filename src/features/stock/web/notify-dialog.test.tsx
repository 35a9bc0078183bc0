import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
import { Component as RequestsPage } from './stock-requests-page.tsx'

const shop = { isThere: true, sent: [] as unknown[] }

beforeAll(async () => {
  standInForTheBrowser()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!shop.isThere) throw new TypeError('no network')
    if (typeof body === 'string') shop.sent.push(JSON.parse(body))
    return Response.json({ code: 200, result: 'requested' })
  })
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})
afterEach(cleanup)

const setOnline = (isThere: boolean) =>
  act(async () => {
    shop.isThere = isThere
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(isThere))
  })

/** The dialog for one piece, asked with this address. */
const ask = async (email: string, call: AnyCall) => {
  cleanup()
  const dialog = <NotifyDialog kind="back_in_stock" sku="VT-1" name="Hoodie" price="$68" onClose={() => {}} />
  showPages([{ path: '/', element: dialog }], '/', call)
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }))
}

it('[QUEUE-30] a request without a network is kept, says so, and reaches the shop once, however often it was made', async () => {
  await setOnline(false)
  let asked = 0
  const call: AnyCall = async () => ((asked += 1), refuse('OFFLINE'))
  await ask('ada@mail.example', call)
  const kept = 'The shop cannot be reached. Your request for ada@mail.example is saved on this device'
  expect((await screen.findByText(/^The shop cannot be reached/)).textContent).toContain(kept)
  await ask('ada@mail.example', call)
  await screen.findByText(/^The shop cannot be reached/)
  expect(asked).toBe(0)
  expect(await taskQueue().list()).toHaveLength(1)
  await setOnline(true)
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  expect(shop.sent).toMatchObject([{ sku: 'VT-1', email: 'ada@mail.example', kind: 'back_in_stock' }])
  expect(shop.sent).toHaveLength(1)
})

it('[QUEUE-30] [STOCK-105] a shop that did not answer in time is told later; one that answers is told at once, and its answer has the focus', async () => {
  shop.sent.length = 0
  await ask('bob@mail.example', async () => refuse('TIMEOUT'))
  await screen.findByText(/bob@mail.example is saved on this device/)
  await vi.waitFor(() => expect(shop.sent).toMatchObject([{ email: 'bob@mail.example' }]))
  await ask('eve@mail.example', async () => ok('requested'))
  const told = await screen.findByText(/We will write to eve@mail.example once/)
  expect(document.activeElement).toBe(told)
  expect(shop.sent).toHaveLength(1)
})

it('[QUEUE-30] what the shop refuses is said, and does not wait', async () => {
  await ask('ada@mail.example', async () => refuse('NOT_FOUND', { message: 'No such piece' }))
  expect(await screen.findByText('That did not work: No such piece')).toBeTruthy()
  expect(await taskQueue().list()).toEqual([])
})

it('[STOCK-13] the page of the mail’s link withdraws by one press; without the link’s token it says so and asks for nothing', async () => {
  const bodies: unknown[] = []
  const call: AnyCall = async (_, { body }) => (bodies.push(body), ok(true))
  const open = (search: string) =>
    showPages([{ path: '/stock-requests', Component: RequestsPage }], `/stock-requests${search}`, call)
  open('')
  expect((await screen.findByRole('status')).textContent).toBe(
    'This link is not complete. Please open it from the mail once more, or copy the whole of it.',
  )
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  open('?token=abc')
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw my requests' }))
  expect(await screen.findByText('Done. None of your requests is open any more.')).toBeTruthy()
  expect(bodies).toEqual([{ token: 'abc' }])
})
