import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources } from '../../../bin/checks/sources.ts'
import type { Source } from '../../../bin/guards/source.ts'
import { readSentences, rulesBySentence } from '../../../bin/guards/spec-coverage.ts'
import type { Sentence } from '../../../bin/guards/spec-coverage.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '..', 'shared', 'spec')
const documents = { shopping: 'shopping.md', accounts: 'accounts-and-bloggers.md' }

/** A sentence of the specification, and all that the tests of the rules that cite it say. */
export type HeldSentence = Sentence & { readonly rules: readonly string[]; readonly said: string }

/** The sentences of one section of both documents; undefined where they are not beside the project. */
export const readSection = async (number: number): Promise<HeldSentence[] | undefined> => {
  if (!existsSync(folder)) return undefined
  const sources = await readSources(root)
  const all: Sentence[] = []
  const wanted: Sentence[] = []
  for (const [name, file] of Object.entries(documents)) {
    const text = await readFile(join(folder, file), 'utf8')
    const sentences = readSentences(name, text)
    all.push(...sentences)
    wanted.push(...sentences.filter(({ id }) => sectionOf(text, id) === number))
  }
  const rules = rulesBySentence(sources, all)
  const tests = readTests(sources)
  return wanted.map((sentence) => {
    const own = rules.get(sentence.id) ?? []
    return { ...sentence, rules: own, said: own.flatMap((rule) => tests.get(rule) ?? []).join('\n') }
  })
}

/** The number of the section in which a sentence (`shopping 118.2`) stands. */
const sectionOf = (text: string, id: string): number => {
  const line = Number(/ (\d+)\./.exec(id)?.[1])
  const headings = text
    .split('\n')
    .slice(0, line)
    .filter((each) => each.startsWith('## '))
  return Number(/^## (\d+)/.exec(headings.at(-1) ?? '')?.[1])
}

const isTestFile = ({ path }: Source): boolean => /(\.test\.tsx?|\.spec\.ts|-suite\.ts|\.fault\.ts)$/.test(path)

/** By the rule that they name: the tests themselves, and what their file says before its first one. */
const readTests = (sources: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const tests = new Map<string, string[]>()
  for (const { text } of sources.filter(isTestFile)) {
    const [head = '', ...blocks] = text.split(/^(?=\s*(?:test|it)\b)/m)
    for (const block of blocks) {
      for (const [, ids = ''] of block.matchAll(/\[([A-Z][A-Z]+-\d+(?:,\s*[A-Z][A-Z]+-\d+)*)\]/g))
        for (const rule of ids.split(/,\s*/)) tests.set(rule, [...(tests.get(rule) ?? []), `${head}\n${block}`])
    }
  }
  return tests
}
