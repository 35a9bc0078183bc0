import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { rulesOf } from './support/modules.ts'
import { runProgram } from './support/programs.ts'

const goal = 85

/** Q2 of the goals: of the little changes to the rules of each module the tests notice at least 85 %. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const low: string[] = []
  for (const [module, names] of Object.entries(rulesOf)) {
    const { said } = await runProgram(['bin/mutate.ts', ...names])
    const [, score = ''] = /^All files\s*\|\s*([\d.]+)/m.exec(said) ?? []
    say(`Q2: ${module} ${score === '' ? 'gave no score' : `${score} %`}`)
    if (!(Number(score) >= goal)) low.push(module)
  }
  mustBe(`modules below ${goal} %`, low, [])
}
