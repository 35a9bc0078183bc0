import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { runProgram } from './support/programs.ts'

/** Q7 of the goals: unit tests and journeys twenty times (TIMES=…): none is red, and none turns green only when it is tried again. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const times = Number(process.env['TIMES'] ?? 20)
  const unsteady = new Map<string, number>()
  let red = 0
  for (let time = 1; time <= times; time += 1) {
    const { code, said } = await runProgram(['bin/test.ts', 'unit', 'journeys'])
    const [, summary = ''] = said.split('— npm test —')
    for (const [, name = ''] of summary.matchAll(/^ {4}(?:UNSTEADY, green when tried again: )?(.*)$/gm))
      unsteady.set(name, (unsteady.get(name) ?? 0) + 1)
    if (code !== 0) red += 1
    say(`run ${time}: ${summary.trim().split('\n').join('; ')}`)
  }
  for (const [name, count] of unsteady) say(`   ${count} of ${times}: ${name}`)
  say(`Q7: ${times} runs, ${red} red, ${unsteady.size} tests that were not always green`)
  mustBe('tests that were not always green', unsteady.size, 0)
  mustBe('red runs', red, 0)
}
