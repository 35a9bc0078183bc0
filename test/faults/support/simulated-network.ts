import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { Random } from './random.ts'

/** What becomes of a call. `stray`: given up by the caller, and carried out by the server much later. */
const fates = ['deliver', 'deliver', 'deliver', 'lose', 'cut', 'twice', 'late', 'stray', 'fail'] as const

type Event = () => void | Promise<void>

/** A line between devices and a server on which nothing happens until it is told to: every message waits for its event. */
export const createNetwork = (server: AnyCall, random: Random) => {
  const waiting: Event[] = []
  const failures = new Map<string, number>()
  let isBad = true

  const post = (event: Event): void => void waiting.push(event)

  const answerBy = (key: string, input: Parameters<AnyCall>[1], tell: (answer: Result<unknown>) => void): Event => {
    const body = JSON.stringify([key, input])
    const failed = failures.get(body) ?? 0
    const ask = () => server(key, input)
    const fate = isBad ? random.pick(fates) : 'deliver'
    // a server that fails again and again makes the browser give a command up: that is another test
    if (fate === 'fail' && failed < 2) {
      failures.set(body, failed + 1)
      return () => tell(refuse('INTERNAL_ERROR'))
    }
    if (fate === 'lose') return () => tell(refuse('OFFLINE'))
    if (fate === 'cut')
      return async () => {
        await ask()
        tell(refuse('TIMEOUT'))
      }
    if (fate === 'stray')
      return () => {
        tell(refuse('TIMEOUT'))
        post(async () => void (await ask()))
      }
    if (fate === 'late')
      return async () => {
        const answer = await ask()
        post(() => tell(answer))
      }
    return async () => {
      const answer = await ask()
      if (fate === 'twice') post(async () => void (await ask()))
      tell(answer)
    }
  }

  return {
    /** The call of one page; what it hears after its end is lost. */
    callOf:
      (isOpen: () => boolean): AnyCall =>
      (key, input) =>
        new Promise((resolve) => {
          post(answerBy(key, input, (answer) => isOpen() && resolve(answer)))
        }),
    post,
    /** Lets one of the messages that wait arrive, any of them; whether there was one. */
    step: async (): Promise<boolean> => {
      if (waiting.length === 0) return false
      const [event] = waiting.splice(random.below(waiting.length), 1)
      await event?.()
      return true
    },
    /** From now on every call arrives and is answered once. */
    heal: () => {
      isBad = false
    },
  }
}
