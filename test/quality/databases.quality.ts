import { findObstacle } from '#test/support/opensearch.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { findOthers, startOther } from './support/other-postgres.ts'
import { runTests } from './support/programs.ts'
import type { SuiteRun } from './support/programs.ts'

/** Those that need a database, and those that have one suite for the search in the process and for OpenSearch. */
const withDatabase = ['--project', 'node']
const withOpenSearch = [
  'src/platform/server/adapters/search-opensearch',
  'src/features/search/server/opensearch.test.ts',
]

/** Q6 of the goals: the same tests on the private PostgreSQL and on every other one at hand, and on OpenSearch. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const reds: string[] = []
  const others = findOthers()
  if (others.length === 0) say('Q6: other PostgreSQL: skipped: none is installed (POSTGRES_BIN names one)')
  else {
    const own = await runTests(withDatabase)
    say(`Q6: private PostgreSQL: ${toWords(own)}`)
    reds.push(...own.counts.reds)
    for (const programs of others) {
      const server = await startOther(programs)
      try {
        const there = await runTests(withDatabase, { DATABASE_URL: server.url })
        say(`Q6: ${server.version}: ${toWords(there)}`)
        reds.push(...there.counts.reds)
        const different = [...own.ends].filter(([name, end]) => there.ends.get(name) !== end).map(([name]) => name)
        for (const name of different) say(`   otherwise: ${name}`)
        mustBe(`${server.version}, tests that end otherwise`, different.length, 0)
      } finally {
        await server.stop()
      }
    }
  }
  const obstacle = await findObstacle()
  if (obstacle === undefined) {
    const searched = await runTests(withOpenSearch)
    say(`Q6: OpenSearch: ${toWords(searched)}`)
    reds.push(...searched.counts.reds)
  } else say(`Q6: OpenSearch: skipped: ${obstacle}`)
  mustBe('red tests', reds, [])
}

const toWords = ({ counts: { passed, failed, skipped } }: SuiteRun): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
