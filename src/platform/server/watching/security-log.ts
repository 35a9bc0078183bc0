import type { Access } from '#core/endpoint.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** What happened to whom, by numbers of customers and names of ours: nothing that anybody wrote, and nothing that opens anything. */
export type SecurityEvent = {
  readonly event: string
  readonly outcome: 'done' | 'refused'
  /** Which of several ways: how somebody signed in, what a code was asked for. */
  readonly method?: string | undefined
  /** Whose account it is about. */
  readonly customer?: number | undefined
  /** Who did it, where that is somebody else. */
  readonly by?: number | undefined
  /** The code of the refusal. */
  readonly reason?: string | undefined
  /** The pattern of the route, and who may call it. */
  readonly call?: string | undefined
  readonly access?: Access | undefined
  /** Roles that were set. */
  readonly roles?: readonly string[] | undefined
}

/** Tells an event, which is worth a warning where `isUsual` is not said of a refusal. */
export type NoteSecurity = (
  event: SecurityEvent,
  about: { readonly requestId: string; readonly isUsual?: boolean },
) => void

/** Lines a second; who sends thousands of refused requests fills no disk. */
const mostLines = 50

/** Each event is counted, and is a line of the log: of those that are too many for one second, one line says how many. */
export const createSecurityLog = (
  log: Pick<Log, 'info' | 'warn'>,
  metrics: Pick<Metrics, 'countSecurityEvent'>,
  now: () => Date,
): NoteSecurity => {
  let second = 0
  let lines = 0
  return (security, { requestId, isUsual = false }) => {
    metrics.countSecurityEvent(security)
    const current = Math.floor(now().getTime() / 1000)
    if (current !== second) {
      if (lines > mostLines) log.warn({ leftOut: lines - mostLines }, 'more security events than lines')
      ;[second, lines] = [current, 0]
    }
    lines += 1
    if (lines > mostLines) return
    const line = { reqId: requestId, security }
    if (security.outcome === 'done' || isUsual) log.info(line, 'security event')
    else log.warn(line, 'security event')
  }
}
