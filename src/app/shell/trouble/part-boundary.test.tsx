import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense, lazy } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onCaught } from '#platform/web/page/caught-errors.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { AsyncPart, PartBoundary } from './part-boundary.tsx'
import { partComesWithin } from './within.ts'

// a browser's own would remember of one test that it had no network
vi.mock(import('#platform/web/call/connectivity.ts'), async (original) => ({
  ...(await original()),
  browserConnectivity: () => ({ isOnline: () => navigator.onLine, subscribe: () => () => undefined }) as never,
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // what an earlier test left untold
  onCaught(() => {})()
})
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

it('[SHELL-130] a part that cannot be shown is reported, also to a listener that comes later; without a network it is not', async () => {
  const told: unknown[] = []
  open(() => undefined)
  await screen.findByRole('alert')
  const stop = onCaught((error) => told.push((error as Error).message))
  expect(told).toEqual(['gone'])
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(() => undefined)
  await screen.findByRole('alert')
  stop()
  expect(told).toEqual(['gone'])
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

it('[SHELL-106] a part that comes after its 3 s is shown then, without a press', async () => {
  vi.useFakeTimers()
  let arrive = (_part: typeof Part) => {}
  const load = vi.fn<() => Promise<typeof Part>>(() => new Promise((resolve) => (arrive = resolve)))
  renderPage(<AsyncPart load={load} onClose={() => undefined} />)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('alert')).toBeTruthy()
  await act(async () => arrive(Part))
  expect(screen.getByText('part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

it('[SHELL-106] a part that came and cannot be shown has failed; it is not shown again and again', async () => {
  let shown = 0
  const Broken = (): never => {
    shown += 1
    throw new Error('broken')
  }
  renderPage(<AsyncPart load={async () => Broken} onClose={() => undefined} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  const once = shown
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(shown).toBe(once)
})
