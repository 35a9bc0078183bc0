/**
 * The lock of the token, as the specification counts it: above 0 it is being renewed and tasks wait, below 0 there is no
 * session any more and tasks that need it end with 401. Source: shopping.md 4, 8.
 */
export type TokenGate = { readonly lock: number; readonly attempts: number }

export const openGate: TokenGate = { lock: 0, attempts: 0 }

/** What a task meets: `wait` a second and look again, or `abort` with 401. Tasks that go as a guest pass a lost session by. */
export const passGate = ({ lock }: TokenGate, { needsSession }: { needsSession: boolean }): 'go' | 'wait' | 'abort' =>
  lock > 0 ? 'wait' : lock < 0 && needsSession ? 'abort' : 'go'

type Refused = {
  /** Whether it was the token of now; an older one only comes again. */
  readonly isCurrent: boolean
  readonly maxAttempts: number
}

/** A task with a token was answered 401: `again` with the token there is, `renew` it, or `give-up`. */
export const refuseToken = (
  gate: TokenGate,
  { isCurrent, maxAttempts }: Refused,
): { readonly gate: TokenGate; readonly step: 'again' | 'renew' | 'give-up' } => {
  if (!isCurrent || gate.lock !== 0) return { gate, step: 'again' }
  if (gate.attempts >= maxAttempts) return { gate: { ...gate, lock: -1 }, step: 'give-up' }
  return { gate: { lock: gate.lock + 1, attempts: gate.attempts + 1 }, step: 'renew' }
}

/** What came of renewing: without an answer it did not count. */
export const endRenewal = (gate: TokenGate, renewal: 'renewed' | 'lost' | 'unanswered'): TokenGate =>
  renewal === 'renewed'
    ? { ...gate, lock: 0 }
    : renewal === 'lost'
      ? { lock: -1, attempts: 0 }
      : { lock: 0, attempts: Math.max(0, gate.attempts - 1) }

/** A token was taken: the attempts are counted anew, so that a long visit outlives any number of expirations. */
export const acceptToken = (gate: TokenGate): TokenGate => (gate.attempts === 0 ? gate : { ...gate, attempts: 0 })
