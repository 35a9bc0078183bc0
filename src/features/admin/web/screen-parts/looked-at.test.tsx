import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { OrderContract } from '#features/orders/contract.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'

afterEach(cleanup)

test('[ADMIN-544] what was saved of one thing does not stand in the way of the next that is looked at', async () => {
  const asked = new Map<string, (answer: Result<unknown>) => void>()
  const call = (_key: string, { params }: { params?: Readonly<Record<string, string>> } = {}) =>
    new Promise<Result<unknown>>((resolve) => asked.set(String(params?.['id']), resolve))
  let show: (order: never) => void = () => undefined
  const Order = ({ id }: { id: string }) => {
    const one = useOne<OrderContract, 'GET /api/manage/orders/:id'>('GET /api/manage/orders/:id', { params: { id } })
    show = one.show
    return <p>{one.value?.number ?? 'coming'}</p>
  }
  const pageOf = (id: string) => (
    <CallProvider value={call as never}>
      <Order id={id} />
    </CallProvider>
  )
  const { rerender } = render(pageOf('1'))
  await act(async () => asked.get('1')?.(ok({ number: '100' })))
  const showFirst = show
  rerender(pageOf('2'))
  // a save of the first one is answered only now
  act(() => showFirst({ number: '100, saved' } as never))
  expect(screen.getByText('coming')).toBeTruthy()
  await act(async () => asked.get('2')?.(ok({ number: '200' })))
  expect(screen.getByText('200')).toBeTruthy()
})
