import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryCaches, shopAnswer } from '#test/support/memory-caches.ts'
import { createFiles } from './files.ts'
import { cacheOf } from './release.ts'

const release = {
  id: 'r2',
  common: ['/assets/wake.js', '/assets/cart.js'],
  others: ['/assets/ru.js', '/assets/en.js', '/assets/sales-screen.js'],
}
const shell = (view: string, id = 'r2') =>
  `<html lang="${view}" data-release="${id}"><script src="/assets/wake.js"></script>"/assets/${view}.js"`
const origin = 'https://shop.example'

let memory: ReturnType<typeof createMemoryCaches>
let asked: string[]
let answers: Record<string, () => Response>

beforeEach(() => {
  memory = createMemoryCaches()
  asked = []
  answers = {
    '/ru/shell.html': () => shopAnswer(shell('ru'), { 'content-type': 'text/html', 'cache-control': 'no-cache' }),
    '/en/shell.html': () => shopAnswer(shell('en'), { 'content-type': 'text/html', 'cache-control': 'no-cache' }),
  }
  vi.stubGlobal('caches', memory.caches)
  vi.stubGlobal('fetch', async (what: string | Request) => {
    const path = new URL(typeof what === 'string' ? what : what.url, origin).pathname
    asked.push(path)
    return answers[path]?.() ?? shopAnswer(`content of ${path}`, { 'content-type': 'text/javascript' })
  })
})
afterEach(() => vi.unstubAllGlobals())

const keptPaths = async (id = 'r2') =>
  (await (await memory.caches.open(cacheOf(id))).keys()).map(({ url }) => new URL(url).pathname)
const textOf = async (path: string) => {
  const later: Promise<unknown>[] = []
  const answer = await createFiles(release).answer(new Request(origin + path), (work) => void later.push(work))
  await Promise.all(later)
  return answer.text()
}

describe('[SHELL-80] what a browser gets of a release', () => {
  test('the files of every page, and of the store view that is open: not the other languages’', async () => {
    await createFiles(release).keepAll(['ru'])
    expect((await keptPaths()).sort()).toEqual([
      '/assets/cart.js',
      '/assets/ru.js',
      '/assets/wake.js',
      '/ru/shell.html',
    ])
  })

  test('another store view comes when it is visited, once', async () => {
    const files = createFiles(release)
    await files.keepAll(['ru'])
    await files.keepShell('en')
    await files.keepShell('en')
    expect(asked.filter((path) => path === '/en/shell.html')).toHaveLength(1)
    expect(await keptPaths()).toContain('/assets/en.js')
    expect(await (await files.findShell('en'))?.text()).toContain('lang="en"')
  })

  test('what an older release has under the same name is not fetched again', async () => {
    await (
      await memory.caches.open(cacheOf('r1'))
    ).put('/assets/cart.js', shopAnswer('kept', { 'content-type': 'text/javascript' }))
    await createFiles(release).keepAll(['ru'])
    expect(asked).not.toContain('/assets/cart.js')
    expect(await keptPaths()).toContain('/assets/cart.js')
  })
})

describe('[SHELL-86] a worker of a release that the shop has no more', () => {
  test('is not installed', async () => {
    answers['/ru/shell.html'] = () => shopAnswer(shell('ru', 'r3'), { 'content-type': 'text/html' })
    await expect(createFiles(release).keepAll(['ru'])).rejects.toThrow('the shop has release r3')
    expect(await keptPaths()).toEqual([])
  })

  test('nor is one whose files are gone', async () => {
    answers['/assets/cart.js'] = () => shopAnswer('Not found', {}, 404)
    await expect(createFiles(release).keepAll(['ru'])).rejects.toThrow('/assets/cart.js cannot be kept')
  })
})

describe('[SHELL-82] a file', () => {
  test('is answered from what is kept, of whichever release', async () => {
    await (
      await memory.caches.open(cacheOf('r1'))
    ).put('/assets/old-page.js', shopAnswer('of the last release', { 'content-type': 'text/javascript' }))
    expect(await textOf('/assets/old-page.js')).toBe('of the last release')
    expect(asked).toEqual([])
  })

  test('of this release is kept when it is first asked for; a stranger is let through', async () => {
    expect(await textOf('/assets/ru.js')).toBe('content of /assets/ru.js')
    expect(await textOf('/assets/newer.js')).toBe('content of /assets/newer.js')
    expect(await keptPaths()).toEqual(['/assets/ru.js'])
    await textOf('/assets/ru.js')
    expect(asked).toEqual(['/assets/ru.js', '/assets/newer.js'])
  })
})

test('[SHELL-120] a screen is not fetched ahead; opened once it is there without a network, never opened it is missing', async () => {
  await createFiles(release).keepAll(['ru'])
  expect(asked).not.toContain('/assets/sales-screen.js')
  await textOf('/assets/sales-screen.js')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await textOf('/assets/sales-screen.js')).toBe('content of /assets/sales-screen.js')
  await expect(textOf('/assets/en.js')).rejects.toThrow('Failed to fetch')
})

test('[SHELL-84] nothing that is somebody’s own is put anywhere, whoever says so', async () => {
  for (const headers of [{ 'cache-control': 'private' }, { 'cache-control': 'no-store' }]) {
    answers['/assets/ru.js'] = () => shopAnswer('mine', headers)
    await textOf('/assets/ru.js')
  }
  answers['/en/shell.html'] = () => shopAnswer(shell('en'), { 'cache-control': 'private, no-store' })
  await expect(createFiles(release).keepShell('en')).rejects.toThrow('cannot be kept')
  expect(memory.puts).toEqual([])
})

describe('[SHELL-950] a network that answers everything with a page of its own', () => {
  const portal = () => shopAnswer('<h1>Sign in to this network</h1>', { 'content-type': 'text/html' })

  test('leaves nothing behind in the place of a file', async () => {
    answers['/assets/ru.js'] = portal
    expect(await textOf('/assets/ru.js')).toContain('Sign in')
    expect(await keptPaths()).toEqual([])
    delete answers['/assets/ru.js']
    expect(await textOf('/assets/ru.js')).toBe('content of /assets/ru.js')
  })

  test('gets no worker installed', async () => {
    answers['/assets/cart.js'] = portal
    await expect(createFiles(release).keepAll(['ru'])).rejects.toThrow('/assets/cart.js cannot be kept')
  })

  test('is forgotten where an earlier release took its page for a file', async () => {
    await (await memory.caches.open(cacheOf('r1'))).put('/assets/cart.js', portal())
    await (await memory.caches.open(cacheOf('r2'))).put('/assets/ru.js', portal())
    expect(await textOf('/assets/cart.js')).toBe('content of /assets/cart.js')
    expect(await textOf('/assets/ru.js')).toBe('content of /assets/ru.js')
    await createFiles(release).keepAll(['ru'])
    expect(asked).toEqual(['/assets/cart.js', '/assets/ru.js', '/ru/shell.html', '/assets/wake.js'])
  })
})

test('[SHELL-91] a store view that was never visited is opened from one that was', async () => {
  const files = createFiles(release)
  expect(await files.findShell('en')).toBeUndefined()
  await files.keepShell('ru')
  expect(await (await files.findShell('en'))?.text()).toContain('lang="ru"')
})
