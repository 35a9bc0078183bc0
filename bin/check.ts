import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'
import type { Check, Outcome } from './checks/check.ts'
import { ownChecks } from './checks/own.ts'
import { unreadResults } from './checks/results.ts'
import { readSources } from './checks/sources.ts'
import { specCoverage } from './checks/spec.ts'
import { toolChecks } from './checks/tools.ts'

// npm run check [-- NAME …]: what no tool checks is no rule. In this order, each to its end.

const checks: readonly Check[] = [
  toolChecks.formatting,
  toolChecks.lint,
  toolChecks.types,
  toolChecks.typesOfRules,
  ...(existsSync(join(root, 'src', 'app', 'service-worker.ts')) ? [toolChecks.typesOfWorker] : []),
  unreadResults,
  ownChecks.arrows,
  ownChecks.names,
  ownChecks.docLines,
  ownChecks.purity,
  ownChecks.ruleCoverage,
  specCoverage,
  ownChecks.texts,
  ownChecks.links,
  ownChecks.lockFile,
  ownChecks.packages,
  toolChecks.deadCode,
  ownChecks.budgets,
]

const mostShown = 40

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length) {
  console.error(`no such check: ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const runCheck = async (check: Check): Promise<Outcome> => {
  try {
    const outcome = await check.run({ root, sources })
    return outcome.count > 0
      ? outcome
      : { ...outcome, problems: [...outcome.problems, 'it looked at nothing, which guards nothing'] }
  } catch (error) {
    return { count: 0, unit: 'files', problems: [error instanceof Error ? error.message : String(error)] }
  }
}

const sources = await readSources(root)
const red: string[] = []
const chosen = checks.filter(({ name }) => !wanted.length || wanted.includes(name))
for (const check of chosen) {
  const began = performance.now()
  const { count, unit, problems } = await runCheck(check)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${problems.length ? '✗' : '✓'} ${check.name.padEnd(16)} ${`${count} ${unit}`.padEnd(12)} ${seconds.padStart(5)} s`,
  )
  if (!problems.length) continue
  red.push(check.name)
  for (const problem of problems.slice(0, mostShown)) console.log(problem.replaceAll(/^/gm, '    '))
  if (problems.length > mostShown) console.log(`    … and ${problems.length - mostShown} more`)
  console.log(`  to mend: ${check.mend}`)
}
console.log(
  red.length
    ? `check: ${red.length} of ${chosen.length} red: ${red.join(', ')}`
    : `check: ${chosen.length} of ${chosen.length} green`,
)
process.exitCode = red.length ? 1 : 0
