import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { addFeature } from './new-feature/add-feature.ts'
import { root } from './bootstrap.mjs'

// npm run new-feature NAME: a folder that has all four kinds of file with one call, wired up and green; change it into what you want

const [name = ''] = process.argv.slice(2)
const made = await addFeature(root, name)
if (typeof made === 'string') {
  console.error(`${made}\nnpm run new-feature gift-cards`)
  process.exit(1)
}
// how long a line is depends on the name
spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...made.written, ...made.changed], {
  cwd: root,
})
for (const path of made.written) console.log(`new      ${path}`)
for (const path of made.changed) console.log(`changed  ${path}`)
console.log(`
Next: say in ${made.written[0]} what it is for, rule by rule; then contract, rules and tests.
It may know what stands on earlier lines of bin/guards/zones.ts: move its line there if it needs more, or less.
See it: npm run check, npx vitest run src/features/${name}`)
