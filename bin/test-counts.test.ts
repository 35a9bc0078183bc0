import { expect, test } from 'vitest'
import { readJourneys, readUnits } from './test-counts.ts'

test('counts the tests of a vitest report, and files that did not load', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ],
  }
  expect(readUnits(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('counts the journeys of a Playwright report', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(readJourneys(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 2, skipped: 2 })
  expect(readJourneys(JSON.stringify({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{}] })).failed).toBe(1)
})
