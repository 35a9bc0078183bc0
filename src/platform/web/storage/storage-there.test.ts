import { afterEach, expect, test, vi } from 'vitest'
import { isStorageThere } from './storage-there.ts'
import { startTaskQueue, taskQueue, taskQueueStart } from '../tasks/task-queue.ts'

afterEach(() => vi.unstubAllGlobals())

const databases = (answer: () => Promise<readonly { name: string }[]>) =>
  vi.stubGlobal('indexedDB', { databases: answer })

test('[SHELL-286] a browser that never kept anything is known by its databases; one that does not tell counts as one that did', async () => {
  databases(async () => [{ name: 'vitrine-cache' }])
  expect([await isStorageThere('vitrine'), await isStorageThere('vitrine-cache')]).toEqual([false, true])
  vi.stubGlobal('indexedDB', {})
  expect(await isStorageThere('vitrine')).toBe(true)
  databases(() => Promise.reject(new DOMException('no', 'SecurityError')))
  expect(await isStorageThere('vitrine')).toBe(true)
})

test('[SHELL-286] the queue runs with the first wish where nothing was ever kept', async () => {
  databases(async () => [])
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  await startTaskQueue({ storeCode: 'en', cartIdOf: () => undefined })
  expect(taskQueueStart.isOver()).toBe(false)
  await expect(taskQueue().list()).resolves.toEqual([])
  expect(taskQueueStart.isOver()).toBe(true)
})
