import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FaultRun } from '../test/faults/support/fault.ts'

// npm run faults [NAME …]: breaks, races and kills what test/faults/*.fault.ts name, at full size; ends with 1 where a goal is missed

const directory = fileURLToPath(new URL('../test/faults', import.meta.url))
const names = readdirSync(directory)
  .filter((name) => name.endsWith('.fault.ts'))
  .map((name) => name.slice(0, -'.fault.ts'.length))
  .toSorted()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no such fault: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(1)
}
const red: string[] = []
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n— ${name} —`)
  const began = performance.now()
  try {
    const { run } = (await import(pathToFileURL(join(directory, `${name}.fault.ts`)).href)) as {
      run: (how: FaultRun) => Promise<void>
    }
    await run({ say: (line) => console.log(`   ${line}`), full: true })
    console.log(`✓ ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  } catch (error) {
    red.push(name)
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(red.length > 0 ? `\nfaults: missed: ${red.join(', ')}` : '\nfaults: every goal met')
process.exit(red.length > 0 ? 1 : 0)
