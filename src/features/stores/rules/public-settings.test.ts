import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { publicSettings, toPublic } from './public-settings.ts'

const sources = join(import.meta.dirname, '../../..')

/** All that pages are made of. */
const pages = globSync(['app/*.{ts,tsx}', 'app/shell/**/*.{ts,tsx}', 'features/*/{web,rules}/**/*.{ts,tsx}'], {
  cwd: sources,
  exclude: ['**/*.test.*', '**/settings.ts', '**/public-settings.ts'],
})
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n')

it('[STORE-10] pages get the settings that they read, and no other', () => {
  expect(publicSettings.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([])
  expect(Object.keys(toPublic(settings)).toSorted()).toEqual([...publicSettings].toSorted())
})
