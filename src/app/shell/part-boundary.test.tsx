import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense, lazy } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { AsyncPart, PartBoundary } from './part-boundary.tsx'
import { partComesWithin } from './within.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
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

const Part = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>part</button>

it('[SHELL-106] a part is on its way for 3 s, then it failed; it is asked for again and comes', async () => {
  vi.useFakeTimers()
  expect(partComesWithin).toBe(3000)
  let isSlow = true
  const load = vi.fn<() => Promise<typeof Part>>(() => (isSlow ? new Promise(() => {}) : Promise.resolve(Part)))
  const onClose = vi.fn<() => void>()
  renderPage(<AsyncPart load={load} onClose={onClose} />)
  expect(screen.getByRole('status', { name: 'Opening' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toContain('An error occured while loading the component')
  isSlow = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByText('part'))
  expect(load).toHaveBeenCalledTimes(2)
  expect(onClose).toHaveBeenCalledOnce()
})
