import { isSpecification, ruleLine } from './rule-coverage.ts'
import type { Finding, Source } from './source.ts'

export type Sentence = { readonly id: string; readonly text: string }

type Rule = { readonly id: string; readonly path: string; readonly line: number; readonly text: string }
/** What stands behind a rule: `shopping` with `118.2`, or another source with its place or without one. */
type Citation = { readonly source: string; readonly place: string }

/** The documents that are the law: their sentences have ids, and each of them has to be cited. */
const documents = ['shopping', 'accounts']
/** Where they are silent; `ours` is what nothing else says. */
const others = ['contract', 'reliability', 'before-us', 'import-formats', 'screens', 'look', 'goals', 'ours']

const separator = /^\|[-|: ]+\|$/

/** The sentences of a document with their ids: `shopping 118.2` is the second one of line 118. Headings are none. */
export const readSentences = (name: string, text: string): Sentence[] => {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#') || separator.test(line)) return []
    if (line.startsWith('|') && separator.test(lines[index + 1] ?? '')) return []
    const plain = line.startsWith('|')
      ? line
          .replaceAll(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim())
          .join(': ')
      : line.replace(/^(- |\d+\. )/, '')
    return splitSentences(plain).map((sentence, place) => ({
      id: `${name} ${index + 1}.${place + 1}`,
      text: sentence,
    }))
  })
}

/** Full stops between single quotes end nothing; an apostrophe inside of a word is no quote. */
const splitSentences = (text: string): string[] => {
  const masked = text.replaceAll(/(?<=^|[\s([])'.*?'(?!\p{L})/gu, (quote) => 'q'.repeat(quote.length))
  const ends = [...masked.matchAll(/(?<!\.)[.!?] /g)].map(({ index }) => index + 1)
  return [0, ...ends].map((from, place) => text.slice(from, ends[place]).trim()).filter((part) => part !== '')
}

/** The rules of every SPEC.md, each with all of its lines. */
export const readRules = (sources: readonly Source[]): Rule[] =>
  sources.filter(isSpecification).flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((first, index) => {
      const id = ruleLine.exec(first)?.[1]
      if (!id) return []
      const end = lines.findIndex((line, place) => place > index && !/^\s+\S/.test(line))
      return [
        {
          id,
          path,
          line: index + 1,
          text: lines
            .slice(index, end === -1 ? undefined : end)
            .join(' ')
            .trimEnd(),
        },
      ]
    })
  })

const readCitations = (text: string): Citation[] | undefined =>
  /\[([^[\]]+)\]$/
    .exec(text)?.[1]
    ?.split(/;\s*/)
    .flatMap((part) => {
      const [, source = '', places = ''] = /^([a-z-]+):?\s*(.*)$/.exec(part) ?? []
      return documents.includes(source)
        ? places.split(/,\s*/).map((place) => ({ source, place }))
        : [{ source, place: places }]
    })

/** Every rule says what stands behind it: `[shopping 118.2, 119; contract: Envelope]`, or `[ours]`. */
export const checkCitations = (sources: readonly Source[]): Finding[] =>
  readRules(sources).flatMap(({ id, path, line, text }): Finding[] => {
    const citations = readCitations(text)
    if (!citations) return [{ path, line, message: `${id} does not say what stands behind it` }]
    return citations
      .filter(({ source }) => ![...documents, ...others].includes(source))
      .map(({ source }) => ({ path, line, message: `${id} cites "${source}", which is none of our sources` }))
  })

/** A whole line, a sentence of it, or some of them in a row: `118`, `118.2`, `118.2-4`. */
const listIds = ({ source, place }: Citation, sentences: readonly Sentence[]): string[] => {
  const [, line, first, last] = /^(\d+)(?:\.(\d+)(?:-(\d+))?)?$/.exec(place) ?? []
  if (!line) return []
  if (!first) return sentences.filter(({ id }) => id.startsWith(`${source} ${line}.`)).map(({ id }) => id)
  const length = Number(last ?? first) - Number(first) + 1
  return Array.from({ length }, (_, step) => `${source} ${line}.${Number(first) + step}`)
}

/** The rules behind each sentence that a rule cites. */
export const rulesBySentence = (
  sources: readonly Source[],
  sentences: readonly Sentence[],
): ReadonlyMap<string, readonly string[]> => {
  const rules = new Map<string, string[]>()
  for (const { id, text } of readRules(sources))
    for (const sentence of (readCitations(text) ?? []).flatMap((citation) => listIds(citation, sentences)))
      rules.set(sentence, [...(rules.get(sentence) ?? []), id])
  return rules
}

/** The lines `- shopping 3: introduction` of the page of sentences that say nothing that can hold. */
const readSilent = (page: Source, sentences: readonly Sentence[]) =>
  page.text.split('\n').flatMap((text, index) => {
    const [, source = '', place = ''] = /^- ([a-z]+) ([\d.-]+): \S/.exec(text) ?? []
    return source === '' ? [] : [{ line: index + 1, place, source, ids: listIds({ source, place }, sentences) }]
  })

/** No rule cites a sentence that is not there, and each sentence is cited by a rule or known to be silent. */
export const checkSentences = (
  sources: readonly Source[],
  sentences: readonly Sentence[],
  silentPage: Source,
): Finding[] => {
  const known = new Set(sentences.map(({ id }) => id))
  const cited = new Set<string>()
  const findings: Finding[] = []
  for (const { id, path, line, text } of readRules(sources)) {
    for (const citation of readCitations(text) ?? []) {
      if (!documents.includes(citation.source)) continue
      const ids = listIds(citation, sentences)
      for (const sentence of ids) cited.add(sentence)
      if (ids.length && ids.every((sentence) => known.has(sentence))) continue
      findings.push({ path, line, message: `${id} cites ${citation.source} ${citation.place}, which is no sentence` })
    }
  }
  const silent = new Set<string>()
  for (const { line, source, place, ids } of readSilent(silentPage, sentences)) {
    const at = { path: silentPage.path, line }
    if (!ids.length || ids.some((id) => !known.has(id)))
      findings.push({ ...at, message: `${source} ${place} is no sentence` })
    for (const id of ids.filter((each) => cited.has(each)))
      findings.push({ ...at, message: `${id} is cited by a rule: take it off this page` })
    for (const id of ids) silent.add(id)
  }
  for (const { id, text } of sentences)
    if (!cited.has(id) && !silent.has(id))
      findings.push({ path: id, message: `no rule cites it: ${text.slice(0, 90)}` })
  return findings
}

/** How many of the sentences stand on the page of the silent ones. */
export const countSilent = (page: Source, sentences: readonly Sentence[]): number =>
  new Set(readSilent(page, sentences).flatMap(({ ids }) => ids)).size
