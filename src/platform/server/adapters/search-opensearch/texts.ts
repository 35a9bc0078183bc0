import type { SearchRequest } from '../search.ts'
import type { Reading } from '../search-embedded/reading.ts'
import { toTextQuery } from '../search-embedded/text-query.ts'
import { learn } from '../search-embedded/vocabulary.ts'
import { readBest } from './answers.ts'
import type { OpenSearch } from './client.ts'
import type { Query } from './conditions.ts'
import { fields } from './fields.ts'
import { codesIn } from './hits.ts'
import { rankFrom, scoreOf } from './scoring.ts'
import { readVocabulary } from './vocabulary.ts'
import type { Counted } from './vocabulary.ts'

type Text = NonNullable<SearchRequest['text']>

/** The texts of the documents: what OpenSearch is asked for them. */
export type Texts = {
  readonly prepare: (language: string) => Promise<void>
  /** Takes in the words of a changed document, by language. */
  readonly learn: (readings: ReadonlyMap<string, Reading>) => void
  readonly toQuery: (
    text: Text,
    leftMs: () => number,
  ) => Promise<{ readonly query: Query; readonly corrected?: string }>
}

type Known = { counted: Counted; changedAt: number | undefined; learnt: Reading[] | undefined }

const lowestScore = 0.02
/** A document found by its code stands before all others, whatever they score. */
const codeScore = 1e9
/** Words that went are counted anew when so much time has passed since a change. */
const recountAfterMs = 10_000
const recountWithinMs = 30_000
const mostRemembered = 500

export const createTexts = (server: OpenSearch, entry: string, now: () => number): Texts => {
  const languages = new Map<string, Promise<Known>>()
  const bests = new Map<string, number>()

  const know = (language: string): Promise<Known> => {
    const known = languages.get(language)
    if (known) return known
    const reading = readVocabulary(server, { entry, language, withinMs: recountWithinMs }).then((counted): Known => ({
      counted,
      changedAt: undefined,
      learnt: undefined,
    }))
    languages.set(language, reading)
    reading.catch(() => languages.delete(language))
    return reading
  }

  /** In the background, one at a time; what is learnt meanwhile is learnt again. */
  const recount = (language: string, known: Known): void => {
    if (known.learnt || known.changedAt === undefined || now() - known.changedAt < recountAfterMs) return
    const learnt: Reading[] = []
    known.learnt = learnt
    known.changedAt = undefined
    readVocabulary(server, { entry, language, withinMs: recountWithinMs })
      .then(
        (counted) => {
          for (const reading of learnt) learn(counted.vocabulary, reading)
          known.counted = counted
          bests.clear()
        },
        // the old counts will do until the next time
        () => (known.changedAt = now()),
      )
      .finally(() => (known.learnt = undefined))
  }

  const bestOf = async (key: string, query: Query, leftMs: () => number): Promise<number> => {
    const kept = bests.get(key)
    if (kept !== undefined) return kept
    const body = { size: 1, _source: false, track_total_hits: false, query }
    const best = readBest(await server.call({ method: 'POST', path: `/${entry}/_search`, body }, leftMs()))
    if (bests.size >= mostRemembered) bests.clear()
    bests.set(key, best)
    return best
  }

  return {
    prepare: async (language) => {
      await know(language)
    },
    learn: (readings) => {
      bests.clear()
      for (const [language, reading] of languages) {
        // a language that is still being read has its words from the index
        reading.then(
          (known) => {
            const own = readings.get(language)
            if (own) {
              learn(known.counted.vocabulary, own)
              known.learnt?.push(own)
            }
            known.changedAt ??= now()
          },
          () => undefined,
        )
      }
    },
    toQuery: async ({ language, query: text }, leftMs) => {
      const known = await know(language)
      recount(language, known)
      const { counted } = known
      const asked = toTextQuery(counted.vocabulary, text, language)
      const scored = scoreOf(asked, counted, fields.words(language))
      const best = scored ? await bestOf(`${language} ${text}`, scored.worth, leftMs) : 0
      const byCode = { constant_score: { filter: { terms: { code: codesIn(text) } }, boost: codeScore } }
      const found = best > 0 && scored ? [rankFrom(scored, best * lowestScore)] : []
      return {
        query: { dis_max: { queries: [byCode, ...found] } },
        ...(asked.corrected === undefined ? {} : { corrected: asked.corrected }),
      }
    },
  }
}
