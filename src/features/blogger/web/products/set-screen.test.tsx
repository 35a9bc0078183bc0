import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeCabinet, listOf, promoProduct, showScreen } from '#test/support/cabinet-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Sets } from './set-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[BLOGGER-117] [BLOGGER-432] sets: a top and a bottom alone; what does not fit is out of reach and says why; collecting is forgotten when it ends', async () => {
  const bottom = promoProduct({ id: 8, title: 'Legging', type_type: 'bottom' })
  const other = promoProduct({ id: 9, title: 'Shirt' })
  const shoes = promoProduct({ id: 10, title: 'Shoe', type_type: 'shoes' })
  const old = promoProduct({
    id: 20,
    is_set: true,
    title: 'Old set',
    parts: [9, 8].map((id) => ({ id, title: '', image: '', url: null })),
  })
  const shop = fakeCabinet({
    'GET /api/blogger/products': () => listOf(bottom, promoProduct(), other, shoes, old),
    'GET /api/blogger/set-check': () => ok({ allowed: true, set_id: null }),
    'POST /api/blogger/set': () => ok(promoProduct({ id: 30, is_set: true })),
  })
  const { router } = showScreen(Sets, '/cabinet/products/set', shop.call)
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
  const isOut = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled
  fireEvent.click(await screen.findByRole('button', { name: 'Start collecting' }))
  expect(isOut('Shoe')).toBe(true)
  tick('Shirt')
  expect([isOut('Loopback hoodie'), isOut('Legging')]).toEqual([true, true])
  expect(screen.getByText(/This set is there already/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop collecting' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start collecting' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shirt' }).checked).toBe(false)
  tick('Legging')
  fireEvent.click(screen.getByRole('button', { name: 'Save the set' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a top and a bottom first.')
  tick('Loopback hoodie')
  fireEvent.click(screen.getByRole('button', { name: 'Save the set' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/products/30'))
  expect(shop.asked('GET /api/blogger/set-check')[0]?.query).toEqual({ items: '7,8' })
  expect((shop.asked('POST /api/blogger/set')[0]?.body as FormData | undefined)?.get('items')).toBe('7,8')
})

test('[BLOGGER-24] a set whose answer was lost is kept by another press', async () => {
  const set = promoProduct({ id: 30, is_set: true })
  let isLost = true
  const shop = fakeCabinet({
    'GET /api/blogger/products': () =>
      listOf(promoProduct({ id: 8, title: 'Legging', type_type: 'bottom' }), promoProduct()),
    'GET /api/blogger/set-check': () => ok(isLost ? { allowed: true, set_id: null } : { allowed: false, set_id: 30 }),
    'POST /api/blogger/set': () => (isLost ? refuse('OFFLINE', { message: 'No answer.' }) : ok(set)),
  })
  const { router } = showScreen(Sets, '/cabinet/products/set', shop.call)
  fireEvent.click(await screen.findByRole('button', { name: 'Start collecting' }))
  for (const name of ['Legging', 'Loopback hoodie']) fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('button', { name: 'Save the set' }))
  await screen.findByRole('alert')
  isLost = false
  fireEvent.click(screen.getByRole('button', { name: 'Save the set' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cabinet/products/30'))
})
