type Cut = readonly [pattern: RegExp, instead: (found: string, before?: string) => string]

const cuts: readonly Cut[] = [
  // addresses keep their path: what stands behind it may be a code, a token or a name
  [/([?#])[^\s)'"]*/g, (_, mark) => `${mark}…`],
  [/[^\s@<>"'(),;:=/]+@[^\s@<>"'(),;:=/]+\.[^\s@<>"'(),;:=/]+/g, () => '[e-mail]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, () => '[id]'],
  // but a column behind its line
  [
    /:\d{1,7}:\d+|(^|\D)\+?\d[\d\s().-]{4,}\d(?![:\d])/g,
    (found, before) => (before === undefined ? found : `${before}[number]`),
  ],
  // but the names of files
  [/(^|[^\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-]|\.\w)/g, (_, before) => `${before}[token]`],
]

/** A text for reports, without what names a person or opens a door: e-mail addresses, numbers of six digits and more, ids, tokens, queries. */
export const impersonal = (text: string, most: number): string =>
  cuts.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text.slice(0, most * 2)).slice(0, most)
