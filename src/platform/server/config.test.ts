import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[SHELL-198] the shop listens at 3105, or where it is told to', () => {
  expect(readConfig({})).toMatchObject({ port: 3105, publicUrl: 'http://localhost:3105' })
  expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' })
})
