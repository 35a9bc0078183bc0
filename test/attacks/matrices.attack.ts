import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { runTests } from './support/run-tests.ts'

const matrices = {
  'S1 who may call what, of their own, of others and of nobody': ['role-matrix', 'object-matrix', 'api-tokens'],
  'S2 fields that the shop alone says, and those it keeps to itself': ['office-matrix', 'hidden-fields'],
  'S15 the file of all that is somebody’s, and what is left of who has left': ['privacy'],
}

/** S1, S2 and S15 of the goals: the tables of roles, objects, fields and persons, which the suite walks through. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  for (const [what, names] of Object.entries(matrices)) {
    const own = what.startsWith('S15') ? ['src/features/accounts/server/leaving/leaving.test.ts'] : []
    const { all, passed, red } = await runTests([...names.map((name) => `src/app/server/${name}.test.ts`), ...own])
    say(`${what}: ${passed} of ${all} tests`)
    mustBe(what, red, [])
    mustHold(`${what}: tests were found`, all > 0)
  }
}
