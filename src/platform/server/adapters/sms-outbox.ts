import type { Log } from '../log.ts'
import { writeToOutbox } from './outbox.ts'

/** `key` names the message's occasion: sending it again is the same message. `at` is ISO. */
export type SmsSender = {
  readonly send: (
    sms: { readonly to: string; readonly text: string },
    occasion: { readonly key: string; readonly at: string },
  ) => Promise<void>
}

/** Without SMS_URL text messages are files, and the log names them. */
export const createSmsOutbox = (dataDir: string, log: Log): SmsSender => ({
  send: async ({ to, text }, { key, at }) => {
    const file = await writeToOutbox(dataDir, key, { channel: 'sms', to, subject: '', text, html: '', at })
    log.info({ file }, 'text message written')
  },
})
