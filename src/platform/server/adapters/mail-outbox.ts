import type { Log } from '../log.ts'
import { writeToOutbox } from './outbox.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** `key` names the mail's occasion: sending it again is the same mail. `at` is ISO. */
export type MailSender = {
  readonly send: (mail: Mail, occasion: { readonly key: string; readonly at: string }) => Promise<void>
}

/** Without SMTP_URL mails are files, and the log names them. */
export const createMailOutbox = (dataDir: string, log: Log): MailSender => ({
  send: async (mail, { key, at }) => {
    const file = await writeToOutbox(dataDir, key, { channel: 'email', ...mail, at })
    log.info({ file }, 'mail written')
  },
})
