import type { Log } from '../log.ts'
import { writeToOutbox } from './outbox.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/**
 * `key` names a message's occasion: sending it again is the same message. `at` is ISO. `onRefused` hears of one that will never be
 * taken, with why.
 */
export type Occasion = {
  readonly key: string
  readonly at: string
  readonly onRefused?: ((problem: string) => void) | undefined
}

export type MailSender = {
  readonly send: (mail: Mail, occasion: Occasion) => Promise<void>
}

/** Without SMTP_URL mails are files, and the log names them. */
export const createMailOutbox = (dataDir: string, log: Log): MailSender => ({
  send: async (mail, { key, at }) => {
    const file = await writeToOutbox(dataDir, key, { channel: 'email', ...mail, at })
    log.info({ file }, 'mail written')
  },
})
