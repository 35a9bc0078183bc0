import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDemoArena } from '../faults/support/arena.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { findProgram, runOutside } from './support/outside-program.ts'
import { openPerson } from './support/people.ts'

/** What an outside fuzzer looks at: no 5xx, and each answer as the document describes it. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
]

/** Ends by itself after so many seconds for each kind of caller. */
const seconds = 180

/** The outside fuzzer schemathesis against the shop's OpenAPI document: on the PATH, or in the venv that SCHEMATHESIS names. */
export const run = async ({ say, open = openDemoArena }: FaultRun): Promise<void> => {
  const program = findProgram(['schemathesis', 'st'], 'SCHEMATHESIS')
  if (!program) return say('fuzzer: skipped: no schemathesis (pip install schemathesis; SCHEMATHESIS=its venv)')
  const arena = await open()
  try {
    const failures: Record<string, string> = {}
    for (const [who, roles] of Object.entries({ nobody: undefined, admin: ['admin', 'blogger'] })) {
      // a session that the calls cannot end: each of its tokens is good for a quarter of an hour
      const token = roles && (await openPerson(arena.db, roles)).token
      const said = await fuzz(program, arena.url, token)
      const summary = said
        .split('\n')
        .filter((line) => /(cases|operations|Test cases|passed|failed|failures|found|Seed)/i.test(line))
      say(
        `fuzzer: as ${who}: ${summary
          .slice(-8)
          .map((line) => line.trim())
          .join('; ')}`,
      )
      const found = [...said.matchAll(/^_+ ((?:GET|POST) \S+) _+$/gm)].map(([, operation]) => operation)
      if (found.length > 0) failures[who] = found.join(', ')
      if (found.length > 0) say(tellOf(said))
    }
    mustBe('fuzzer failures', failures, {})
  } finally {
    await arena.close()
  }
}

/** What it says of its failures, without addresses and bodies that go on for pages. */
const tellOf = (said: string): string =>
  said
    .slice(said.indexOf('FAILURES'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, 300))
    .join('\n')

const fuzz = (program: string, url: string, token: string | undefined): Promise<string> =>
  runOutside(
    program,
    [
      'run',
      `${url}/api/openapi.json`,
      `--url=${url}`,
      `--checks=${checks.join(',')}`,
      `--max-time=${seconds}`,
      '--seed=20261123',
      '--phases=examples,coverage,fuzzing',
      '--max-examples=40',
      '--continue-on-failure',
      '--no-shrink',
      '--no-color',
      '--warnings=off',
      // they end the session, or work for minutes
      '--exclude-path-regex=/manage/(skin-)?update$|/user/(logout|logout-all|delete|refresh|sessions/end|change-password)$|/roles$|/erase$',
      ...(token ? ['-H', `Authorization: Bearer ${token}`] : []),
    ],
    // what is too long to be read is refused before it is a call
    (folder) =>
      writeFile(join(folder, 'schemathesis.toml'), '[checks]\nnegative_data_rejection.expected-statuses = ["4xx"]\n'),
  )
