import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTranslators } from '#platform/server/texts.ts'
import { reasonIn } from './reasons.ts'

const source = join(import.meta.dirname, '../../../..')
const { en, de } = createTranslators(source)

/** A call that tells something of a row, with the text that it ends with. */
const telling = /\b(?:refuse|note|refuseAs)\((?:'[^']*'|[\w.]+), (?:ownSku, )?('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)\)/g
/** What is put into a text. */
const value = /\$\{(?:[^{}]|\{[^}]*\})*\}/g

const written = (): string[] => {
  const folder = join(source, 'features/catalog/server/import')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(telling)])
    .map(([, text = '']) => text.slice(1, -1).replaceAll(value, '7'))
    .filter((text) => text.includes(' '))
}

test('[ADMIN-203] every reason that the import has for a row is told in the language of who reads it', () => {
  const reasons = written()
  expect(reasons.length).toBeGreaterThan(50)
  expect(reasons.filter((reason) => reasonIn(en, reason) === undefined)).toEqual([])
})

test('[ADMIN-203] the words of the row stay as they are, and a reason nobody knows stays English', () => {
  expect(reasonIn(de, '"cheap" is not a price such as 49.90')).toBe('„cheap“ ist kein Preis wie 49.90')
  expect(reasonIn(de, 'the variant A-1 is not in the catalogue')).toBe('A-1 ist nicht im Katalog')
  expect(reasonIn(de, 'a variant needs its Size')).toBe('Was hierher gehört, fehlt')
  expect(reasonIn(de, 'the moon was full')).toBeUndefined()
})
