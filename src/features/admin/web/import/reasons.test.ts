import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translators } from '#test/support/translators.ts'
import { problemIn, reasonIn } from './reasons.ts'

const source = join(import.meta.dirname, '../../../..')
const { en, de } = translators

/** A call that tells something of a row, with the text that it ends with. */
const telling =
  /\b(?:refuse|note|refuseAs)\(\s*(?:'[^']*'|[\w.]+),\s+(?:ownSku, )?('[^'\n]+'|"[^"\n]+"|`[^`\n]+`),?\s*\)/g
/** What is said of a row that cannot be read, and of a file that cannot. */
const failing = /(?:\bproblem: |(?:UnreadableFile|BadArchive)\(|return )('[^'\n]+ [^'\n]+'|`[^`\n]+ [^`\n]+`)/g
/** What is put into a text. */
const value = /\$\{(?:[^{}]|\{[^}]*\})*\}/g

/** Files of it that tell other things in such words. */
const others = /mapping|describe-file|\/(?:pictures|runs|undo)\//

const written = (): string[] => {
  const folder = join(source, 'features/catalog/server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /^(?:office-)?import\//.test(name) && name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return [...text.matchAll(telling), ...(others.test(name) ? [] : text.matchAll(failing))]
    })
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

test('[ADMIN-449] why a whole file is not taken is told so too, behind its name', () => {
  expect(problemIn(de, 'it is not UTF-8 (line 12): save it as CSV UTF-8')).toBe(
    'Zeile 12 ist kein UTF-8. Als CSV UTF-8 speichern',
  )
  expect(problemIn(de, 'it is UTF-16 that is cut off or broken (line 12): save it as CSV UTF-8')).toBe(
    'Zeile 12: Das UTF-16 ist abgeschnitten oder beschädigt. Als CSV UTF-8 speichern',
  )
  expect(
    problemIn(de, 'list.csv: its header is none that we know (it begins with a, b). Known are\n  Shopify: handle'),
  ).toBe('list.csv: Diese Kopfzeile kennt der Shop nicht. Sie beginnt mit a, b')
  expect(problemIn(de, 'feed.xml: line 3, column 9: unclosed tag')).toBe(
    'feed.xml: Zeile 3, Spalte 9: Ab hier ist das XML nicht lesbar',
  )
  expect(problemIn(de, 'list.csv: the moon was full')).toBeUndefined()
})
