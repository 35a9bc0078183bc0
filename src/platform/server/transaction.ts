import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import type { Db, Trx } from './context.ts'

/** Carries a refusal out of a transaction, which it rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('rolled back')
    this.refusal = refusal
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Serialization failures and deadlocks are tried again, PostgreSQL asks for it; a lock that did not come in time, too. */
const attemptsFor = (error: unknown): number => {
  const code = codeOf(error)
  if (code === '40001' || code === '40P01') return 5
  return code === '55P03' ? 3 : 0
}

/** Whether a transaction was not done because others held its locks: a moment later it may be. */
export const isLockedOut = (error: unknown): boolean => attemptsFor(error) > 0

/** For the `catch` of a call: it is refused then. */
export const refuseLockedOut = (error: unknown): Refusal<'NOT_READY'> => {
  if (isLockedOut(error)) return refuse('NOT_READY')
  throw error
}

/**
 * One transaction. A refusal rolls it back unless refusals are kept. One that cannot get its locks throws (`isLockedOut`): nobody goes
 * on as if it were done.
 */
export const inTransaction = async <R extends Result<unknown>>(
  db: Db,
  run: (trx: Trx) => Promise<R>,
  { keepsRefusals = false }: { readonly keepsRefusals?: boolean | undefined } = {},
): Promise<R> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await run(trx)
        if (!result.ok && !keepsRefusals) throw new RolledBack(result)
        return result
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as R
      if (attempt >= attemptsFor(error)) throw error
      // those that collided must not collide again
      await wait(Math.random() * 20 * attempt)
    }
  }
}
