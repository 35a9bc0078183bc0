import { randomBytes } from 'node:crypto'
import { errorSampling } from '#features/consent/rules.ts'
import { createErrorsSentry } from '#platform/server/adapters/errors-sentry.ts'
import type { ErrorReports } from '#platform/server/adapters/errors-sentry.ts'
import type { Config } from '#platform/server/config.ts'
import type { Log } from '#platform/server/log.ts'

/** Where errors are reported to; nowhere unless `SENTRY_DSN` says where. */
export const createErrorReports = (
  { sentryDsn: dsn, stage }: Config,
  { log, now }: { readonly log: Log; readonly now: () => Date },
): ErrorReports | undefined =>
  dsn === undefined
    ? undefined
    : createErrorsSentry({ dsn, environment: stage, log, now, newId: () => randomBytes(16).toString('hex') })

/** The server's own errors, as many of them as the specification wants to be told. */
export const sampled =
  (reports: ErrorReports, isProduction: boolean, random: () => number = Math.random) =>
  ({ name, message, stack = '' }: Error): void => {
    if (random() < errorSampling(isProduction)) reports.report({ side: 'server', name, message, stack })
  }
