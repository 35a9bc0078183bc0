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
  for (const url of ['mysql://user:secret@localhost/shop', 'localhost:5432/shop', 'postgres:shop'])
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/$/,
    )
  for (const url of [
    'postgres://u:p@db.example/shop',
    'postgresql:///shop?host=/run/postgresql',
    'postgres://u:p@/shop',
  ])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect([{}, { DEMO: 'on' }, { DEMO: 'off' }].map((given) => readConfig(given).demo)).toEqual([true, true, false])
})
