import { useLocation } from 'react-router'

/** The parts of the address below `/cabinet/products/`. */
export const usePlace = (): readonly string[] =>
  (useLocation().pathname.split('/cabinet/products/')[1] ?? '').split('/').filter(Boolean)
