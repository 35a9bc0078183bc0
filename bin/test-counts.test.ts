import { expect, test } from 'vitest'
import { readJourneys, readUnits } from './test-counts.ts'

test('counts the tests of a vitest report, and files that failed outside of their tests', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'skipped', fullName: 'hook' }] },
      {
        name: 'c.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['expected 3\nto be 2'] }],
      },
      { name: 'd.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(readUnits(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 3,
    skipped: 3,
    reds: ['c.test.ts: adds: expected 3 | to be 2', 'a.test.ts: no module', 'b.test.ts: no reason given'],
    redFiles: ['a.test.ts', 'b.test.ts', 'c.test.ts'],
  })
})

test('counts the journeys of a Playwright report', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const run = (status: string, message?: string) => ({
    status,
    projectName: 'phone',
    results: message === undefined ? [] : [{ error: { message } }],
  })
  const spec = { title: 'buys', file: 'buy.spec.ts', line: 3, tests: [run('expected'), run('unexpected', 'no button')] }
  const suites = [{ suites: [{ specs: [spec] }] }]
  expect(readJourneys(JSON.stringify({ stats, errors: [], suites }))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    reds: ['[phone] buy.spec.ts:3: buys: no button'],
    redFiles: ['buy.spec.ts'],
  })
  expect(readJourneys(JSON.stringify({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{}] })).failed).toBe(1)
})
