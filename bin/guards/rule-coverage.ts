import { isTest } from './source.ts'
import type { Finding, Source } from './source.ts'

type Place = { readonly path: string; readonly line: number }

/** `- CART-7 …`, `**CART-7**`, `### CART-7`, `| CART-7 |`: a rule stands at the beginning of its line. */
export const ruleLine = /^[\s>*#|-]*\[?([A-Z][A-Z]+-\d+)\b/
/** `[CART-7]` or `[CART-7, CART-8]` in the name of a test. */
const mention = /\[([A-Z][A-Z]+-\d+(?:,\s*[A-Z][A-Z]+-\d+)*)\]/g

/** Every rule of a SPEC.md has a test that names it, and no test names a rule that does not exist. */
export const checkRuleCoverage = (sources: readonly Source[]): Finding[] => {
  const rules = new Map<string, Place>()
  const findings: Finding[] = []
  for (const source of sources.filter(isSpecification)) {
    for (const [index, line] of source.text.split('\n').entries()) {
      const id = ruleLine.exec(line)?.[1]
      if (!id) continue
      const place = { path: source.path, line: index + 1 }
      const first = rules.get(id)
      if (first)
        findings.push({
          ...place,
          message: `${id} is already the rule of ${first.path}:${first.line}: give it a number of its own`,
        })
      else rules.set(id, place)
    }
  }
  const tested = new Set<string>()
  for (const source of sources.filter((candidate) => isProductTest(candidate) || isJourney(candidate))) {
    for (const [index, line] of source.text.split('\n').entries()) {
      for (const [, ids = ''] of line.matchAll(mention)) {
        for (const id of ids.split(/,\s*/)) {
          tested.add(id)
          if (!rules.has(id))
            findings.push({
              path: source.path,
              line: index + 1,
              message: `${id} is no rule of any SPEC.md: mend the number or write the rule`,
            })
        }
      }
    }
  }
  for (const [id, place] of rules) {
    if (!tested.has(id)) findings.push({ ...place, message: `${id} has no test: name one '[${id}] …'` })
  }
  return findings
}

export const countRules = (sources: readonly Source[]): number =>
  sources
    .filter(isSpecification)
    .reduce((sum, { text }) => sum + text.split('\n').filter((line) => ruleLine.test(line)).length, 0)

export const isSpecification = ({ path }: Source): boolean => /^src\/.*SPEC\.md$/.test(path)
/** A suite is run by a test of each of the things it is for. */
const isSuite = ({ path }: Source): boolean => /^test\/support\/[^/]+-suite\.ts$/.test(path)
const isProductTest = (source: Source): boolean =>
  isSuite(source) || (isTest(source) && /^(src|test|config|db)\//.test(source.path))
const isJourney = ({ path }: Source): boolean => /^test\/(e2e|faults)\/.*\.tsx?$/.test(path)
