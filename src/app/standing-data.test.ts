// @vitest-environment jsdom
import { createMemoryRouter, data } from 'react-router'
import type { DataRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { keepStanding } from './standing-data.ts'

const open = async () => {
  let answer: () => unknown = () => 'hoodie'
  const frame = vi.fn<() => string>(() => 'frame')
  const router: DataRouter = createMemoryRouter(
    [
      {
        id: 'frame',
        path: '/',
        loader: frame,
        shouldRevalidate: () => false,
        children: [
          { id: 'product', path: 'p/:sku', lazy: async () => ({ loader: () => answer() }) },
          { id: 'cart', path: 'cart', loader: () => answer() },
        ],
      },
    ],
    { initialEntries: ['/p/HOOD'], dataStrategy: keepStanding(() => router) },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  return {
    router,
    frame,
    shopSays: (next: typeof answer) => (answer = next),
    shown: () => [router.state.loaderData['product'], Object.keys(router.state.errors ?? {})],
  }
}
const refuse = (status: number) => () => {
  throw data({ code: 'OFFLINE' }, { status })
}

test('[SHELL-829] a page that is loaded anew and gets no answer stays; the next answer is shown', async () => {
  const { router, frame, shopSays, shown } = await open()
  expect(shown()).toEqual(['hoodie', []])
  shopSays(refuse(503))
  await router.revalidate()
  expect(shown()).toEqual(['hoodie', []])
  shopSays(() => 'dearer hoodie')
  await router.revalidate()
  expect(shown()).toEqual(['dearer hoodie', []])
  expect(frame).toHaveBeenCalledTimes(1)
})

test('[SHELL-829] what is gone is gone, what is broken is told', async () => {
  for (const fails of [
    refuse(404),
    () => {
      throw new Error('broken')
    },
  ]) {
    const { router, shopSays, shown } = await open()
    shopSays(fails)
    await router.revalidate()
    expect(shown()).toEqual([undefined, ['frame']])
  }
})

test('[SHELL-829] another page does not show what the last one did', async () => {
  for (const to of ['/p/CAP', '/cart']) {
    const { router, shopSays, shown } = await open()
    shopSays(refuse(503))
    await router.navigate(to)
    expect(shown()).toEqual([undefined, ['frame']])
  }
})
