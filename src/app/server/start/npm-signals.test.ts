import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readScripts = async () =>
  (JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }).scripts

/** Ends by itself, should nobody tell it to. */
const program = `process.on('SIGTERM', () => process.exit(7))
setTimeout(() => process.exit(3), 5000)
console.log('open')`

test('[SHELL-754] SIGTERM of npm start reaches the shop, and npm ends as it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-signals-'))
  const { start } = await readScripts()
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  await writeFile(join(folder, 'bin', 'start.mjs'), program)
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  expect(await once(npm, 'exit')).toEqual([7, null])
  await rm(folder, { recursive: true })
})

test('[SHELL-754] no command has a shell between npm and itself', async () => {
  expect(Object.entries(await readScripts()).filter(([, line]) => line.startsWith('node '))).toEqual([])
})
