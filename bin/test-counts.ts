export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, each as one line with the beginning of its reason. */
  readonly reds: readonly string[]
  /** The files they are in. */
  readonly redFiles: readonly string[]
}

type UnitReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** From the JSON report of vitest. A file that failed outside of its tests (not loaded, a hook) counts as one failed. */
export const readUnits = (text: string): Counts => {
  const report = JSON.parse(text) as UnitReport
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}: ${reason(failureMessages[0])}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    reds: [...failed, ...broken.map(({ name, message }) => `${name}: ${reason(message)}`)],
    redFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  }
}

type Suite = {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

type JourneyReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors?: readonly { readonly message?: string }[]
  readonly suites?: readonly Suite[]
}

/** From the JSON report of Playwright; a flaky one passed at last, but is no pass. */
export const readJourneys = (text: string): Counts => {
  const { stats, errors = [], suites = [] } = JSON.parse(text) as JourneyReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors.length ? 1 : 0),
    skipped: stats.skipped,
    reds: [...suites.flatMap(redsOf), ...errors.map(({ message }) => reason(message))],
    redFiles: suites.flatMap(redFilesOf),
  }
}

const redsOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message
        return `[${projectName}] ${file}:${line}: ${title}: ${reason(message)}`
      }),
  ),
  ...suites.flatMap(redsOf),
]

const redFilesOf = (suite: Suite): string[] => [
  ...(suite.specs ?? []).filter((spec) => redsOf({ specs: [spec] }).length > 0).map(({ file }) => file),
  ...(suite.suites ?? []).flatMap(redFilesOf),
]

const reason = (message = 'no reason given'): string => message.split('\n').slice(0, 6).join(' | ').slice(0, 500)
