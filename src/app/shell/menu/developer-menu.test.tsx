import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { settings } from '#config/settings.ts'
import type { Result } from '#core/result.ts'
import { ok, refuse } from '#core/result.ts'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser, userNow } from '#features/accounts/web/session/account-state.ts'
import type { WireUser } from '#features/accounts/contract.ts'
import type { PublicSettings } from '#features/stores/rules/public-settings.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { bringIntoSight } from '#test/support/in-sight.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { LastUpdated } from '../footer/last-updated.tsx'
import { BloggerSidebar, DeveloperMenu } from './staff-menu.tsx'

type Answers = Record<string, () => Result<unknown> | Promise<Result<unknown>>>
const asked: string[] = []
const callWith =
  (answers: Answers = {}): AnyCall =>
  async (key) => {
    asked.push(key)
    return answers[key]?.() ?? (key.startsWith('GET /api/blogger/') ? refuse('OFFLINE') : ok(undefined))
  }

beforeEach(() => void asked.splice(0))
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
  vi.unstubAllGlobals()
})

const feeds = { en: '/feeds/en/meta.csv', ru: 'https://elsewhere.example/ru.csv' }
const everything = { product_choose: true, instructions_count: 3, blogger_has_phone: true, feeds_facebook: feeds }
type Shown = { answers?: Answers; own?: Partial<PublicSettings> }
const show = (roles: WireUser['roles'], { answers, own = everything }: Shown = {}) => {
  showUser({ ...ada, roles })
  return renderPage(
    <>
      <BloggerSidebar />
      <DeveloperMenu />
    </>,
    { shell: shellData({ settings: { ...settings, ...own } }), call: callWith(answers) },
  )
}
const tools = () => screen.findByRole('navigation', { name: 'Tools' })
const names = (role: 'link' | 'button') =>
  screen.queryAllByRole(role).map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())
const ofStaff = ['Update import', 'Update skins', 'Update all']

describe('the developer menu', () => {
  it('[SHELL-111] is not there for shoppers', () => {
    for (const roles of [[], ['vip']] as const) show([...roles])
    expect([...names('link'), ...names('button')]).toEqual([])
  })

  it('[SHELL-111] [SHELL-140] a blogger finds the cabinet, its pages, the switch and the feeds', async () => {
    show(['blogger'])
    await tools()
    const pages = ['Posts history', 'Instructions', 'Blogger agreement', 'Privacy policy for bloggers']
    expect(names('link')).toEqual([
      'New post',
      'View sales',
      'Products to review',
      ...pages,
      'Feed, English',
      'Feed, Russian',
    ])
    expect(names('button')).toEqual(['Copy Feed, English', 'Copy Feed, Russian'])
    expect(screen.getByRole('switch', { name: 'Promo only' })).toBeTruthy()
  })

  it('[SHELL-140] what the settings switch off is not shown', async () => {
    show(['blogger'], {
      own: { has_blogger_user_agreement: false, has_blogger_privacy_policy: false, instructions_count: 0 },
    })
    await tools()
    expect(names('link')).toEqual(['New post', 'View sales', 'Posts history'])
    cleanup()
    show(['admin'], { own: { blogger_has_phone: false } })
    await tools()
    expect(names('button')).toEqual(ofStaff)
  })

  it.each([
    [['manager'], ['Back office', 'Authorize as user'], ofStaff],
    [['admin'], ['Design editor', 'Back office', 'Authorize as user'], ['Login as blogger', ...ofStaff]],
  ] as const)('[SHELL-111] [SHELL-140] %j finds %j and %j', async (roles, links, buttons) => {
    show([...roles])
    await tools()
    expect(names('link')).toEqual(links)
    expect(names('button')).toEqual(buttons)
  })

  it('[SHELL-141] the address of a feed is copied, with a notice', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const { notices } = show(['blogger'])
    await tools()
    fireEvent.click(screen.getByRole('button', { name: 'Copy Feed, English' }))
    await waitFor(() =>
      expect(notices.list()).toMatchObject([{ kind: 'success', text: 'The address of the Instagram feed is copied' }]),
    )
    expect(writeText).toHaveBeenCalledWith('http://shop.test/feeds/en/meta.csv')
  })
})

describe('bringing the shop up to date', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const texts = ({ notices }: ReturnType<typeof show>) => notices.list().map(({ kind, text }) => `${kind}: ${text}`)

  test('[SHELL-142] the catalogue, the skins, and all of it, each with its notice', async () => {
    const page = show(['manager'])
    await tools()
    press('Update import')
    await waitFor(() => expect(texts(page)).toEqual(['success: The catalogue is up to date']))
    press('Update skins')
    await waitFor(() => expect(texts(page).at(-1)).toBe('success: The skins are up to date'))
    expect(asked).toEqual(['POST /api/manage/update', 'POST /api/manage/skin-update'])
    press('Update all')
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(asked.slice(2)).toEqual(['POST /api/manage/update', 'POST /api/manage/skin-update'])
  })

  test('[SHELL-142] while one is under way it says so, and nothing else begins', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    const page = show(['admin'], { answers: { 'POST /api/manage/update': () => promise } })
    await tools()
    press('Update import')
    expect((await screen.findByRole('status')).textContent).toBe('Updating…')
    for (const name of ofStaff) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
      press(name)
    }
    await act(async () => resolve(ok({})))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(asked).toEqual(['POST /api/manage/update'])
    expect(texts(page)).toEqual(['success: The catalogue is up to date'])
  })

  test('[SHELL-142] it says how far the import is, whoever asked for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    show(['manager'], {
      answers: {
        'POST /api/manage/update': () => promise,
        'GET /api/manage/update/progress': () => ok({ step: 'writing', percent: 25, skins: false }),
      },
    })
    await tools()
    press('Update import')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect((await screen.findByRole('status')).textContent).toMatch(/25/)
    await act(async () => resolve(ok({})))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  test('[SHELL-142] what is answered after the end says nothing of the next one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const first = Promise.withResolvers<Result<unknown>>()
    const second = Promise.withResolvers<Result<unknown>>()
    const late = Promise.withResolvers<Result<unknown>>()
    const runs = [first.promise, second.promise]
    show(['manager'], {
      answers: {
        'POST /api/manage/update': () => runs.shift() ?? ok({}),
        'GET /api/manage/update/progress': () => late.promise,
      },
    })
    await tools()
    press('Update import')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await act(async () => first.resolve(ok({})))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    await act(async () => late.resolve(ok({ step: 'writing', percent: 90, skins: false })))
    press('Update import')
    const said = (await screen.findByRole('status')).textContent
    await act(async () => second.resolve(ok({})))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(said).toBe('Updating…')
  })

  test('[SHELL-142] what failed is told with why, and the rest goes on', async () => {
    const page = show(['manager'], {
      answers: {
        'POST /api/manage/update': () =>
          refuse('IMPORT_REFUSED', { message: 'Not taken.', fields: { source: 'a.csv: its header' } }),
        'POST /api/manage/skin-update': () => refuse('ALREADY_RUNNING', { message: 'Another one runs.' }),
      },
    })
    await tools()
    press('Update all')
    await waitFor(() =>
      expect(texts(page)).toEqual([
        'error: An error occurred while the catalogue was updated. Not taken. a.csv: its header',
        'error: An error occurred while the skins were updated. Another one runs.',
      ]),
    )
  })

  describe('the line about the last update', () => {
    beforeEach(bringIntoSight)
    const showLine = async (roles: WireUser['roles']) => {
      showUser({ ...ada, roles })
      const block = { identifier: 'last_updated', json: { last_updated: new Date().toISOString() } }
      const page = renderPage(<LastUpdated />, { call: callWith({ 'GET /api/catalog': () => ok({ items: [block] }) }) })
      await screen.findByText(/Updated less than a minute ago/)
      return page
    }

    test.each([[['manager']], [[]]] as const)('[SHELL-143] %j reads it', async (roles) => {
      await showLine([...roles])
      expect(screen.queryByRole('button')).toBeNull()
    })

    test.each(['admin', 'blogger'] as const)('[SHELL-143] %s presses it, and it is asked for anew', async (role) => {
      const { notices } = await showLine([role])
      fireEvent.click(await screen.findByRole('button', { name: /update now$/ }))
      await waitFor(() => expect(notices.list()).toHaveLength(2))
      const updates = ['POST /api/manage/update', 'POST /api/manage/skin-update']
      expect(asked.filter((key) => key.startsWith('POST'))).toEqual(updates)
      await waitFor(() => expect(asked.at(-1)).toBe('GET /api/catalog'))
    })

    test('[SHELL-142] [SHELL-143] pressed again meanwhile, it begins nothing more', async () => {
      const { notices } = await showLine(['blogger'])
      const line = await screen.findByRole('button', { name: /update now$/ })
      fireEvent.click(line)
      expect(line.getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(line)
      await waitFor(() => expect(notices.list()).toHaveLength(2))
      expect(asked.filter((key) => key.startsWith('POST'))).toHaveLength(2)
    })
  })
})

test('[ACCOUNT-192] the blogger’s name is taken from the menu, with a notice', async () => {
  const blogger = { ...ada, id: 9, roles: ['blogger' as const], actor: { id: 7, name: 'Boss', contact: 'b@x.example' } }
  const { notices } = show(['admin'], {
    answers: {
      'POST /api/user/login-as-blogger': () => ok(blogger, { token: 'acting' }),
      'GET /api/user/profile': () => ok(blogger),
    },
  })
  await tools()
  fireEvent.click(screen.getByRole('button', { name: 'Login as blogger' }))
  await waitFor(() => expect(notices.list()).toMatchObject([{ text: 'You are signed in as the blogger' }]))
  expect(userNow()?.id).toBe(9)
})
