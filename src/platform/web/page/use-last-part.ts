import { useLocation } from 'react-router'

/** The last part of the address: the id of what a screen is about. One that nobody can decode stands as it is, and is not found. */
export const useLastPart = (): string => {
  const part = useLocation().pathname.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
