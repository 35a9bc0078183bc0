import { useLocation } from 'react-router'

/** The last part of the address: the id of what a screen is about. */
export const useLastPart = (): string => decodeURIComponent(useLocation().pathname.split('/').findLast(Boolean) ?? '')
