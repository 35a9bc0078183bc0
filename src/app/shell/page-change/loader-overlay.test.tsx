import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { withProgress } from '#platform/web/page/progress.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { LoaderOverlay } from './loader-overlay.tsx'

afterEach(cleanup)

const begin = () => {
  let end = () => {}
  let fail = (_reason: Error) => {}
  const work = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  let done = Promise.resolve()
  act(() => {
    done = withProgress(() => work)
  })
  return { end: () => act(async () => end()), fail: (reason: Error) => act(async () => fail(reason)), done }
}
const overlay = () => screen.queryByRole('status', { name: 'Just a moment' })

it('[SHELL-105] covers the page while anything is under way', async () => {
  renderPage(<LoaderOverlay />)
  expect(overlay()).toBeNull()
  const [one, other] = [begin(), begin()]
  expect(overlay()).toBeTruthy()
  await one.end()
  expect(overlay()).toBeTruthy()
  await other.end()
  expect(overlay()).toBeNull()
})

it('[SHELL-105] work that fails ends it as well, and the failure goes on', async () => {
  renderPage(<LoaderOverlay />)
  const { fail, done } = begin()
  const told = done.then(
    () => 'done',
    (error: Error) => error.message,
  )
  await fail(new Error('away'))
  expect(await told).toBe('away')
  expect(overlay()).toBeNull()
})

it('[SHELL-105] an error that reaches nobody ends it', async () => {
  renderPage(<LoaderOverlay />)
  const { end } = begin()
  expect(overlay()).toBeTruthy()
  act(() => void dispatchEvent(new Event('unhandledrejection')))
  expect(overlay()).toBeNull()
  await end()
  begin()
  expect(overlay()).toBeTruthy()
})
