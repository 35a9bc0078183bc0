import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

// npm run mutate [FEATURE …]: changes the pure rules of features, and `money`, one little thing at a time and counts which changes
// their tests notice. Ends with 1 where less than 85 % are noticed. The settings are in stryker.config.json.

const features = readdirSync(join(root, 'src/features')).toSorted()
const rulesOf = (name: string): string[] =>
  name === 'money' ? ['src/core/money.ts'] : [`src/features/${name}/rules.ts`, `src/features/${name}/rules/**/*.ts`]
const names = ['money', ...features]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no such feature: ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(1)
}
const rules = (wanted.length > 0 ? wanted : names).flatMap(rulesOf)
// what only says which shape or words a thing has is no rule
const except = ['*.test.ts', '*-schema.ts', '*-types.ts', '*-model.ts', '*-calls.ts', '*-shape.ts', '*-shapes.ts'].map(
  (name) => `!src/features/**/${name}`,
)
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', '--mutate', [...rules, ...except].join(',')],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
