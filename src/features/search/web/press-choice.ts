import type { MouseEvent } from 'react'
import type { ListingQuery } from './listing-query.ts'

/**
 * What a press of a choice's link does: the choice counts at once, so that the next press adds to it. With a key held down it is a
 * link like any other, and opens elsewhere.
 */
export const pressChoice =
  (next: ListingQuery, onChange: (query: ListingQuery) => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChange(next)
  }
