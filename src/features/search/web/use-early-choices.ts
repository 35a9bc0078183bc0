import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { toggleChoice } from './listing-query.ts'
import type { FacetCode, ListingQuery } from './listing-query.ts'

/** Takes up what was ticked in the plain form before the page woke up: such a box differs from what the server wrote. */
export const useEarlyChoices = (
  query: ListingQuery,
  onChange: (query: ListingQuery) => void,
): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef({ query, onChange })
  useEffect(() => {
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]') ?? []
    const early = [...inputs].filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    if (early.length === 0) return
    const { query: start, onChange: change } = first.current
    change(early.reduce((sum, { name, value }) => toggleChoice(sum, name as FacetCode, value), start))
  }, [])
  return box
}
