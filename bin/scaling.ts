import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import { readFigures } from './scaling-figures.ts'
import { allTables, toMarkdown } from './scaling-tables.ts'

// npm run scaling [-- --write]: computes the tables of docs/scaling.md from docs/measurements.md and prints them, or puts them in their places

const tables = allTables(readFigures(await readFile(join(root, 'docs/measurements.md'), 'utf8'))).map(toMarkdown)
if (!process.argv.includes('--write')) {
  console.log(tables.join('\n\n'))
} else {
  const file = join(root, 'docs/scaling.md')
  const text = await readFile(file, 'utf8')
  const places = text.match(/^\|.*\n(?:\|.*\n)*/gm) ?? []
  if (places.length !== tables.length)
    throw new Error(`docs/scaling.md has ${places.length} tables, not ${tables.length}`)
  const written = places.reduce((sofar, place, index) => sofar.replace(place, () => `${tables[index] ?? ''}\n`), text)
  await writeFile(file, written)
  console.log(`${tables.length} tables written`)
}
