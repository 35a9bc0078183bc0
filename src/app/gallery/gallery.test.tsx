import { readdirSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Gallery /> }])} />)

test('[SHELL-242] the gallery shows every component of ui, on light and on dark paper', () => {
  const files = readdirSync('src/ui').filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  show()
  const sections = screen.getAllByRole('region').map((section) => section.id)
  expect(sections.filter((id) => files.includes(`${id}.tsx`)).toSorted()).toEqual(
    files.map((name) => name.slice(0, -'.tsx'.length)).toSorted(),
  )
  const badges = screen.getByRole('region', { name: 'badge' })
  expect(within(badges).getAllByText('New')).toHaveLength(2)
})

test('[SHELL-242] a component is found by its name', () => {
  show()
  fireEvent.change(screen.getByLabelText('Find one'), { target: { value: 'step' } })
  const [only, ...others] = screen.getAllByRole('region')
  expect([only?.id, others]).toEqual(['stepper', []])
})
