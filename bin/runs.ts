import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FaultRun } from '../test/faults/support/fault.ts'
import { ensureBuilt } from './ensure-built.ts'

/** The scripts of a folder below test/ by their names: `test/faults/stock.fault.ts` is `stock`. */
export const listRuns = (folder: string, ending: string): ReadonlyMap<string, string> => {
  const directory = fileURLToPath(new URL(`../test/${folder}`, import.meta.url))
  const names = readdirSync(directory).filter((name) => name.endsWith(ending))
  return new Map(names.toSorted().map((name) => [name.slice(0, -ending.length), join(directory, name)]))
}

/** Runs those that the command names, or all, at full size; ends with 1 where a goal is missed. */
export const runAll = async (what: string, runs: ReadonlyMap<string, string>): Promise<never> => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !runs.has(name))
  if (unknown.length > 0) {
    console.error(`${what}: there is no ${unknown.join(', ')}; there are ${[...runs.keys()].join(', ')}`)
    process.exit(1)
  }
  ensureBuilt()
  const red: string[] = []
  for (const [name, file] of runs) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n— ${name} —`)
    const began = performance.now()
    try {
      const { run } = (await import(pathToFileURL(file).href)) as { run: (how: FaultRun) => Promise<void> }
      await run({ say: (line) => console.log(`   ${line}`), full: true })
      console.log(`✓ ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
    } catch (error) {
      red.push(name)
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  console.log(red.length > 0 ? `\n${what}: missed: ${red.join(', ')}` : `\n${what}: every goal met`)
  process.exit(red.length > 0 ? 1 : 0)
}
