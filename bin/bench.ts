import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { toTable } from '../test/bench/table.ts'
import type { Row } from '../test/bench/table.ts'
import { ensureBuilt } from './ensure-built.ts'

// npm run bench [GROUP …]: measures what docs/measurements.md keeps and prints a table per group; the groups are the files test/bench/*.bench.ts

const directory = fileURLToPath(new URL('../test/bench', import.meta.url))
const groups = readdirSync(directory)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.slice(0, -'.bench.ts'.length))
  .toSorted()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !groups.includes(name))
if (unknown.length > 0) {
  console.error(`no such group: ${unknown.join(', ')}; there are ${groups.join(', ')}`)
  process.exit(1)
}
ensureBuilt()
for (const group of wanted.length > 0 ? wanted : groups) {
  console.log(`\n## ${group}`)
  const { measure } = (await import(pathToFileURL(join(directory, `${group}.bench.ts`)).href)) as {
    measure: (say: (line: string) => void) => Promise<Row[]>
  }
  console.log(toTable(await measure((line) => console.log(`   ${line}`))))
}
process.exit(0)
