import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toSearch } from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'

/** The choices in sight, and how to change them: they show at once, the products follow when the new address is loaded. */
export const useListingQuery = (loaded: ListingQuery): [ListingQuery, (next: ListingQuery) => void] => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // belongs to the address it was made on: once that is left behind, the loaded choices count again
  const [pending, setPending] = useState<{ key: string; query: ListingQuery }>()
  const shown = pending?.key === key ? pending.query : loaded
  const change = (next: ListingQuery) => {
    setPending({ key, query: next })
    // seeing more of a filter's values is no step to come back to
    const replace = toSearch({ ...next, all: [] }) === toSearch({ ...shown, all: [] })
    void navigate(toSearch(next) || '?', { preventScrollReset: true, replace })
  }
  return [shown, change]
}
