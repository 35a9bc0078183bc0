import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallOptions } from '#core/endpoint.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { rememberSearch } from '#features/search/web/index.ts'
import { listCard } from '#test/support/list-card.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { SearchPanel } from './search-panel.tsx'

type Asked = { text: string; options: CallOptions; answer: (result: Result<unknown>) => void }

const page = (names: readonly string[], more: object = {}) =>
  ok({ items: names.map((name, at) => listCard(at + 1, name)), total: names.length, aggregations: {}, ...more })

/** The panel over a catalogue that answers when it is told to. */
const open = () => {
  const asked: Asked[] = []
  const onClose = vi.fn<() => void>()
  const rendered = renderPage(<SearchPanel onClose={onClose} />, {
    call: (_, { query }, options = {}) =>
      new Promise((answer) => {
        const { text = '' } = JSON.parse(query?.searchQuery as string) as { text?: string }
        asked.push({ text, options, answer })
      }),
  })
  const field = () => screen.getByRole('combobox', { name: 'What are you looking for?' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const pause = (milliseconds = 150) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const answer = async (text: string, result: Result<unknown>) => {
    await act(async () => asked.findLast((each) => each.text === text)?.answer(result))
  }
  return { ...rendered, asked, onClose, field, type, pause, answer }
}

const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const press = (element: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(element, { key })
}
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => {
  standInForTheBrowser()
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('suggestions', () => {
  it('[SEARCH-65] are asked for 150 ms after the last key, with 5000 ms for the answer', async () => {
    const { asked, type, pause } = open()
    await pause(0)
    expect(asked.map(({ text }) => text)).toEqual([''])
    type('ho')
    await pause(149)
    type('hoo')
    await pause(149)
    expect(asked).toHaveLength(1)
    await pause(1)
    expect(asked.map(({ text }) => text)).toEqual(['', 'hoo'])
    expect(asked[1]?.options.timeoutMs).toBe(5000)
  })

  it('[SEARCH-65] a newer question calls off the one before, whose late answer changes nothing', async () => {
    const { asked, type, pause, answer } = open()
    type('leg')
    await pause()
    type('hood')
    await pause()
    expect(asked.map(({ options }) => (options.signal as AbortSignal).aborted)).toEqual([true, false])
    await answer('hood', page(['Slow sun hoodie']))
    await answer('leg', page(['Contour legging']))
    expect(optionNames().join(' ')).toContain('Slow sun hoodie')
    expect(optionNames().join(' ')).not.toContain('Contour')
  })

  it('[SEARCH-65] have picture, name and price, and the way to all of them; their number is said', async () => {
    const { type, pause, answer } = open()
    type('hoodie')
    await pause()
    await answer('hoodie', page(['Slow sun hoodie'], { total: 47 }))
    const [found] = screen.getAllByRole('option', { name: /Slow sun hoodie/ })
    expect(found?.getAttribute('href')).toBe('/p/VT-1/piece')
    expect(found?.querySelector('img')?.getAttribute('src')).toBe('/img/324x489/clay.avif')
    expect(found?.textContent).toContain('$68.00')
    expect(screen.getByRole('option', { name: 'All 47' }).getAttribute('href')).toBe('/search?q=hoodie')
    expect(screen.getByRole('status').textContent).toBe('47 pieces')
  })

  it('[SEARCH-69] mark what was looked for', async () => {
    const { type, pause, answer } = open()
    type('hood')
    await pause()
    await answer('hood', page(['Slow sun hoodie']))
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['hood'])
  })

  it('[SEARCH-65] say why there is no answer, and ask again when told to', async () => {
    const { asked, type, pause, answer } = open()
    type('hood')
    await pause()
    await answer('hood', refuse('TIMEOUT'))
    expect(screen.getByRole('alert').textContent).toContain('The shop took too long to answer.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pause(0)
    expect(asked.filter(({ text }) => text === 'hood')).toHaveLength(2)
    await answer('hood', page(['Slow sun hoodie']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what was meant', () => {
  it('[SEARCH-68] is offered beside what was found, and put into the field', async () => {
    const { asked, field, type, pause, answer } = open()
    type('hodie')
    await pause()
    await answer('hodie', page(['Slow sun hoodie'], { corrected: 'hoodie' }))
    const meant = screen.getByRole('link', { name: 'hoodie' })
    expect(meant.closest('p')?.textContent).toBe('Did you mean hoodie')
    expect(meant.getAttribute('href')).toBe('/search?q=hoodie')
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['hoodie'])
    fireEvent.click(meant)
    expect((field() as HTMLInputElement).value).toBe('hoodie')
    await pause()
    expect(asked.at(-1)?.text).toBe('hoodie')
  })

  it('[SEARCH-68] is shown in place of nothing', async () => {
    const { type, pause, answer } = open()
    type('xodie')
    await pause()
    await answer('xodie', page([], { corrected: 'hoodie' }))
    await answer('hoodie', page(['Slow sun hoodie']))
    expect(screen.getByText('Nothing for “xodie”. Showing results for “hoodie”.')).toBeTruthy()
    expect(screen.getByRole('option', { name: '1 product' }).getAttribute('href')).toBe('/search?q=hoodie')
  })

  it('[SEARCH-70] nothing at all comes with what to try and the categories', async () => {
    const { type, pause, answer } = open()
    type('zzz')
    await pause()
    await answer('zzz', page([]))
    expect(screen.getByText(/Nothing found for “zzz”/).textContent).toContain('Try fewer words')
    expect(optionNames().join(' ')).toMatch(/Women.*Shoes/)
    type('')
    await pause(0)
    await answer('', page(['Slow sun hoodie']))
    expect(optionNames().join(' ')).toMatch(/Women.*Shoes.*Slow sun hoodie/)
  })
})

describe('the keys', () => {
  it('[SEARCH-66] arrows go through the options and back to the field, Enter follows one', async () => {
    const { field, type, pause, answer, router } = open()
    type('hoodie')
    await pause()
    await answer('hoodie', page(['Slow sun hoodie', 'Weekend hoodie']))
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    press(field(), 'ArrowDown')
    expect(activeOption(field())).toBe('All 2')
    press(field(), 'ArrowDown', 'ArrowDown')
    expect(activeOption(field())).toContain('Weekend hoodie')
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
    press(field(), 'ArrowDown')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    press(field(), 'ArrowUp', 'ArrowUp', 'Enter')
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.pathname).toBe('/p/VT-1/piece'))
  })

  it('[SEARCH-66] Enter without an option goes to the results', async () => {
    const { field, type, router } = open()
    type('  clay hoodie ')
    const form = field().closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.search).toBe('?q=clay%20hoodie'))
  })

  it('[SEARCH-66] what the arrows stood on is forgotten with the next letter', async () => {
    const { field, type, pause, answer } = open()
    type('hoodie')
    await pause()
    await answer('hoodie', page(['Slow sun hoodie']))
    press(field(), 'ArrowDown')
    type('hoodies')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
  })
})

describe('searches made before', () => {
  it('[SEARCH-67] are shown first, and each can be forgotten, or all', async () => {
    for (const words of ['leggings', 'hoodie', 'socks']) rememberSearch('en', words)
    const { pause, answer, field } = open()
    await pause(0)
    await answer('', page([]))
    const group = () => screen.queryByRole('group', { name: 'You searched before' })
    expect(
      within(group() as HTMLElement)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clear all', 'socks', '', 'hoodie', '', 'leggings', ''])
    fireEvent.click(screen.getByRole('option', { name: 'Forget “hoodie”' }))
    expect(screen.queryByRole('option', { name: 'hoodie' })).toBeNull()
    expect(document.activeElement).toBe(field())
    press(field(), 'ArrowDown', 'Delete')
    expect(screen.queryByRole('option', { name: 'socks' })).toBeNull()
    fireEvent.click(screen.getByRole('option', { name: 'Clear all' }))
    expect(group()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('[SEARCH-67] a browser that keeps nothing searches all the same', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    const { type, pause, answer } = open()
    type('hoodie')
    await pause()
    await answer('hoodie', page(['Slow sun hoodie']))
    fireEvent.click(screen.getByRole('option', { name: /Slow sun hoodie/ }))
    expect(rememberSearch('en', 'hoodie')).toEqual(['hoodie'])
  })
})
