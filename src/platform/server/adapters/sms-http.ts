import type { Log } from '../log.ts'
import type { SmsSender } from './sms-outbox.ts'

type Options = {
  /** Where text messages are posted; `user:password@` in it go along as Basic, a user alone as Bearer. */
  readonly url: string
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly timeoutMs?: number
}

const authorizationOf = ({ username, password }: URL): Record<string, string> => {
  if (username === '') return {}
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (secret === '') return { authorization: `Bearer ${user}` }
  return { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }
}

/** What a service says for good: asking again would be answered the same. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

/**
 * Text messages by HTTP: `POST {to, text, id}` as JSON, `id` also as `idempotency-key`. Throws where the service is away or wants to be
 * asked later, and the message's job is run again; one that is refused for good is left, and the log says so. Neither names the number.
 */
export const createSmsHttp = ({ url, log, timeoutMs = 10_000 }: Options): SmsSender => {
  const place = new URL(url)
  const authorization = authorizationOf(place)
  place.username = ''
  place.password = ''
  return {
    send: async ({ to, text }, { key, onRefused }) => {
      const answer = await fetch(place, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...authorization },
        body: JSON.stringify({ to, text, id: key }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new Error(`text message ${key} was not taken: no answer`, { cause: (error as Error).name })
      })
      await answer.body?.cancel()
      if (answer.ok) return log.info({ key }, 'text message sent')
      if (!isFinal(answer.status)) throw new Error(`text message ${key} was not taken: ${answer.status}`)
      log.warn({ key, status: answer.status }, 'text message refused for good')
      return onRefused?.(`the service refused it: ${answer.status}`)
    },
  }
}
