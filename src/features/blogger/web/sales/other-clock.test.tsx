import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeCabinet, showScreen, stats } from '#test/support/cabinet-screens.tsx'
import { Screen as Sales } from './sales-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const answers = {
  'GET /api/blogger/stats': () => ok(stats()),
  'GET /api/blogger/balance': () => ok([]),
}

test('[BLOGGER-600] the chart ends with the day of the figures, whatever day the browser believes it is', async () => {
  let day = '2027-02-28'
  const shop = fakeCabinet({
    ...answers,
    'GET /api/blogger/stats': () =>
      ok(stats({ until: day, days: [{ date: day, mentioned: 0, count: 1, profit: { USD: 42 } }] })),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-26T12:00:00Z') })
  showScreen(Sales, '/cabinet/sales', shop.call)
  const lastRow = () => within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent
  await screen.findByRole('table')
  expect(lastRow()).toMatch(/Feb 28, 2027.*\$42\.00/)
  day = '2027-03-01'
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(lastRow()).toMatch(/Mar 1, 2027.*\$42\.00/))
})

test('[BLOGGER-601] a clock that is set back makes nobody wait to read the cabinet anew', async () => {
  const shop = fakeCabinet(answers)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-26T12:00:00Z') })
  showScreen(Sales, '/cabinet/sales', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(shop.asked('GET /api/blogger/stats')).toHaveLength(2))
  vi.setSystemTime(new Date('2027-02-26T11:00:00Z'))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(shop.asked('GET /api/blogger/stats')).toHaveLength(3))
})
