import type { FastifyRequest } from 'fastify'
import type { Session } from '../context.ts'

/** What becomes known of a call while it is answered; whoever keeps watch reads it when the answer is sent. */
export type CallFacts = {
  readonly session?: Session | 'dead' | undefined
  /** Why it was refused: the refusal's code, or something closer that its caller is not told. */
  readonly reason?: string
  /** Whose account a stranger's call turned out to be about, and who acts in that name. */
  readonly customer?: number
  readonly by?: number | undefined
}

type FindSession = (request: FastifyRequest) => Promise<Session | 'dead' | undefined>

export type KnownFacts = {
  readonly of: (request: FastifyRequest) => CallFacts
  readonly learn: (request: FastifyRequest, facts: CallFacts) => void
  /** The same way to find who calls, which is known from then on. */
  readonly learnSession: (find: FindSession) => FindSession
}

export const createCallFacts = (): KnownFacts => {
  const known = new WeakMap<FastifyRequest, CallFacts>()
  const of = (request: FastifyRequest): CallFacts => known.get(request) ?? {}
  const learn = (request: FastifyRequest, facts: CallFacts) => void known.set(request, { ...of(request), ...facts })
  return {
    of,
    learn,
    learnSession: (find) => async (request) => {
      const session = await find(request)
      if (session !== undefined) learn(request, { session })
      return session
    },
  }
}
