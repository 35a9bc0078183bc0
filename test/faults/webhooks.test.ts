import { expect, test } from 'vitest'
import { openTestArena } from './support/test-arena.ts'
import { run } from './webhooks.fault.ts'

test('[PAY-3] [PAY-36] notices repeated, shuffled, forged, late: every order is paid once if its payment came', async () => {
  const said: string[] = []
  await run({ say: (line) => void said.push(line), full: false, open: openTestArena })
  expect(said).toHaveLength(2)
})
