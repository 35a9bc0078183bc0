import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok } from '#core/result.ts'
import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { AnyCall } from '#platform/web/call/call.ts'
import { callContext } from '#platform/web/call/loader-context.ts'
import { listCard } from '#test/support/list-card.ts'
import { showPages } from '#test/support/show-pages.tsx'
import { readRecentSearches } from './recent-searches.ts'
import { Component, loader } from './search-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A catalogue that knows nothing but hoodies. */
const call: AnyCall = async (_, { query }) => {
  const { text } = JSON.parse(query?.searchQuery as string) as { text?: string }
  const count = text === undefined ? 3 : ({ hoodie: 2, hodie: 2 }[text] ?? 0)
  const corrected = { hodie: 'hoodie', xodie: 'hoodie', wwww: 'wwwww' }[text ?? '']
  const items = Array.from({ length: Math.min(count, Number(query?.size)) }, (_item, at) =>
    listCard(at + 1, `Hoodie ${at}`),
  )
  return ok({ items, total: count, start: 0, perPage: 50, aggregations: {}, ...(corrected ? { corrected } : {}) })
}

const context = () => {
  const provider = new RouterContextProvider()
  provider.set(callContext, call)
  return provider
}

const show = (search: string) =>
  showPages(
    [
      {
        path: '/search',
        loader: (args: LoaderFunctionArgs) => loader({ ...args, context: context() }),
        Component,
        HydrateFallback: () => null,
      },
    ],
    `/search?q=${search}`,
    call,
  )

it('[SEARCH-68] offers what was probably meant beside what was found', async () => {
  show('hodie&color=3')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “hodie”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hoodie' }).getAttribute('href')).toBe('/search?q=hoodie')
  expect(screen.getByText(/Did you mean/)).toBeTruthy()
})

it('[SEARCH-68] shows what was probably meant in place of nothing, and remembers that', async () => {
  show('xodie')
  expect(await screen.findByText('Nothing for “xodie”. Showing results for “hoodie”.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “hoodie”' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await waitFor(() => expect(readRecentSearches('en')).toEqual(['hoodie']))
})

it.each(['zzz', 'wwww'])(
  '[SEARCH-70] says what to do where nothing was found for %s, and remembers nothing',
  async (text) => {
    show(text)
    expect(await screen.findByRole('heading', { level: 1, name: `Nothing found for “${text}”.` })).toBeTruthy()
    expect(screen.queryByText(/Results for/)).toBeNull()
    expect(screen.getByText('Check the spelling')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/women')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(readRecentSearches('en')).toEqual([])
  },
)

it('[SEARCH-64] [SHELL-358] is a form that the browser can send by itself, with its label in sight', async () => {
  show('hoodie')
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' })
  expect([field.name, field.defaultValue, field.form?.method]).toEqual(['q', 'hoodie', 'get'])
  expect(field.labels?.[0]?.closest('.vh')).toBeNull()
})
