import { languages } from '#core/language.ts'
import { embeddedSearch } from '#platform/server/adapters/search-embedded/index.ts'
import { openSearch } from '#platform/server/adapters/search-opensearch/index.ts'
import { evaluate, toScoreTable } from '../test/golden/evaluate.ts'
import { halves, readGoldenSet } from '../test/golden/golden-set.ts'
import type { Half } from '../test/golden/golden-set.ts'

// npm run golden -- [open|sealed] [--worst]: how good the text search is, and that of OPENSEARCH_URL too; --worst lists what went
// badly in the open half

const isHalf = (word: string): word is Half => (halves as readonly string[]).includes(word)

const words = process.argv.slice(2)
const unknown = words.filter((word) => word !== '--worst' && !isHalf(word))
if (unknown.length > 0) {
  console.error(`not known: ${unknown.join(', ')}; npm run golden -- [open|sealed] [--worst]`)
  process.exit(1)
}

const address = process.env['OPENSEARCH_URL']
const adapters = {
  'in the process': embeddedSearch,
  // an index of its own: a shop's is left alone
  ...(address
    ? { OpenSearch: openSearch({ url: new URL('/golden', address).href, languages, now: Date.now, withinMs: 10_000 }) }
    : {}),
}
const asked = words.filter(isHalf)
const wanted = asked.length > 0 ? asked : halves
for (const [name, adapter] of Object.entries(adapters)) {
  const judged = await evaluate(adapter, wanted.flatMap(readGoldenSet))
  console.log(`\n${name}\n\n${toScoreTable(judged, wanted)}`)
  if (!words.includes('--worst')) continue
  // the sealed half stays unseen
  const worst = judged.filter(({ query, ndcg, recall }) => query.half === 'open' && (ndcg < 0.9 || recall < 0.95))
  for (const { query, ndcg, recall, found, corrected = '' } of worst.toSorted((a, b) => a.ndcg - b.ndcg)) {
    const grades = found.map((sku) => query.grades.get(sku) ?? '-').join('')
    const measured = `${ndcg.toFixed(2)} ${recall.toFixed(2)}`
    console.log(`${measured} ${query.language} ${query.kind}: ${query.text} [${grades}] ${corrected}`)
  }
}
process.exit(0)
