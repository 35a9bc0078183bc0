import { expect, test } from 'vitest'
import { fillLockGaps, findLockGaps } from './lock-file.ts'

const toLock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages })

test('a lock file that has all its optional packages is whole, nested ones too', () => {
  const text = toLock({
    'node_modules/a': { optionalDependencies: { '@a/linux-x64': '1.0.0' } },
    'node_modules/@a/linux-x64': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { optionalDependencies: { '@b/linux-x64': '2.0.0' } },
    'node_modules/a/node_modules/@b/linux-x64': { version: '2.0.0' },
  })
  expect(findLockGaps(text)).toEqual([])
})

test('what is left out is found and filled in, with the machine it is for', () => {
  const text = toLock({
    'node_modules/a': {
      optionalDependencies: {
        '@a/binding-linux-arm-musleabihf': '1.0.0',
        '@a/binding-win32-ia32-msvc': '1.0.0',
        '@a/darwin-arm64': '1.0.0',
      },
    },
  })
  expect(findLockGaps(text)).toHaveLength(3)
  const filled = fillLockGaps(text)
  expect(findLockGaps(filled)).toEqual([])
  expect((JSON.parse(filled) as { packages: object }).packages).toMatchObject({
    'node_modules/@a/binding-linux-arm-musleabihf': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
      optional: true,
    },
    'node_modules/@a/binding-win32-ia32-msvc': { os: ['win32'], cpu: ['ia32'] },
    'node_modules/@a/darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  })
})
