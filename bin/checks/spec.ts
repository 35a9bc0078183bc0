import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCitations, checkSentences, countSilent, readRules, readSentences } from '../guards/spec-coverage.ts'
import { toProblem } from './check.ts'
import type { Check } from './check.ts'

const silentPage = 'bin/checks/spec-silent.md'
const documents = { shopping: 'shopping.md', accounts: 'accounts-and-bloggers.md' }

/** Every rule says what stands behind it, and every sentence of the specification has a rule. */
export const specCoverage: Check = {
  name: 'spec',
  mend: `end the rule with what stands behind it ([shopping 118.2], [contract], [ours]); what nothing can hold of goes into ${silentPage}`,
  run: async ({ root, sources }) => {
    const count = readRules(sources).length
    const problems = checkCitations(sources).map(toProblem)
    const folder = join(root, '..', 'shared', 'spec')
    if (!existsSync(folder)) return { count, unit: 'rules; skipped: no data', problems }
    const read = async ([name, file]: [string, string]) =>
      readSentences(name, await readFile(join(folder, file), 'utf8'))
    const sentences = (await Promise.all(Object.entries(documents).map(read))).flat()
    const silent = { path: silentPage, text: await readFile(join(root, silentPage), 'utf8') }
    return {
      count,
      unit: `rules, ${sentences.length} sentences, ${countSilent(silent, sentences)} silent`,
      problems: [...problems, ...checkSentences(sources, sentences, silent).map(toProblem)],
    }
  },
}
