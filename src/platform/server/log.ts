import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** pino's number for `error`. */
const errorLevel = 50

/** JSON lines on stdout; tokens, codes and personal data are cut out by name wherever they stand. `onError` hears of each logged error. */
export const createLog = (level: string, onError?: (error: Error) => void): Log =>
  pino({
    level,
    hooks: {
      logMethod(args, method, number) {
        const about = args[0] as { err?: unknown } | undefined
        if (number >= errorLevel && about?.err instanceof Error) onError?.(about.err)
        method.apply(this, args)
      },
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'phone', 'token', 'refreshToken', 'code', 'password', 'authorization', 'cookie'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[redacted]',
    },
  })
