import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { fillLockGaps, findLockGaps } from './guards/lock-file.ts'

// npm run lock, after a package was added: completes what npm left out of the lock file

const file = join(root, 'package-lock.json')
const text = await readFile(file, 'utf8')
const gaps = findLockGaps(text)
if (gaps.length) await writeFile(file, fillLockGaps(text))
console.log(`${gaps.length} optional packages of other machines added to package-lock.json`)
