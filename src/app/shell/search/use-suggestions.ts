import { refuse } from '#core/result.ts'
import { useCallback, useEffect, useState } from 'react'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { ProductPage, SearchContract } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'

export type Refinement = { code: 'ptype' | 'brand'; key: string; label: string; count: number }

export type Suggestions = {
  /** The words these belong to: those in the field may be newer. */
  text: string
  /** The words as they were probably meant. */
  corrected: string | undefined
  /** Nothing was found for the words: these are the products of the corrected ones. */
  isInstead: boolean
  items: CardProduct[]
  total: number
  refinements: Refinement[]
  /** Why there is no answer. */
  failure: string | undefined
}

/** Milliseconds without a key stroke before the catalogue is asked. */
const pauseMs = 150
/** Milliseconds an answer may take. Source: shopping.md 9. */
const timeoutMs = 5000
const mostItems = 6
const refinedBy = ['ptype', 'brand'] as const

/**
 * What the catalogue has for the words, a short pause after the last key; undefined until the first answer. A newer question
 * calls off the one before, so that no late answer takes its place. `retry` asks again.
 */
export const useSuggestions = (text: string): { found: Suggestions | undefined; retry: () => void } => {
  const call = useCall<SearchContract>()
  const [found, setFound] = useState<Suggestions>()
  const [again, setAgain] = useState<{ readonly text: string }>()
  useEffect(() => {
    const stop = new AbortController()
    const ask = async (words: string) => {
      const query = {
        type: 'product' as const,
        searchQuery: JSON.stringify(words ? { text: words, facets: refinedBy.map((code) => ({ code, size: 3 })) } : {}),
        from: 0,
        size: mostItems,
        ...cardSource,
      }
      const answer = await call('GET /api/catalog', { query }, { signal: stop.signal, timeoutMs })
      if (!answer.ok) return answer
      // nothing that this browser keeps: the shop may well have it
      const isUnknown = answer.meta?.['noresults'] === true
      return isUnknown ? refuse('OFFLINE') : { ok: true as const, page: answer.value as unknown as ProductPage }
    }
    const find = async (): Promise<Suggestions> => {
      const first = await ask(text)
      if (!first.ok) return nothing(text, first.code)
      const { total, corrected } = first.page
      if (total > 0 || corrected === undefined) return toSuggestions(text, first.page, corrected, false)
      const second = await ask(corrected)
      if (!second.ok) return nothing(text, second.code)
      return toSuggestions(text, second.page, corrected, second.page.total > 0)
    }
    const show = async () => {
      const answer = await find()
      if (!stop.signal.aborted) setFound(answer)
    }
    const timer = setTimeout(() => void show(), text && again?.text !== text ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, text, again])
  const retry = useCallback(() => setAgain({ text }), [text])
  return { found, retry }
}

const nothing = (text: string, failure: string): Suggestions => ({
  text,
  corrected: undefined,
  isInstead: false,
  items: [],
  total: 0,
  refinements: [],
  failure,
})

const toSuggestions = (
  text: string,
  { items, total, aggregations }: ProductPage,
  corrected: string | undefined,
  isInstead: boolean,
): Suggestions => ({
  text,
  corrected: corrected?.toLowerCase() === text.toLowerCase() ? undefined : corrected,
  isInstead,
  total,
  items: items.map(toCardProduct),
  refinements: refinedBy.flatMap((code) =>
    (aggregations[code]?.buckets ?? [])
      // what all of them have tells nothing, nor what was typed already
      .filter(({ label, doc_count }) => doc_count < total && !isSaid(`${text} ${corrected ?? ''}`, label))
      .map(({ key, label, doc_count }) => ({ code, key, label, count: doc_count })),
  ),
  failure: undefined,
})

/** Whether the words say a label already, if only its beginning: "hoodie" says Hoodies. */
const isSaid = (text: string, label: string): boolean => {
  const [said, name] = [text.toLowerCase(), label.toLowerCase()]
  return said.includes(name) || said.split(/\s+/).some((word) => word.length > 2 && name.startsWith(word))
}
