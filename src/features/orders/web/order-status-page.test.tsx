import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Component as OrderStatus } from './order-status-page.tsx'

let answers: Record<string, () => Result<unknown>> = {}
let asked: unknown[] = []
const call: AnyCall = async (key, { body }) => {
  asked.push(body)
  return answers[key]?.() ?? refuse('OFFLINE')
}

beforeAll(standInForTheBrowser)
beforeEach(() => {
  answers = {}
  asked = []
})
afterEach(cleanup)

describe('a guest looks for an order', () => {
  const show = () => showPages([{ path: '/order-status', Component: OrderStatus }], '/order-status', call)
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Find the order' })))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test('[ACCOUNT-135] [ORDER-494] [ORDER-705] by number and contact; the answer does not tell whether there is one', async () => {
    answers = { 'POST /api/order/find': () => ok(true) }
    show()
    await send()
    expect(screen.getByText('Please fill this in')).toBeTruthy()
    expect(screen.getByText('Incorrect phone or e-mail')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Order number'))
    type('Order number', ' V100001 ')
    type('Phone or e-mail', 'nobody')
    await send()
    expect(screen.getByText('Incorrect phone or e-mail')).toBeTruthy()
    type('Phone or e-mail', 'ada@mail.example')
    await send()
    expect(asked.at(-1)).toEqual({ number: 'V100001', contact: 'ada@mail.example' })
    expect(document.activeElement).toBe(screen.getByText(/If there is such an order/))
  })

  test('[ACCOUNT-135] what did not get through is told', async () => {
    show()
    type('Order number', 'V1')
    type('Phone or e-mail', 'ada@mail.example')
    await send()
    expect(screen.getByRole('alert').textContent).toMatch(/^That did not work/)
  })
})
