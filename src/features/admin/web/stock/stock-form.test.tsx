import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { StockCounts } from './stock-counts.tsx'
import { StockForm } from './stock-form.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[STOCK-23] a press that got no answer is pressed again as the same movement, what is typed anew as another', async () => {
  const add = 'POST /api/stock/add'
  const { call, bodiesOf } = fakeOffice({ [add]: () => refuse('TIMEOUT') })
  showScreen(() => <StockForm sku="CAP" onChange={() => undefined} />, '/admin/stock', call)
  const type = (qty: string) =>
    fireEvent.change(screen.getByLabelText('Units, below 0 to take away'), { target: { value: qty } })
  const press = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Change the stock' }))
    await waitFor(() => expect(bodiesOf(add)).toHaveLength(times))
    await screen.findByRole('alert')
  }
  await screen.findByRole('button', { name: 'Change the stock' })
  type('-2')
  await press(1)
  await press(2)
  type('-3')
  await press(3)
  const moved = bodiesOf(add) as { op_id: string }[]
  expect(moved).toMatchObject([-2, -2, -3].map((qty) => ({ sku: 'CAP', qty })))
  expect(moved[1]?.op_id).toBe(moved[0]?.op_id)
  expect(moved[2]?.op_id).not.toBe(moved[0]?.op_id)
})

test('[ADMIN-522] counts that are typed while the others are read are read too before they are set', async () => {
  const asked: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
  const read = ok({ items: [{ sku: 'CAP', before: 4, after: 9 }], same: 0 })
  const call = async (_: string, { body }: { body?: unknown }) => (asked.push(body) > 1 ? read : promise)
  showScreen(() => <StockCounts onChange={() => undefined} />, '/admin/stock', call)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('SKU and count, a line a product')
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  fireEvent.change(field, { target: { value: 'CAP;9' } })
  await press('See what changes')
  fireEvent.change(field, { target: { value: 'CAP;90' } })
  await act(async () => resolve(read))
  await press('See what changes')
  await press('Set these counts')
  expect(asked).toEqual([{ text: 'CAP;9', try: true }, { text: 'CAP;90', try: true }, { text: 'CAP;90' }])
  expect(field.value).toBe('')
})

test('[ADMIN-281] a double click on reading counts, or Enter that is held, sets none of them', async () => {
  const asked: unknown[] = []
  const call = async (_: string, { body }: { body?: unknown }) => {
    asked.push(body)
    return ok({ items: [{ sku: 'CAP', before: 4, after: 9 }], same: 0 })
  }
  showScreen(() => <StockCounts onChange={() => undefined} />, '/admin/stock', call)
  const field = await screen.findByLabelText('SKU and count, a line a product')
  fireEvent.change(field, { target: { value: 'CAP;9' } })
  const press = (name: string, detail: number) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name }), { detail }))
  await press('See what changes', 1)
  await press('Set these counts', 2)
  expect(asked).toEqual([{ text: 'CAP;9', try: true }])
  const button = screen.getByRole('button', { name: 'Set these counts' })
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  await press('Set these counts', 1)
  expect(asked).toHaveLength(2)
})
