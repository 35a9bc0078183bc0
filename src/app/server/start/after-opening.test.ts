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
    warmUp: async () => void done.push('words'),
    paths: () => ['/en', '/en/women'],
    open: async (path) => void done.push(path),
  })
  expect(done).toEqual(['words', 'look', 'look', '/en', 'look', '/en/women', 'look'])
})
