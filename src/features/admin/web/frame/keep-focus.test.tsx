import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as OrderScreen } from '../orders/order-screen.tsx'
import { OfficeFrame } from './office-frame.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = async (button: HTMLElement) => {
  button.focus()
  await act(async () => void fireEvent.click(button))
}

/** Two rows of a list, each with a decision to be made and a way to delete it. */
const Rows = () => {
  const [rows, setRows] = useState(['Ada', 'Bea'])
  const [decided, setDecided] = useState<readonly string[]>([])
  return (
    <main>
      <h1 tabIndex={-1}>Returns</h1>
      <OfficeFrame name="area.office" links={[]}>
        <section aria-label="Asked">
          <ul>
            {rows.map((row) => (
              <li key={row} aria-label={row}>
                {decided.includes(row) ? (
                  'Accepted'
                ) : (
                  <button type="button" onClick={() => setDecided([...decided, row])}>
                    Accept
                  </button>
                )}
                <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                  Delete
                </button>
              </li>
            ))}
          </ul>
        </section>
        {rows.length === 0 ? null : (
          <div>
            <button type="button" onClick={() => setRows([])}>
              Delete all
            </button>
          </div>
        )}
      </OfficeFrame>
    </main>
  )
}
const row = (name: string) => screen.getByRole('listitem', { name })
const pressIn = (name: string, button: string) => press(within(row(name)).getByRole('button', { name: button }))

test('[ADMIN-621] what was pressed and is gone leaves the focus to its row, its part, or the heading', async () => {
  showScreen(Rows, '/admin/returns', fakeOffice({}).call)
  await pressIn('Ada', 'Accept')
  expect(document.activeElement).toBe(row('Ada'))
  await pressIn('Ada', 'Delete')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Asked' }))
  await press(screen.getByRole('button', { name: 'Delete all' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Returns' }))
})

test('[ADMIN-621] a row that had the focus so is no stop for the tabulator later', async () => {
  showScreen(Rows, '/admin/returns', fakeOffice({}).call)
  await pressIn('Bea', 'Accept')
  expect(document.activeElement).toBe(row('Bea'))
  within(row('Bea')).getByRole('button', { name: 'Delete' }).focus()
  expect(row('Bea').hasAttribute('tabindex')).toBe(false)
})

test('[ADMIN-621] a refund leaves it to the part it stands in, with what became of it', async () => {
  const order = managedOrder({ paid: true, refundable: 72, refunds: [] })
  const refund = {
    id: 'r-1',
    amount: 72,
    reason: 'Late',
    state: 'asked' as const,
    created_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
  }
  const given = { ...order, refundable: 0, refunds: [refund], updated_at: '2026-11-21T10:00:00.000Z' }
  const { call } = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    'POST /api/manage/orders/:id/refund': () => ok(given),
  })
  const Framed = () => (
    <OfficeFrame name="area.office" links={[]}>
      <OrderScreen />
    </OfficeFrame>
  )
  showScreen(Framed, '/admin/orders/o-1', call)
  const part = await screen.findByRole('region', { name: 'Give money back' })
  fireEvent.change(within(part).getByLabelText('Amount, USD'), { target: { value: '72' } })
  fireEvent.change(within(part).getByLabelText('Reason'), { target: { value: 'Late' } })
  await press(within(part).getByRole('button', { name: 'Give money back' }))
  await press(within(part).getByRole('button', { name: 'Yes, give $72.00 back' }))
  expect(document.activeElement).toBe(part)
  expect(part.textContent).toContain('on its way · Late')
})
