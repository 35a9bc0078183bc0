import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkPackages, countPackages } from '../../bin/guards/packages.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Audit = {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly error?: unknown
}

/** S16 of the goals: nothing known to be broken, unsigned, or with a script of its own is installed. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const sources = await Promise.all(
    ['package-lock.json', '.npmrc'].map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8') })),
  )
  const found = checkPackages(sources)
  say(
    `S16: ${countPackages(sources)} packages: ${found.length} unsigned, from elsewhere or with scripts that could run`,
  )
  mustBe('S16 packages', found, [])
  if (!full) return
  const known = await audit(['audit', '--omit=dev', '--json'])
  if (known === undefined) say('S16: known holes: skipped, no registry here answers npm audit')
  else {
    const { high = 0, critical = 0, moderate = 0, low = 0 } = known
    say(`S16: known holes: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`)
    mustBe('S16 known high and critical', high + critical, 0)
  }
}

/** How many of each severity; undefined where nobody could be asked. */
const audit = async (words: readonly string[]): Promise<Readonly<Record<string, number>> | undefined> => {
  const text = await new Promise<string>((resolve, reject) => {
    const child = spawn('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: 120_000 })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(said))
  })
  return (JSON.parse(text.trim() || '{}') as Audit).metadata?.vulnerabilities
}
