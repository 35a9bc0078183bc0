import { expect, test } from 'vitest'
import { checkLinks } from './links.ts'

const page = (path: string, text: string) => ({ path, text })
const operating = page('docs/operating.md', '# Operating\n\n## As root: what `npm start` does\n')
const check = (text: string) =>
  checkLinks([page('README.md', text), operating, page('src/main.ts', '')]).map(
    ({ line, message }) => `${line}: ${message}`,
  )

test.each([
  '[a](docs/operating.md)',
  '[a](docs/)',
  '[a](./src/main.ts "title")',
  '[a](docs/operating.md#as-root-what-npm-start-does)',
  '# Here\n[a](#here)',
  '[a](https://example.com/nothing) <a href="x">',
  '`[a](nowhere.md)`',
  '```\n[a](nowhere.md)\n```',
  '[a]: docs/operating.md',
])('%j leads somewhere', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['[a](docs/nothing.md)', '1: docs/nothing.md leads nowhere'],
  ['\n![a](picture.png)', '2: picture.png leads nowhere'],
  ['[a]: docs/nothing.md', '1: docs/nothing.md leads nowhere'],
  ['[a](docs/operating.md#windows)', '1: docs/operating.md has no heading "windows"'],
])('%j leads nowhere', (text, message) => {
  expect(check(text)).toEqual([message])
})
