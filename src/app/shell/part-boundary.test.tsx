import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense, lazy } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { PartBoundary } from './part-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (onClose: () => void) => {
  const Part = lazy(() => Promise.reject<{ default: () => null }>(new Error('gone')))
  renderPage(
    <>
      <h1>Coats</h1>
      <PartBoundary onClose={onClose}>
        <Suspense>
          <Part />
        </Suspense>
      </PartBoundary>
    </>,
  )
}

it('[SHELL-95] a part that cannot be loaded says so, and the page around it stays', async () => {
  const onClose = vi.fn<() => void>()
  open(onClose)
  expect((await screen.findByRole('alert')).textContent).toContain('An error occured while loading the component')
  expect(screen.getByRole('heading', { name: 'Coats' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('[SHELL-95] without a network it says that instead', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(() => undefined)
  expect((await screen.findByRole('alert')).textContent).toContain(
    "Component couldn't be loaded due to lack of network connectivity",
  )
})
