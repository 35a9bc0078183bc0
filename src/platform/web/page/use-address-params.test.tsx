import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router'
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
