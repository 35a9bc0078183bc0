import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toSearch } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'

/** The choices in sight, and how to change them: they show at once, the products follow when the new address is loaded. */
export const useListingQuery = (loaded: ListingQuery): [ListingQuery, (next: ListingQuery) => void] => {
  const navigate = useNavigate()
  // belongs to the products it was made beside: once others are loaded, also those of before by Back, their choices count
  const [pending, setPending] = useState<{ loaded: ListingQuery; query: ListingQuery }>()
  const shown = pending?.loaded === loaded ? pending.query : loaded
  const change = (next: ListingQuery) => {
    setPending({ loaded, query: next })
    // seeing more of a filter's values is no step to come back to
    const replace = toSearch({ ...next, all: [] }) === toSearch({ ...shown, all: [] })
    void navigate(toSearch(next) || '?', { preventScrollReset: true, replace })
  }
  return [shown, change]
}
