import { languages } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import { storeViews } from '#config/stores/index.ts'
import type { CatalogueSnapshot } from '#features/catalog/rules/catalogue.ts'
import { documentsOf, variantCodesOf } from '#features/search/server/documents.ts'
import { priceCode } from '#features/search/server/price-views.ts'
import { toSortKeys } from '#features/search/rules/sort-keys.ts'
import { textFields, textsOf } from '#features/search/server/texts.ts'
import type { SearchAdapter } from '#platform/server/adapters/search.ts'
import { demoSnapshot } from './demo-snapshot.ts'
import type { GoldenQuery, Half } from './golden-set.ts'

/** What an adapter answered to one query: the SKUs of its first page, in order, and how good they are. */
export type Judged = {
  readonly query: GoldenQuery
  readonly found: readonly string[]
  /** Of the best possible first ten, 0 to 1. */
  readonly ndcg: number
  /** Which share of the styles that fit best, or of ten where there are more, is among the first ten. */
  readonly recall: number
  readonly corrected: string | undefined
}

const depth = 10
const now = '2026-11-20T12:00:00.000Z'

/** Asks an adapter every query over the demo catalogue, in the way the catalogue asks it. */
export const evaluate = async (
  adapter: SearchAdapter,
  queries: readonly GoldenQuery[],
  snapshot: CatalogueSnapshot = demoSnapshot(),
): Promise<Judged[]> => {
  const variantCodes = variantCodesOf(snapshot)
  const index = await adapter.build(documentsOf(snapshot, variantCodes, now), {
    variantCodes,
    textFields,
    findTexts: (id, language) => {
      const product = snapshot.products.get(id)
      return product && textsOf(snapshot, product, language)
    },
  })
  const price = priceCode(snapshot, storeViews.en)
  const judged: Judged[] = []
  for (const query of queries) {
    const { hits, corrected } = await index.search({
      conditions: [],
      text: { language: query.language, query: query.text },
      facets: [],
      sort: toSortKeys(storeViews.en, { text: query.text, filters: [], facets: [] }, [], price),
      from: 0,
      size: depth,
    })
    const found = hits.map(({ id }) => snapshot.products.get(id)?.sku ?? '')
    judged.push({ query, found, ndcg: ndcgOf(query, found), recall: recallOf(query, found), corrected })
  }
  return judged
}

/** Normalised discounted cumulative gain: a grade gains 2^grade - 1, the later the less. */
export const ndcgOf = ({ grades }: Pick<GoldenQuery, 'grades'>, found: readonly string[]): number => {
  const gains = (list: readonly number[]) =>
    list.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const best = gains([...grades.values()].toSorted((a, b) => b - a))
  return best === 0 ? 0 : gains(found.map((sku) => grades.get(sku) ?? 0)) / best
}

export const recallOf = ({ grades }: Pick<GoldenQuery, 'grades'>, found: readonly string[]): number => {
  const best = [...grades].filter(([, grade]) => grade === 3).map(([sku]) => sku)
  const first = new Set(found.slice(0, depth))
  return best.filter((sku) => first.has(sku)).length / Math.min(depth, best.length)
}

export type Score = { readonly queries: number; readonly ndcg: number; readonly typoRecall: number }

/** Means over the queries of a language and half; typos alone count for the recall. */
export const scoreOf = (judged: readonly Judged[], language: Language, half: Half): Score => {
  const own = judged.filter(({ query }) => query.language === language && query.half === half)
  const typos = own.filter(({ query }) => query.kind === 'typo')
  return { queries: own.length, ndcg: mean(own, 'ndcg'), typoRecall: mean(typos, 'recall') }
}

const mean = (judged: readonly Judged[], what: 'ndcg' | 'recall'): number =>
  judged.reduce((sum, each) => sum + each[what], 0) / Math.max(1, judged.length)

/** What the sealed half has to reach. */
export const goals = { ndcg: { en: 0.9, ru: 0.85, de: 0.85, uk: 0.85, zh: 0.85 }, typoRecall: 0.95 } as const

/** A Markdown table, a row for each language and half. */
export const toScoreTable = (judged: readonly Judged[], halves: readonly Half[]): string => {
  const rows = languages.flatMap((language) =>
    halves.map((half) => {
      const { queries, ndcg, typoRecall } = scoreOf(judged, language, half)
      const isMet = ndcg >= goals.ndcg[language] && typoRecall >= goals.typoRecall
      return `| ${language} | ${half.padEnd(6)} | ${String(queries).padStart(7)} | ${ndcg.toFixed(3)} | ${typoRecall
        .toFixed(3)
        .padStart(17)} | ${isMet ? 'met' : 'missed'} |`
    }),
  )
  return [
    '|    | half   | queries | nDCG@10 | recall@10 of typos | verdict |',
    '| -- | ------ | ------- | ------- | ------------------ | ------- |',
    ...rows,
  ].join('\n')
}
