import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** JSON lines on stdout; tokens, codes and personal data are cut out by name wherever they stand. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'phone', 'token', 'refreshToken', 'code', 'password', 'authorization', 'cookie'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[redacted]',
    },
  })
