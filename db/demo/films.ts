/** Styles that are shown moving as well: the camera goes up to the cloth and back. By style key. */
export const filmed: ReadonlySet<string> = new Set(['warm-up-zip-jacket'])

/** Below the media folder; film-files.ts writes them. */
export const filmPath = (key: string): string => `films/${key}.webm`
