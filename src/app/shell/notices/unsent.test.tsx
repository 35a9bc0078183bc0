import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTaskQueue, taskQueue } from '#platform/web/tasks/task-queue.ts'
import { renderPage, translateToEnglish } from '#test/support/render-page.tsx'
import { NoticeArea } from './notice-area.tsx'
import { Unsent } from './unsent.tsx'
import { reasonText } from './unsent-words.ts'

const shop = { answer: () => Response.json({ code: 200, result: true }) }

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async () => shop.answer())
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
})
afterEach(cleanup)

const refuse = (message: string) => () =>
  Response.json({ code: 400, result: 'INVALID_INPUT', meta: { message } }, { status: 400 })
const show = () =>
  renderPage(
    <>
      <NoticeArea />
      <Unsent />
    </>,
  )
const put = (more: { silent?: boolean } = {}) =>
  act(async () => {
    await taskQueue().put({ lane: 'review', key: 'POST /api/review/create', payload: { text: 'fits' }, ...more })
  })

describe('what could not be sent', () => {
  it('[QUEUE-21] an error is said with OK, and a list shows it with its reason, to send again or to forget', async () => {
    shop.answer = refuse('The text is too long')
    show()
    await put()
    const alert = (await screen.findByText('The text is too long')).closest('[role=alert]') as HTMLElement
    fireEvent.click(within(alert).getByText('OK'))
    expect(screen.queryByText('The text is too long')).toBeNull()

    fireEvent.click(screen.getByText('Show'))
    const panel = await screen.findByRole('dialog', { name: 'What could not be sent' })
    expect(within(panel).getByRole('heading', { name: 'Review' })).toBeTruthy()
    expect(within(panel).getByText('The text is too long')).toBeTruthy()

    fireEvent.click(within(panel).getByText('Send again'))
    await vi.waitFor(async () => expect(await taskQueue().list()).toMatchObject([{ state: 'failed' }]))
    shop.answer = () => Response.json({ code: 200, result: true })
    fireEvent.click(within(panel).getByText('Send again'))
    expect(await within(panel).findByText('Everything has been sent.')).toBeTruthy()
    expect(await taskQueue().list()).toEqual([])
  })

  it('[QUEUE-21] one that is forgotten is gone, a silent one is in no list', async () => {
    shop.answer = refuse('No')
    show()
    await put({ silent: true })
    await vi.waitFor(async () => expect(await taskQueue().list()).toMatchObject([{ state: 'failed' }]))
    expect(screen.queryByText('Show')).toBeNull()
    await put()
    fireEvent.click(await screen.findByText('Show'))
    fireEvent.click(await screen.findByText('Forget'))
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy()
  })

  it('[QUEUE-22] the texts of the specification', () => {
    const say = (kind: 'bad-content-type' | 'wrong-shape' | 'signed-out') => reasonText(translateToEnglish, { kind })
    expect([say('bad-content-type'), say('wrong-shape'), say('signed-out')]).toEqual([
      'Error with response - bad content-type!',
      'Unhandled error, wrong response format!',
      'Error refreshing user token. User is not authorized to access the resource',
    ])
  })
})
