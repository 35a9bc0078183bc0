import { expect, test } from 'vitest'
import { afterOpening } from './after-opening.ts'

test('what nobody waits for is done in its order, once nobody asks for anything', async () => {
  const done: string[] = []
  const looks = [995, 1000]
  await afterOpening({
    quietFor: () => {
      done.push('look')
      return looks.shift() ?? 5000
    },
    isStopping: () => false,
    warmUp: async () => void done.push('words'),
    paths: () => ['/en', '/en/women'],
    open: async (path) => void done.push(path),
  })
  expect(done).toEqual(['words', 'look', 'look', '/en', 'look', '/en/women', 'look'])
})

test('[SHELL-707] a shop that is about to end begins nothing of it any more', async () => {
  const opened: string[] = []
  await afterOpening({
    quietFor: () => 5000,
    isStopping: () => opened.length > 0,
    warmUp: async () => undefined,
    paths: () => ['/en', '/en/women'],
    open: async (path) => void opened.push(path),
  })
  expect(opened).toEqual(['/en'])
})
