import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** Puts what was drawn of `of` before in the place of `drawing`, or keeps what is drawn now. */
export type KeepMarkup = (of: object, drawing: ReactNode) => ReactNode

const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined)

export const KeepMarkupProvider = KeepMarkupContext

/**
 * What is drawn of `of` alone, the same on all pages of a store view: the server draws it once, the browser knows nothing of that. No
 * picture in it is loaded first, nothing in it waits or has an id (`useId`).
 */
export const Kept = ({ of, children }: { of: object; children: ReactNode }): ReactNode => {
  const keep = useContext(KeepMarkupContext)
  return keep ? keep(of, children) : children
}
