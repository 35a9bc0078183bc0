import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ada } from '../account-fake.ts'
import { showUser, useUser } from '../session/account-state.ts'
import { ProfileForm } from './profile-form.tsx'

const shop = { isThere: true, user: ada, refuses: false, sent: [] as unknown[] }
/** What the pages ask the shop; changes that waited come by `fetch`. */
const call: AnyCall = async (key, { body }) => {
  if (!shop.isThere) return refuse('OFFLINE')
  if (key === 'POST /api/user/update') shop.user = { ...shop.user, ...(body as object) }
  return ok(shop.user)
}

beforeAll(async () => {
  standInForTheBrowser()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!shop.isThere) throw new TypeError('no network')
    if (typeof body !== 'string') return Response.json({})
    const change = JSON.parse(body) as object
    shop.sent.push(change)
    if (shop.refuses) return Response.json({ code: 403, result: 'ACCESS_DENIED' }, { status: 403 })
    shop.user = { ...shop.user, ...change }
    return Response.json({ code: 200, result: shop.user })
  })
  browserSession().set('token')
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})
afterEach(() => {
  cleanup()
  shop.sent.length = 0
})

const setOnline = (isThere: boolean) =>
  act(async () => {
    shop.isThere = isThere
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(isThere))
  })

const Profile = () => {
  const user = useUser()
  return user ? (
    <>
      <p>lives in {user.city ?? 'nowhere'}</p>
      <ProfileForm user={user} />
    </>
  ) : null
}
const show = () => {
  act(() => showUser(shop.user))
  return showPages([{ path: '/', element: <Profile /> }], '/', call)
}
const moveTo = (city: string) => {
  fireEvent.change(screen.getByLabelText('City'), { target: { value: city } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

it('[QUEUE-30] [QUEUE-31] changes without a network are shown and kept; the shop gets the last one, once', async () => {
  const { notices } = show()
  await setOnline(false)
  moveTo('Bergen')
  await screen.findByText('lives in Bergen')
  expect(notices.list()).toMatchObject([{ kind: 'warning', text: expect.stringContaining('saved on this device') }])
  expect(screen.getByText('Saved on this device, not yet sent.')).toBeTruthy()
  moveTo('Oslo')
  await screen.findByText('lives in Oslo')
  await vi.waitFor(async () => expect(await taskQueue().list()).toHaveLength(1))
  await setOnline(true)
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  expect(shop.sent).toMatchObject([{ id: ada.id, city: 'Oslo' }])
  expect(screen.getByText('lives in Oslo')).toBeTruthy()
  expect(screen.queryByText('Saved on this device, not yet sent.')).toBeNull()
})

it('[QUEUE-42] a page that is opened before it was sent shows what was typed, not what the shop still has', async () => {
  shop.user = { ...ada, city: 'Oslo' }
  const { unmount } = show()
  await setOnline(false)
  moveTo('Bergen')
  await screen.findByText('lives in Bergen')
  unmount()
  show()
  expect(await screen.findByDisplayValue('Bergen')).toBeTruthy()
  await setOnline(true)
  await vi.waitFor(async () => expect(await taskQueue().list()).toEqual([]))
  await screen.findByText('lives in Bergen')
  expect(shop.sent).toHaveLength(1)
})

it('[QUEUE-31] what the shop refuses later is taken back', async () => {
  shop.user = { ...ada, city: 'Oslo' }
  show()
  await setOnline(false)
  moveTo('Turku')
  await screen.findByText('lives in Turku')
  shop.refuses = true
  await setOnline(true)
  await screen.findByText('lives in Oslo')
  expect(await taskQueue().list()).toMatchObject([{ state: 'failed', code: 'ACCESS_DENIED' }])
})

it('[SHELL-191] what the shop has taken is told in its words', async () => {
  shop.user = { ...ada, city: 'Oslo' }
  const { notices } = show()
  moveTo('Tromsø')
  await screen.findByText('lives in Tromsø')
  await vi.waitFor(() =>
    expect(notices.list()).toMatchObject([{ kind: 'success', text: 'Account data has successfully been updated' }]),
  )
})
