import { useEffect, useState } from 'react'
import type { CardProduct } from '#features/catalog/web/index.ts'
import { cardSource, toCardProduct } from '#features/catalog/web/index.ts'
import type { ProductPage, SearchContract } from '#features/search/contract.ts'
import { useCall } from '#platform/web/call-context.ts'

export type Refinement = { code: 'ptype' | 'brand'; key: string; label: string; count: number }

export type Suggestions = {
  /** The words these belong to: those in the field may be newer. */
  text: string
  items: CardProduct[]
  total: number
  refinements: Refinement[]
  isFailed: boolean
}

/** Milliseconds without a key stroke before the catalogue is asked. */
const pauseMs = 150
const mostItems = 6
const refinedBy = ['ptype', 'brand'] as const

/** What the catalogue has for the words, a short pause after the last key; undefined until the first answer. */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const call = useCall<SearchContract>()
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const query = {
        type: 'product' as const,
        searchQuery: JSON.stringify(text ? { text, facets: refinedBy.map((code) => ({ code, size: 3 })) } : {}),
        from: 0,
        size: mostItems,
        ...cardSource,
      }
      const answer = await call('GET /api/catalog', { query }, { signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.ok) setFound(toSuggestions(text, answer.value as unknown as ProductPage))
      else setFound({ text, items: [], total: 0, refinements: [], isFailed: true })
    }
    const timer = setTimeout(() => void ask(), text ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, text])
  return found
}

const toSuggestions = (text: string, { items, total, aggregations }: ProductPage): Suggestions => ({
  text,
  total,
  items: items.map(toCardProduct),
  refinements: refinedBy.flatMap((code) =>
    (aggregations[code]?.buckets ?? [])
      // what all of them have tells nothing, nor what was typed already
      .filter(({ label, doc_count }) => doc_count < total && !text.toLowerCase().includes(label.toLowerCase()))
      .map(({ key, label, doc_count }) => ({ code, key, label, count: doc_count })),
  ),
  isFailed: false,
})
