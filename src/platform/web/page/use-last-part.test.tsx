import { cleanup, render } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useLastPart } from './use-last-part.ts'

afterEach(cleanup)

const Part = () => <p>{useLastPart()}</p>

test.each([
  ['/admin/coupons/ZW%C3%96LF%20', 'ZWÖLF '],
  ['/admin/coupons/HALF/', 'HALF'],
  ['/admin/coupons/50%25', '50%'],
  // these are no text, and yet no reason for a screen to break
  ['/admin/coupons/50%', '50%'],
  ['/admin/coupons/%E0%A4%A', '%E0%A4%A'],
])('[SHELL-342] what the screen of %s is about is %s', (at, shown) => {
  const router = createMemoryRouter([{ path: '*', element: <Part /> }], { initialEntries: [at] })
  const { container } = render(<RouterProvider router={router} />)
  expect(container.querySelector('p')?.textContent).toBe(shown)
})
