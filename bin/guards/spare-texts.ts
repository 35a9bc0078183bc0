import { parsePo } from '#core/po.ts'
import { isCode, isTest } from './source.ts'
import type { Finding, Source } from './source.ts'

/** Every text is said somewhere: by its id, or by one that is put together and begins as it does. English speaks for all languages. */
export const checkSpareTexts = (sources: readonly Source[]): Finding[] => {
  const isSaid = readSaid(sources.filter((source) => isCode(source) && !isTest(source)))
  return sources
    .filter(({ path }) => /(^|\/)locales\/en\.po$/.test(path))
    .flatMap(({ path, text }) =>
      readIds(text)
        .filter((id) => !isSaid(id))
        .map((id) => ({ path, message: `"${id}" is said nowhere: take it out, in every language` })),
    )
}

/** None of a file that is no PO: `checkTexts` tells of that. */
const readIds = (text: string): readonly string[] => {
  try {
    return [...parsePo(text).keys()]
  } catch {
    return []
  }
}

const readSaid = (sources: readonly Source[]): ((id: string) => boolean) => {
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (const { text } of sources) {
    for (const [, id = ''] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) whole.add(id)
    for (const [, beginning = ''] of text.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)) beginnings.add(beginning)
  }
  const all = [...beginnings]
  return (id) => whole.has(id) || all.some((beginning) => id.startsWith(beginning))
}
