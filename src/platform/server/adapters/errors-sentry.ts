import { impersonal } from '#core/impersonal.ts'
import type { Log } from '../log.ts'
import { callService } from './services.ts'

/** An error as it is reported: where it happened, and its own words. */
export type ReportedError = {
  readonly side: 'browser' | 'server'
  readonly name: string
  readonly message: string
  readonly stack: string
  /** The page's path. */
  readonly page?: string
}

/** Takes errors without being waited for; never throws. */
export type ErrorReports = { readonly report: (error: ReportedError) => void }

type Options = {
  /** `https://KEY@host/PROJECT`. */
  readonly dsn: string
  readonly environment: string
  readonly log: Pick<Log, 'warn'>
  readonly now: () => Date
  /** 32 hexadecimal digits. */
  readonly newId: () => string
  readonly timeoutMs?: number
}

const mostUnderWay = 5
const mostAMinute = 30
const minuteMs = 60_000
const mostMessage = 500
const mostStack = 8000
const mostFrames = 50

/** Sentry, by its envelopes. The same error is told once a minute, at most 30 are told in one, and nothing waits for an answer. */
export const createErrorsSentry = ({ dsn, environment, log, now, newId, timeoutMs = 5000 }: Options): ErrorReports => {
  const place = new URL(dsn)
  const project = place.pathname.split('/').findLast((part) => part !== '') ?? ''
  const folder = place.pathname.slice(0, place.pathname.lastIndexOf(project))
  const address = `${place.protocol}//${place.host}${folder}api/${project}/envelope/`
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=vitrine/1, sentry_key=${place.username}`,
  }
  let minute = 0
  const told = new Set<string>()
  let underWay = 0

  const isDue = (error: ReportedError, at: number): boolean => {
    const current = Math.floor(at / minuteMs)
    if (current !== minute) told.clear()
    minute = current
    const which = `${error.side} ${error.name} ${error.message} ${error.stack.split('\n')[1] ?? ''}`
    if (told.has(which) || told.size >= mostAMinute || underWay >= mostUnderWay) return false
    told.add(which)
    return true
  }
  const send = async (body: string): Promise<void> => {
    underWay += 1
    try {
      const answer = await callService(address, { method: 'POST', headers, body, timeoutMs })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ status: answer.status }, 'an error was not taken by the error reports')
    } catch (error) {
      log.warn({ reason: (error as Error).name }, 'the error reports gave no answer')
    } finally {
      underWay -= 1
    }
  }
  return {
    report: (error) => {
      const at = now()
      if (isDue(error, at.getTime())) void send(toEnvelope(error, { environment, at, id: newId() }))
    },
  }
}

const toEnvelope = (error: ReportedError, about: { environment: string; at: Date; id: string }): string => {
  const event = {
    event_id: about.id,
    timestamp: about.at.getTime() / 1000,
    platform: error.side === 'browser' ? 'javascript' : 'node',
    level: 'error',
    environment: about.environment,
    tags: { side: error.side, ...(error.page === undefined ? {} : { page: impersonal(error.page, 200) }) },
    exception: {
      values: [
        {
          type: impersonal(error.name, 100),
          value: impersonal(error.message, mostMessage),
          stacktrace: { frames: toFrames(error.stack) },
        },
      ],
    },
  }
  const head = { event_id: about.id, sent_at: about.at.toISOString() }
  return [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}

/** Lines of a stack, the outermost call first. */
const toFrames = (stack: string): readonly object[] =>
  impersonal(stack, mostStack)
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file, row, column] =
        /^\s*(?:at )?(?:(.*?)[ @]\(?)?([^\s()@]+):(\d+):(\d+)\)?$/.exec(line) ?? []
      return file ? [{ function: name || '?', filename: file, lineno: Number(row), colno: Number(column) }] : []
    })
    .slice(0, mostFrames)
    .toReversed()
