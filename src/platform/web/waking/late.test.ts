// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nudge } from './early-input.ts'
import { leaving, whenNear } from './late.ts'

let comeNear = () => {}
beforeEach(() => {
  document.body.innerHTML = '<footer></footer>'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell([{ isIntersecting: false }])
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const isOver = async (waiting: Promise<void>): Promise<boolean> => {
  let answer = false
  void waiting.then(() => (answer = true))
  await new Promise((resolve) => setTimeout(resolve))
  return answer
}

test('[SHELL-287] what stands below the first screen waits until it comes near', async () => {
  const waiting = whenNear('footer')
  expect(await isOver(waiting)).toBe(false)
  comeNear()
  expect(await isOver(waiting)).toBe(true)
})

test.each([nudge, leaving])(
  '[SHELL-287] it comes at once with a press and with a change of the page (%s)',
  async (event) => {
    const waiting = whenNear('footer')
    expect(await isOver(waiting)).toBe(false)
    dispatchEvent(new Event(event))
    expect(await isOver(waiting)).toBe(true)
  },
)

test('[SHELL-287] a page that was not rendered with it does not wait for it', async () => {
  document.body.innerHTML = ''
  expect(await isOver(whenNear('footer'))).toBe(true)
})
