import { expect, test } from 'vitest'
import { checkPackages, countPackages } from './packages.ts'

const lock = (entry: object) => ({
  path: 'package-lock.json',
  text: JSON.stringify({
    packages: { '': { name: 'shop' }, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', ...entry } },
  }),
})
const messages = (entry: object) => checkPackages([lock(entry)]).map(({ message }) => message)

test('a package without a strong signature, from elsewhere, or with a script of its own is named', () => {
  expect(messages({})).toEqual([])
  expect(messages({ integrity: undefined })).toEqual(['node_modules/a has no signature of its content'])
  expect(messages({ integrity: undefined, optional: true })).toEqual([])
  expect(messages({ integrity: 'sha1-x' })).toEqual(['node_modules/a is signed weakly'])
  expect(messages({ resolved: 'git+ssh://git@evil.example/a' })).toEqual([
    'node_modules/a comes from git+ssh://git@evil.example/a',
  ])
  expect(messages({ hasInstallScript: true })).toEqual(['node_modules/a brings a script for its installation'])
  expect(countPackages([lock({})])).toBe(1)
})

test('scripts of packages are not run', () => {
  expect(checkPackages([{ path: '.npmrc', text: 'save-exact=true\nignore-scripts=true\n' }])).toEqual([])
  expect(checkPackages([{ path: '.npmrc', text: 'save-exact=true\n' }])).toHaveLength(1)
})
