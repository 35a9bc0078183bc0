import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { readSection } from './support/specification.ts'

/** The section of business constants and limits in both documents. */
const section = 9

/** Q4 of the goals: every number of the section stands in a test of a rule that cites its sentence, in one of the ways it can be written. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const all = await readSection(section)
  if (!all) {
    say('skipped: no data')
    return
  }
  // those that no rule cites are on the page of the silent ones: `npm run check -- spec` holds that
  const sentences = all.filter(({ rules }) => rules.length > 0)
  const silent = all.filter(({ rules }) => rules.length === 0).map(({ id }) => id)
  const numbers = sentences.flatMap(({ id, text, said }) =>
    readNumbers(text).map((number) => ({ id, number, isSaid: number.written.some((one) => hasNumber(said, one)) })),
  )
  const missing = numbers.filter(({ isSaid }) => !isSaid)
  for (const { id, number } of missing) say(`no test of ${id} says ${number.text}`)
  const bare = sentences.filter(({ said }) => said === '').map(({ id }) => id)
  say(
    `Q4: ${sentences.length} sentences with ${numbers.length} numbers, ${numbers.length - missing.length} of them in tests of their rules; silent: ${silent.join(', ')}`,
  )
  mustBe('sentences without a test', bare, [])
  mustBe('numbers without a test', missing.length, 0)
}

type Constant = { readonly text: string; readonly written: readonly string[] }

const factors: Readonly<Record<string, readonly number[]>> = {
  s: [1, 1000],
  seconds: [1, 1000],
  ms: [1],
  minutes: [1, 60, 60_000],
  px: [1],
  '%': [1, 0.01],
}

/** The numbers of a sentence, each with the ways a test may write it: `15 s` is 15 or 15000. */
export const readNumbers = (text: string): Constant[] =>
  [
    ...text
      .replaceAll(/(?<=\d)[–x-](?=\d)/g, ' ')
      .matchAll(/(?<![\w.-])(\d+(?:\.\d+)?)(?:\s?(ms|s|seconds|minutes|px|%)(?!\w))?/g),
  ].map(([whole, number = '', unit = '']) => ({
    text: whole,
    written: (factors[unit] ?? [1]).map((factor) => String(Number(number) * factor)),
  }))

const hasNumber = (said: string, number: string): boolean =>
  new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(said.replaceAll(/(?<=\d)_(?=\d)/g, ''))
