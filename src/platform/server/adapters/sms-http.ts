import type { Log } from '../log.ts'
import { tellService } from './services.ts'
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
      const headers = { 'idempotency-key': key, ...authorization }
      const what = `text message ${key}`
      const refused = await tellService(place, what, { to, text, id: key }, { headers, timeoutMs })
      if (refused === undefined) return log.info({ key }, 'text message sent')
      log.warn({ key, status: refused }, 'text message refused for good')
      return onRefused?.(`the service refused it: ${refused}`)
    },
  }
}
