import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[SHELL-198] the shop listens at 3105, or where it is told to', () => {
  expect(readConfig({})).toMatchObject({ port: 3105, publicUrl: 'http://localhost:3105' })
  expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' })
})

test('[SHELL-344] a value that means nothing is refused by its name', () => {
  for (const [name, value] of [
    ['DEMO', 'false'],
    ['SERVICE_WORKER', '0'],
    ['STAGE', 'prod'],
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['RATE_LIMIT', '-1'],
    ['PUBLIC_URL', 'shop'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  expect([{}, { DEMO: 'on' }, { DEMO: 'off' }].map((given) => readConfig(given).demo)).toEqual([true, true, false])
})
