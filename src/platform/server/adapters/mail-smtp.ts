import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'
import type { MailSender } from './mail-outbox.ts'

type Options = {
  /** `smtp://user:password@host:587`, or `smtps:`; `?from=` names the sender. */
  readonly url: string
  /** The sender where the address names none. */
  readonly from: () => string
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Until a connection stands, and until the server greets. */
  readonly timeoutMs?: number
  /** Until a line of it is answered: servers that look through a mail first take their time, and it would go again meanwhile. */
  readonly answerMs?: number
}

/** What a server said of this mail for good: asking again would be answered the same. A greeting or a password that fails says nothing of it. */
const isFinal = (kind: string, status = 0): boolean =>
  /^E(ENVELOPE|MESSAGE)$/.test(kind) && status >= 500 && status < 600

/**
 * Mails by SMTP. Throws where the server is away or wants to be asked later, and the mail's job is run again; one that is refused for
 * good is left, and the log says so. Neither names the address or the server's password.
 */
export const createMailSmtp = ({ url, from, log, timeoutMs = 10_000, answerMs = 120_000 }: Options): MailSender => {
  const place = new URL(url)
  const named = place.searchParams.get('from')
  const isSecure = place.protocol === 'smtps:'
  const transport = createTransport({
    host: place.hostname,
    port: Number(place.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(place.username
      ? { auth: { user: decodeURIComponent(place.username), pass: decodeURIComponent(place.password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html }, { key, at, onRefused }) => {
      // sent again it is the same mail, and mailboxes show it once
      const sender = named ?? from()
      const domain = /@([^\s>]+)/.exec(sender)?.[1] ?? place.hostname
      const messageId = `<${key.replaceAll(/[^\w-]/g, '_')}@${domain}>`
      // a text would be written into the mail as it stands, and mails spell dates in a way of their own
      const date = new Date(at)
      const mail = { from: sender, to: { name: '', address: to }, subject, text, html, messageId, date }
      const problem = await transport.sendMail(mail).then(
        () => undefined,
        // the library's error names the address
        ({ code = 'unknown', responseCode }: { code?: string; responseCode?: number }) => ({ code, responseCode }),
      )
      if (!problem) return log.info({ key }, 'mail sent')
      const { code, responseCode } = problem
      if (!isFinal(code, responseCode))
        throw new Error(`mail ${key} was not taken: ${code} ${responseCode ?? ''}`.trim())
      log.warn({ key, status: responseCode }, 'mail refused for good')
      return onRefused?.(`the mail server refused it: ${responseCode}`)
    },
  }
}
