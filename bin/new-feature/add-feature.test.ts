import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFeature } from './add-feature.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const known = ['bin/guards/zones.ts', 'src/app/server/features.ts', 'test/support/role-table.ts']

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'vitrine-feature-'))
  for (const path of known) await cp(join(root, path), join(place, path), { recursive: true })
})
afterEach(() => rm(place, { recursive: true, force: true }))

const read = (path: string) => readFile(join(place, path), 'utf8')

test('a new feature has its four kinds of file, and stands wherever all features are named', async () => {
  const made = await addFeature(place, 'gift-cards')
  expect(made).toMatchObject({ changed: known })
  const { written } = made as { written: readonly string[] }
  const kinds = ['SPEC.md', 'contract.ts', 'rules.ts', 'rules.test.ts', 'server']
  for (const kind of kinds) expect(written.join('\n')).toContain(`src/features/gift-cards/${kind}`)
  expect(await read('src/features/gift-cards/contract.ts')).toContain("'GET /api/gift-cards': endpoint({")
  const features = await read('src/app/server/features.ts')
  expect(features).toContain("import { giftCardsRoutes } from '#features/gift-cards/server/index.ts'")
  expect(features).toMatch(/^ {2}giftCardsRoutes\(mount\)$/m)
  expect(await read('bin/guards/zones.ts')).toMatch(/\['orders'\],\n {2}\['gift-cards'\],\n {2}\['blogger'\]/)
  expect(await read('test/support/role-table.ts')).toMatch(/anyone: \[\n {4}'GET \/api\/gift-cards',/)
})

test('what the files of a new feature take from each other is there to be taken', async () => {
  const { written } = (await addFeature(place, 'gift-cards')) as { written: readonly string[] }
  let taken = 0
  for (const file of written)
    for (const [, names = '', from = ''] of (await read(file)).matchAll(/^import \{ (.+) \} from '(\..+)'$/gm)) {
      const source = await read(join(dirname(file), from))
      for (const name of names.split(', ')) expect(source).toMatch(new RegExp(`^export .*\\b${name}\\b`, 'm'))
      taken++
    }
  expect(taken).toBeGreaterThan(3)
})

test('a name that is none, or is taken, changes nothing', async () => {
  const before = await Promise.all(known.map(read))
  await addFeature(place, 'gift-cards')
  const after = await Promise.all(known.map(read))
  for (const name of ['', 'Gift', 'gift_cards', '../gift', 'gift--cards', 'gift-cards', 'a'.repeat(31)])
    expect(await addFeature(place, name)).toContain(name)
  expect(await Promise.all(known.map(read))).toEqual(after)
  expect(after).not.toEqual(before)
})
