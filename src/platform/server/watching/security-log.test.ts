import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { createSecurityLog } from './security-log.ts'

const openLog = () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', undefined, { write: (line) => void lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const clock = { at: new Date('2026-11-20T12:00:00Z') }
  const note = createSecurityLog(log.child({}, { level: 'info' }), metrics, () => clock.at)
  return { lines, metrics, clock, note }
}

test('[SHELL-304] what went well is a line whatever the level is, what was refused a warning', () => {
  const { lines, note } = openLog()
  note({ event: 'sign-in', outcome: 'done', method: 'code', customer: 7 }, { requestId: 'one' })
  note({ event: 'sign-in', outcome: 'refused', method: 'password', reason: 'INCORRECT_LOGIN' }, { requestId: 'two' })
  note({ event: 'access denied', outcome: 'refused', reason: 'UNAUTHORIZED' }, { requestId: 'three', isUsual: true })
  expect(lines).toMatchObject([
    { level: 30, reqId: 'one', security: { event: 'sign-in', outcome: 'done', method: 'code', customer: 7 } },
    { level: 40, reqId: 'two', security: { outcome: 'refused', reason: 'INCORRECT_LOGIN' }, msg: 'security event' },
    { level: 30, reqId: 'three' },
  ])
})

test('[SHELL-307] a flood is counted and fills no disk', async () => {
  const { lines, metrics, clock, note } = openLog()
  const flood = { event: 'limit reached', outcome: 'refused' } as const
  for (let times = 0; times < 1000; times += 1) note(flood, { requestId: String(times) })
  expect(lines).toHaveLength(50)
  clock.at = new Date('2026-11-20T12:00:01Z')
  note(flood, { requestId: 'next' })
  expect(lines.slice(50)).toMatchObject([{ leftOut: 950, level: 40 }, { reqId: 'next' }])
  expect(await metrics.read()).toContain(
    'security_events_total{event="limit reached",outcome="refused",method=""} 1001',
  )
})
