import { expect, test } from 'vitest'
import { isPlainPath } from './plain-path.ts'

test('a path stays below its folder', () => {
  for (const path of ['a.jpg', 'm/h/mh01.jpg', 'чёрный/бег 1.png', 'a..b.jpg', 'a'.repeat(255)])
    expect([path, isPlainPath(path.split('/'))]).toEqual([path, true])
  for (const path of [
    '',
    '/etc/passwd',
    'a//b',
    '..',
    'a/../b',
    '.git/config',
    'a/.b',
    'C:a',
    'a\\b',
    'a\0.jpg',
    'a\n',
    'a'.repeat(256),
  ])
    expect([path, isPlainPath(path.split('/'))]).toEqual([path, false])
})
