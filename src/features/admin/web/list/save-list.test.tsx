import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { lists } from '#test/support/office-bloggers.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from '../bloggers/bloggers-screen.tsx'
import { FactorGate } from '../frame/factor-gate.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[ADMIN-287] bloggers and payouts are saved as files, each with its own button', async () => {
  const links: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/export/')) links.push(url)
    return new Response('', { status: 500 })
  })
  showScreen(Screen, '/admin/bloggers', fakeOffice(lists).call)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV Bloggers' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV Payouts' }))
  await waitFor(() =>
    expect(links).toEqual(['/api/manage/export/bloggers.csv?store=en', '/api/manage/export/payouts.csv?store=en']),
  )
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
})

test('[ADMIN-22] beside the button stands how many rows are not in the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'x-left-out': '3' } }))
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => '#', revokeObjectURL: () => {} }))
  showScreen(Screen, '/admin/bloggers', fakeOffice(lists).call)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV Bloggers' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The file has the first 10,000 rows, 3 more are left out/,
  )
})

test('[ADMIN-447] what wants the second factor is saved once it is shown', async () => {
  let isShown = false
  let saved = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/export/')) return new Response('', { status: 500 })
    if (!isShown) return Response.json({ code: 403, result: 'SECOND_FACTOR_NEEDED' }, { status: 403 })
    saved += 1
    return new Response('')
  })
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => '#', revokeObjectURL: () => {} }))
  const { call } = fakeOffice({
    ...lists,
    'POST /api/user/second-factor': () => {
      isShown = true
      return ok({})
    },
  })
  const Gated = () => (
    <FactorGate>
      <Screen />
    </FactorGate>
  )
  showScreen(Gated, '/admin/bloggers', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV Bloggers' }))
  fireEvent.change(await screen.findByLabelText('Digits or recovery code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(saved).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
