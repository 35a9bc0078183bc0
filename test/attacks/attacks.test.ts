import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as fuzz } from '../faults/fuzz.fault.ts'
import type { Arena } from '../faults/support/arena.ts'
import { openDemoTestArena } from '../faults/support/test-arena.ts'
import { run as csrf } from './csrf.attack.ts'
import { run as headers } from './headers.attack.ts'
import { run as heavyQuestions } from './heavy-questions.attack.ts'
import { run as injection } from './injection.attack.ts'
import { run as keptAnswers } from './kept-answers.attack.ts'
import { run as packages } from './packages.attack.ts'
import { run as scripts } from './scripts.attack.ts'

// the same runs as `npm run attacks`, small: a goal that is missed throws

let demo: Arena
beforeAll(async () => {
  demo = await openDemoTestArena()
})
afterAll(() => demo.close())

const short = async (run: typeof csrf): Promise<string[]> => {
  const said: string[] = []
  const open = async () => ({ ...demo, close: async () => undefined })
  await run({ say: (line) => void said.push(line), full: false, open })
  return said
}

test('[SHELL-7] nothing that changes something is done for a page of another site', async () => {
  expect(await short(csrf)).toHaveLength(1)
})

test('[SHELL-9] [SHELL-180] every answer has the strict headers, errors, files and what nobody can read too', async () => {
  expect(await short(headers)).toHaveLength(1)
})

test('[SHELL-184] what is kept for everybody has nothing of a visitor in it, and no visitor changes it', async () => {
  expect(await short(keptAnswers)).toHaveLength(2)
})

test('[SHELL-185] no question costs much more than it costs to ask', async () => {
  expect(await short(heavyQuestions)).toHaveLength(4)
})

test('[SHELL-186] a text that is code somewhere else is a text here', async () => {
  expect(await short(injection)).toHaveLength(1)
})

test('[SHELL-187] whatever is sent to whatever call, the answer is one that its contract names', async () => {
  expect(await short(fuzz)).toHaveLength(2)
})

test('[SHELL-201] packages come signed from the registry, and none runs a script when it is installed', async () => {
  expect(await short(packages)).toHaveLength(1)
})

test('[SHELL-188] a text that wants to be a script stays a text on every page that shows it', async () => {
  expect(await short(scripts)).toHaveLength(1)
})
