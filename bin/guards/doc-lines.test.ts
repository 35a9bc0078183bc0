import { expect, test } from 'vitest'
import { checkDocLines } from './doc-lines.ts'

const check = (path: string, text: string) => checkDocLines([{ path, text }]).map(({ message }) => message)
const bare = 'const one = 1\n\nexport const half = (amount: number) => amount / 2\n'

test.each([
  'src/core/money.ts',
  'src/features/cart/rules.ts',
  'src/features/cart/rules/totals/totals.ts',
  'src/features/orders/server/store.ts',
  'src/features/catalog/server/office-import/run-store.ts',
])('what %s exports says what its readers have to know', (path) => {
  expect(check(path, bare)).toEqual(['half has no doc line'])
  expect(check(path, 'export function half(amount: number) {}')).toEqual(['half has no doc line'])
  expect(check(path, '// only a comment\nexport const half = async () => 1')).toEqual(['half has no doc line'])
  expect(check(path, '/** Half of it. */\nexport const half = (amount: number) => amount / 2')).toEqual([])
})

test('a question to the database says it wherever it stands', () => {
  const question = 'export const findName = async (db: Db, id: number) => undefined'
  expect(check('src/features/orders/server/manage/notes.ts', question)).toEqual(['findName has no doc line'])
  expect(
    check('src/features/orders/server/manage/notes.ts', `/** The name; undefined without one. */\n${question}`),
  ).toEqual([])
})

test.each([
  ['src/core/money.ts', 'const half = (amount: number) => amount / 2'],
  ['src/core/money.ts', 'export const zero = 0\nexport type Money = number\nexport { half } from "./half.ts"'],
  ['src/core/money.test.ts', bare],
  ['src/features/cart/server/routes.ts', bare],
  ['src/features/cart/web/store/cart-store.ts', bare],
])('%s may: %s', (path, text) => {
  expect(check(path, text)).toEqual([])
})
