import { expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createListeners } from '#platform/web/listeners.ts'
import { askOnceBack, keepShellData, keptShellLayer } from './kept-shell.ts'

const shell = (publicUrl: string) => ({ publicUrl }) as ShellData
const ask = (
  cache: ReturnType<typeof createMemoryCache>,
  answer: ReturnType<typeof ok> | ReturnType<typeof refuse>,
  heed: (shell: ShellData) => void = () => {},
) => keptShellLayer(cache, 'ru', heed)(async () => answer)('GET /api/shell', {})

test('[SHELL-93] without a network a page stands in what was kept from an earlier one, in its own store view', async () => {
  const cache = createMemoryCache()
  expect(await ask(cache, refuse('OFFLINE'))).toMatchObject({ ok: false, code: 'OFFLINE' })
  await keepShellData(cache, 'en', shell('en'))
  expect(await ask(cache, refuse('OFFLINE'))).toMatchObject({ ok: false })
  await keepShellData(cache, 'ru', shell('ru'))
  expect(await ask(cache, refuse('OFFLINE'))).toMatchObject({ ok: true, value: { publicUrl: 'ru' } })
})

test('[SHELL-93] what is kept is shown at once and made new behind it', async () => {
  const cache = createMemoryCache()
  await keepShellData(cache, 'ru', shell('old'))
  expect(await ask(cache, ok(shell('new')))).toMatchObject({ value: { publicUrl: 'old' } })
  await vi.waitFor(async () =>
    expect(await ask(cache, refuse('OFFLINE'))).toMatchObject({ value: { publicUrl: 'new' } }),
  )
})

test('[SHELL-357] the settings that were known last count until the shop says what they are now', async () => {
  const cache = createMemoryCache()
  const heard: string[] = []
  const heed = ({ publicUrl }: ShellData) => void heard.push(publicUrl)
  await ask(cache, refuse('OFFLINE'), heed)
  await keepShellData(cache, 'ru', shell('kept'))
  await ask(cache, refuse('OFFLINE'), heed)
  expect(heard).toEqual(['kept'])
  await ask(cache, ok(shell('new')), heed)
  await vi.waitFor(() => expect(heard.at(-1)).toBe('new'))
})

test('[SHELL-357] what the shop says now is asked for once it can be reached again', async () => {
  const { subscribe, tell } = createListeners()
  const asked: string[] = []
  let isOnline = true
  const connectivity = { isOnline: () => isOnline, subscribe, watch: () => () => {}, suspect: () => {} }
  askOnceBack(connectivity, async (key) => (asked.push(key), refuse('OFFLINE')))
  for (isOnline of [false, true]) tell()
  expect(asked).toEqual(['GET /api/shell'])
})

test('[SHELL-93] other calls are none of its business', async () => {
  const cache = createMemoryCache()
  const next = vi.fn<AnyCall>(async () => ok('cart'))
  expect(
    await keptShellLayer(cache, 'ru', () => {})(next)('GET /api/cart/pull', { query: { cartId: '1' } }),
  ).toMatchObject({
    value: 'cart',
  })
  expect(next.mock.calls).toEqual([['GET /api/cart/pull', { query: { cartId: '1' } }, undefined]])
})
