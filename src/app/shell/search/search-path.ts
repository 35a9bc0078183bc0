/** The address of a search, below the store prefix. */
export const searchPath = (text: string, extra = ''): string => `/search?q=${encodeURIComponent(text)}${extra}`
