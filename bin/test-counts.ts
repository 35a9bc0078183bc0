export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** From the JSON report of vitest. A file that could not even be loaded has no tests and counts as one failed. */
export const readUnits = (text: string): Counts => {
  const report = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** From the JSON report of Playwright; a flaky one passed at last, but is no pass. */
export const readJourneys = (text: string): Counts => {
  const { stats, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors?: readonly unknown[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
  }
}
