import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Somebody else's program by one of its names: in the venv that the variable names, else on the PATH. */
export const findProgram = (names: readonly string[], variable: string): string | undefined => {
  const venv = process.env[variable]
  const folders = [...(venv ? [join(venv, 'bin')] : []), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** What a program says, run in a folder of its own that is gone afterwards; whatever it ends with. */
export const runOutside = async (
  program: string,
  words: readonly string[],
  prepare: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-outside-'))
  try {
    await prepare(folder)
    return await new Promise((resolve, reject) => {
      const child = spawn(program, words, { cwd: folder, env: { ...process.env, NO_COLOR: '1', COLUMNS: '200' } })
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.on('error', reject)
      child.on('close', () => resolve(said))
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
