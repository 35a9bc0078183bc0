import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createNotices, NoticesProvider } from '#platform/web/page/notices.ts'
import { TextProvider } from '#platform/web/texts.tsx'
import { translateToEnglish } from '#test/support/render-page.tsx'
import { Updates } from './updates.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose next version waits; answers what it was told besides. */
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

test('[SHELL-87] [SHELL-953] who wants the new version has its page at once, and its worker waits for its turn', async () => {
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
  notices.list()[0]?.action?.run()
  expect(reload).toHaveBeenCalledOnce()
  expect(told).toEqual([])
})
