import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lists } from '#test/support/office-bloggers.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from '../bloggers/bloggers-screen.tsx'

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
