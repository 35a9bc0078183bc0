import { expect, test } from 'vitest'
import { checkPurity } from './purity.ts'

const check = (path: string, text: string) => checkPurity([{ path, text }]).map(({ message }) => message)
const rules = 'src/features/cart/rules.ts'

test.each([
  ['src/platform/server/config.ts', 'const port = process.env.PORT'],
  ['src/platform/server/http.ts', 'const now = Date.now()'],
  [rules, 'export const isOver = (until: string, now: Date) => new Date(until) < now // never Date.now()'],
  [rules, "const text = 'process.env.PORT'"],
  ['src/features/cart/rules.test.ts', 'const now = new Date(); process.env.TZ'],
  ['src/ui/button.tsx', 'export const Button = () => <button className="wide">Buy</button>'],
  ['src/app/document.tsx', 'export const Data = () => <script dangerouslySetInnerHTML={{ __html: "" }} />'],
  ['bin/start.ts', 'const a = process.env.PATH'],
  ['src/app/server/pages/pages.ts', 'const past = /(?<=a)b/; const both = AbortSignal.any([])'],
  ['src/features/catalog/server/import.ts', 'const past = /(?<=a)b/'],
  [rules, 'const named = /(?<year>\\d{4})/'],
])('%s may: %s', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test.each([
  ['src/platform/server/http.ts', 'const stage = process.env.STAGE', 'reads the environment'],
  ['src/platform/server/http.ts', "const stage = process.env['STAGE']", 'reads the environment'],
  ['src/platform/server/http.ts', 'const stage = globalThis.process.env.STAGE', 'reads the environment'],
  ['src/platform/server/http.ts', 'const { env } = process', 'reads the environment'],
  ['db/demo/fill.ts', 'const stage = process.env.STAGE', 'reads the environment'],
  [rules, 'const now = Date.now()', 'the time as an argument'],
  [rules, 'const now = new Date()', 'the time as an argument'],
  [rules, 'const now = Date()', 'the time as an argument'],
  ['src/core/ids.ts', 'const id = crypto.randomUUID()', 'what is random as an argument'],
  ['src/core/ids.ts', 'const luck = Math.random()', 'what is random as an argument'],
  ['src/features/cart/contract.ts', 'const now = Date.now()', 'the time as an argument'],
  [rules, 'export const all = await load()', 'does nothing while it is loaded'],
  [rules, 'const past = /(?<!a)b/', 'looks behind'],
  ['src/app/shell/header/logo.tsx', 'const past = new RegExp(`(?<=${word})b`)', 'looks behind'],
  ['src/core/text.ts', "const past = new RegExp('(?<=a)b')", 'looks behind'],
  ['src/platform/web/call/call.ts', 'const signal = AbortSignal.any([])', 'has AbortSignal.any: an AbortController'],
  ['src/features/cart/web/cart.tsx', 'const { promise } = Promise.withResolvers()', 'has Promise.withResolvers'],
  ['src/ui/button.tsx', 'export const Button = () => <button style={{ width: 1 }}>Buy</button>', 'style attributes'],
  ['src/ui/text.tsx', 'export const Text = () => <p dangerouslySetInnerHTML={{ __html: "" }} />', 'raw HTML'],
])('%s must not: %s', (path, text, message) => {
  expect(check(path, text)).toEqual([expect.stringContaining(message)])
})
