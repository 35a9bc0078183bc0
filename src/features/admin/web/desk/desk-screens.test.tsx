import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Jobs } from './jobs-screen.tsx'
import { Screen as Outbox } from './outbox-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

const message = {
  id: '0b9f4d7e-0000-4000-8000-000000000001',
  channel: 'email' as const,
  kind: 'order' as const,
  contact: 'l…@mail.example',
  subject: 'Your order V1',
  state: 'sent' as const,
  problem: null,
  tries: 1,
  at: '2026-11-20T10:00:00.000Z',
  sent_at: '2026-11-20T10:00:01.000Z',
  may_repeat: true,
}

test('[ADMIN-110] [ADMIN-112] a message is read and sent again; the next press is another one', async () => {
  const again = 'POST /api/manage/outbox/:id/again'
  const { call, bodiesOf, queriesOf } = fakeOffice({
    'GET /api/manage/outbox': () => ok({ items: [message], total: 1 }),
    'GET /api/manage/outbox/:id': () => ok({ ...message, text: 'Thank you' }),
    [again]: () => ok(true),
  })
  showScreen(Outbox, '/admin/outbox?state=sent', call)
  expect((await screen.findAllByText('l…@mail.example')).length).toBe(1)
  expect(queriesOf('GET /api/manage/outbox')[0]).toEqual({ state: 'sent', from: 0, size: 25 })
  await press('Your order V1')
  expect(await screen.findByText('Thank you')).toBeTruthy()
  await press('Send again')
  await press('Send again')
  const presses = bodiesOf(again).map((body) => (body as { press: string }).press)
  expect(new Set(presses).size).toBe(2)
})

test('[ADMIN-111] what signed somebody in is not told, and has no button', async () => {
  const code = { ...message, kind: 'code' as const, subject: '', may_repeat: false }
  const { call } = fakeOffice({
    'GET /api/manage/outbox': () => ok({ items: [code], total: 1 }),
    'GET /api/manage/outbox/:id': () => ok({ ...code, text: null }),
  })
  showScreen(Outbox, '/admin/outbox', call)
  await screen.findByText('l…@mail.example')
  await press('One-time code')
  expect(await screen.findByText(/is not kept/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('[ADMIN-114] a failed job is run again or removed, and the lists are asked for anew', async () => {
  const job = {
    id: message.id,
    name: 'mail.order',
    problem: 'no way',
    tries: 9,
    created_at: message.at,
    failed_at: null,
  }
  const asked: string[] = []
  const { call } = fakeOffice({
    'GET /api/admin/jobs': () =>
      ok({
        queues: [{ name: 'mail.order', waiting: 2, active: 1, failed: 1 }],
        schedules: [{ name: 'account.forget', cron: '17 3 * * *', last_at: null, next_at: message.at }],
      }),
    'GET /api/admin/jobs/failed': () => ok({ items: [job], total: 1 }),
    'POST /api/admin/jobs/:name/:id/again': ({ params }) => {
      asked.push(`again ${params?.['name']}`)
      return ok(true)
    },
    'POST /api/admin/jobs/:name/:id/remove': ({ params }) => {
      asked.push(`remove ${params?.['name']}`)
      return ok(true)
    },
  })
  showScreen(Jobs, '/admin/jobs', call)
  expect(await screen.findByText('no way')).toBeTruthy()
  expect(screen.getByText('waiting 2, at work 1, failed 1')).toBeTruthy()
  expect(screen.getByText(/^last –, next/)).toBeTruthy()
  await press('Run again')
  await press('Remove')
  expect(asked).toEqual(['again mail.order', 'remove mail.order'])
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select mail.order/ }))
  const all = within(screen.getByRole('group', { name: '1 selected' }))
  await act(async () => void fireEvent.click(all.getByRole('button', { name: 'Remove' })))
  expect(asked.at(-1)).toBe('remove mail.order')
  expect(asked).toHaveLength(3)
})
