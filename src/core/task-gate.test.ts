import { expect, it } from 'vitest'
import { acceptToken, endRenewal, openGate, passGate, refuseToken } from './task-gate.ts'
import { lockedRetryMs } from './task-limits.ts'

const mine = { needsSession: true }
const anybodys = { needsSession: false }
const current = { isCurrent: true, maxAttempts: 1 }

it('[QUEUE-16] above 0 every task waits, below 0 those that need the session end with 401', () => {
  expect([passGate(openGate, mine), passGate({ lock: 1, attempts: 1 }, anybodys)]).toEqual(['go', 'wait'])
  expect([passGate({ lock: -1, attempts: 0 }, mine), passGate({ lock: -1, attempts: 0 }, anybodys)]).toEqual([
    'abort',
    'go',
  ])
})

it('[QUEUE-16] those that wait look again every second', () => {
  expect(lockedRetryMs).toBe(1000)
})

it('[QUEUE-16] a refused token is renewed once for all that were sent with it', () => {
  const first = refuseToken(openGate, current)
  expect(first).toEqual({ step: 'renew', gate: { lock: 1, attempts: 1 } })
  expect(refuseToken(first.gate, current)).toEqual({ step: 'again', gate: first.gate })
  const renewed = endRenewal(first.gate, 'renewed')
  expect(refuseToken(renewed, { ...current, isCurrent: false })).toEqual({ step: 'again', gate: renewed })
})

it('[QUEUE-17] a token that is refused when it is new ends the session at the specified attempts', () => {
  const renewed = endRenewal(refuseToken(openGate, current).gate, 'renewed')
  expect(refuseToken(renewed, current)).toMatchObject({ step: 'give-up', gate: { lock: -1 } })
  expect(refuseToken(renewed, { ...current, maxAttempts: 2 })).toMatchObject({ step: 'renew' })
})

it('[QUEUE-17] five expirations in a row: still signed in, for a taken token resets the attempts', () => {
  let gate = openGate
  for (let expiration = 0; expiration < 5; expiration += 1) {
    const refused = refuseToken(gate, current)
    expect(refused.step).toBe('renew')
    gate = acceptToken(endRenewal(refused.gate, 'renewed'))
  }
  expect(gate).toEqual(openGate)
})

it('[QUEUE-17] a renewal without an answer does not count, a refused one ends the session', () => {
  const { gate } = refuseToken(openGate, current)
  expect(endRenewal(gate, 'unanswered')).toEqual(openGate)
  expect(endRenewal(gate, 'lost').lock).toBe(-1)
})
