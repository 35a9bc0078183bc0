import { expect, test } from 'vitest'
import { toProblem } from '../checks/check.ts'
import { checkCitations, checkSentences, countSilent, readRules, readSentences } from './spec-coverage.ts'

const spec = (text: string) => ({ path: 'src/features/cart/SPEC.md', text })
const silent = (text: string) => ({ path: 'bin/checks/spec-silent.md', text })

const document = [
  '# A shop',
  '',
  "The shop's cart is kept. It lives on. Removed after 30 days: 'Gone. Sorry.' is told.",
  '- one line, etc.',
  '2. Two. Three?',
  '',
  '| Situation | Message |',
  '|---|---|',
  '| Gone | says so. Then home |',
].join('\n')
const sentences = readSentences('shopping', document)

test('a document is its sentences, list items and table rows, without headings', () => {
  expect(sentences.map(({ id, text }) => `${id} ${text}`)).toEqual([
    "shopping 3.1 The shop's cart is kept.",
    'shopping 3.2 It lives on.',
    "shopping 3.3 Removed after 30 days: 'Gone. Sorry.' is told.",
    'shopping 4.1 one line, etc.',
    'shopping 5.1 Two.',
    'shopping 5.2 Three?',
    'shopping 9.1 Gone: says so.',
    'shopping 9.2 Then home',
  ])
})

test('a rule is all of its lines', () => {
  const text = '- CART-1 One\n  line. [ours]\n\nWords.\n- CART-2 Two. [ours]\n| a | b |'
  expect(readRules([spec(text)]).map((rule) => [rule.id, rule.line, rule.text])).toEqual([
    ['CART-1', 1, '- CART-1 One   line. [ours]'],
    ['CART-2', 5, '- CART-2 Two. [ours]'],
  ])
})

test('a rule without brackets at its end, and a source that nobody knows, are findings', () => {
  const text = [
    '- CART-1 a',
    '- CART-2 [ours] b',
    '- CART-3 c [hearsay 2]',
    '- CART-4 d [shopping 3; contract: Envelope]',
  ]
  expect(checkCitations([spec(text.join('\n'))]).map(toProblem)).toEqual([
    'src/features/cart/SPEC.md:1  CART-1 does not say what stands behind it',
    'src/features/cart/SPEC.md:2  CART-2 does not say what stands behind it',
    'src/features/cart/SPEC.md:3  CART-3 cites "hearsay", which is none of our sources',
  ])
})

test('sentences that nobody cites, and citations of what is no sentence, are findings', () => {
  const rules = spec('- CART-1 a [shopping 3.1-2, 4; ours]\n- CART-2 b [shopping 6.1, 5.3, 5]\n- CART-3 [accounts 3]')
  const page = silent('- shopping 9.1: introduction\n- shopping 3.2: cited all the same\n- shopping 12: not there')
  expect(checkSentences([rules], sentences, page).map(toProblem)).toEqual([
    'src/features/cart/SPEC.md:2  CART-2 cites shopping 6.1, which is no sentence',
    'src/features/cart/SPEC.md:2  CART-2 cites shopping 5.3, which is no sentence',
    'src/features/cart/SPEC.md:3  CART-3 cites accounts 3, which is no sentence',
    'bin/checks/spec-silent.md:2  shopping 3.2 is cited by a rule: take it off this page',
    'bin/checks/spec-silent.md:3  shopping 12 is no sentence',
    "shopping 3.3  no rule cites it: Removed after 30 days: 'Gone. Sorry.' is told.",
    'shopping 9.2  no rule cites it: Then home',
  ])
  expect(countSilent(page, sentences)).toBe(2)
})
