import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAddressParams } from './use-address-params.ts'

afterEach(cleanup)

/** Pressed twice as early as anybody can. */
const Pressed = () => {
  const [params, change] = useAddressParams()
  const presses = useRef(0)
  useLayoutEffect(() => {
    if (presses.current++ === 0) change((next) => next.set('view', ''))
  }, [change])
  useEffect(() => {
    if (presses.current++ === 1) change((next) => next.set('group', 'orders'))
  }, [change])
  return <p>{`${params}`}</p>
}

test('[ADMIN-295] what is chosen in the moment a screen stands there counts for what is chosen next', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Pressed /> }], { initialEntries: ['/?group=shop&view=de'] })
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('group=orders&view=')).toBeTruthy()
})

test('[ADMIN-295] a change that comes while the address follows the one before is not taken back', async () => {
  let change: ReturnType<typeof useAddressParams>[1] | undefined
  const Screen = () => {
    const [params, set] = useAddressParams()
    useLayoutEffect(() => {
      change = set
    })
    return <p>{`${params}`}</p>
  }
  // what the second one asks for never comes
  const loader = ({ request }: LoaderFunctionArgs) =>
    new URL(request.url).search === '?view=de&group=orders' ? new Promise<null>(() => {}) : null
  const router = createMemoryRouter([{ path: '*', element: <Screen />, loader }], { initialEntries: ['/'] })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(change).toBeDefined())
  // the router is there already, and the page not yet
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?view=de') return
    stop()
    change?.((next) => next.set('group', 'orders'))
  })
  await act(async () => change?.((next) => next.set('view', 'de')))
  expect(screen.getByRole('paragraph').textContent).toBe('view=de&group=orders')
  await act(async () => change?.((next) => next.set('page', '2')))
  expect(router.state.location.search).toBe('?view=de&group=orders&page=2')
  await act(() => router.navigate('/?view=ru'))
  expect(screen.getByRole('paragraph').textContent).toBe('view=ru')
})
