import { spawn } from 'node:child_process'
import { lstat, mkdir, readFile, stat } from 'node:fs/promises'
import { orAbsent } from '../absent-file.ts'

/** The unprivileged person PostgreSQL runs as where the shop runs as root. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/** Whom to run as: nobody else where the shop is not root, the owner of an existing database, `postgres` or `nobody`. */
export const findAccount = async (directory: string): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const people = await readPeople()
  const owner = await stat(directory).catch(orAbsent)
  if (owner && owner.uid !== 0) {
    const known = people.find((person) => person.uid === owner.uid)
    return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const person = people.find((candidate) => candidate.name === name && candidate.uid !== 0)
    if (person) return person
  }
  return { name: 'nobody', uid: 65534, gid: 65534 }
}

const readPeople = async (): Promise<Account[]> => {
  const text = (await readFile('/etc/passwd', 'utf8').catch(orAbsent)) ?? ''
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

export type Outcome = { readonly code: number; readonly output: string }

/** What a program of PostgreSQL may know: no PG* variable of the shell may bend it. */
export const plainEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_MESSAGES: 'C' }

/** Runs a program to its end as the account; a program that cannot be run at all has the code -1. */
export const runAs = (account: Account | undefined, command: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      // the caller's own directory may be closed to the account
      cwd: '/',
      env: plainEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output: output.trim() }))
  })

/** Whether the account really gets into the directory and may write there: every parent counts, so it is tried. */
export const canUse = async (account: Account | undefined, directory: string): Promise<boolean> =>
  (await runAs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', directory])).code === 0

/** Makes the shelter where it is missing; false where somebody else could have put something into it, as below /tmp. */
export const openShelter = async (shelter: string): Promise<boolean> => {
  try {
    await mkdir(shelter, { recursive: true, mode: 0o755 })
    const { uid, mode } = await lstat(shelter)
    return (uid === 0 || uid === process.getuid?.()) && (mode & 0o022) === 0
  } catch {
    return false
  }
}
