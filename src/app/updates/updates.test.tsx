import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotices, NoticesProvider } from '#platform/web/page/notices.ts'
import { TextProvider } from '#platform/web/texts.tsx'
import { translateToEnglish } from '#test/support/render-page.tsx'
import { Updates } from './updates.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser whose next version waits, and goes on waiting whatever it is told; answers what it was told. */
const stubBrowser = () => {
  const told: unknown[] = []
  const waiting = {
    postMessage: (message: unknown, [port]: readonly MessagePort[] = []) => {
      if (port) port.postMessage('r2')
      else told.push(message)
    },
  }
  const active = { postMessage: () => {} }
  const registration = Object.assign(new EventTarget(), { installing: null, active, waiting, update: async () => {} })
  const container = Object.assign(new EventTarget(), { controller: active, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return told
}

test('[SHELL-953] who asks for the new version has it after 2 s, and is not left with a page that never comes', async () => {
  const told = stubBrowser()
  const reload = vi.fn<() => void>()
  document.documentElement.dataset.release = 'r1'
  const notices = createNotices()
  render(
    <TextProvider translate={translateToEnglish}>
      <NoticesProvider value={notices}>
        <Updates reload={reload} />
      </NoticesProvider>
    </TextProvider>,
  )
  await vi.waitFor(() => expect(notices.list()).toMatchObject([{ text: 'There is a new version of the shop.' }]))
  vi.useFakeTimers()
  notices.list()[0]?.action?.run()
  expect(told).toEqual([{ type: 'takeOver' }])
  const afterMs = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return reload.mock.calls.length
  }
  expect([await afterMs(1999), await afterMs(1), await afterMs(7999), await afterMs(1), await afterMs(60_000)]).toEqual(
    [0, 1, 1, 2, 2],
  )
})
