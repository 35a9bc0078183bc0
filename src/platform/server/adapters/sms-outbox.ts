import type { Log } from '../log.ts'
import type { Occasion } from './mail-outbox.ts'
import { writeToOutbox } from './outbox.ts'

export type SmsSender = {
  readonly send: (sms: { readonly to: string; readonly text: string }, occasion: Occasion) => Promise<void>
}

/** Without SMS_URL text messages are files, and the log names them. */
export const createSmsOutbox = (dataDir: string, log: Log): SmsSender => ({
  send: async ({ to, text }, { key, at }) => {
    const file = await writeToOutbox(dataDir, key, { channel: 'sms', to, subject: '', text, html: '', at })
    log.info({ file }, 'text message written')
  },
})
