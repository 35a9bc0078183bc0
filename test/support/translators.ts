import { fileURLToPath } from 'node:url'
import { createTranslators } from '#platform/server/texts.ts'

/** The shop's own texts: read once for all test files that a worker runs, where a shop reads them once in its life. */
export const translators = createTranslators(fileURLToPath(new URL('../../src', import.meta.url)))
