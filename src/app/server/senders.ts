import { keepMessages } from '#features/admin/server/index.ts'
import { createMailOutbox } from '#platform/server/adapters/mail-outbox.ts'
import { createMailSmtp } from '#platform/server/adapters/mail-smtp.ts'
import { createSmsHttp } from '#platform/server/adapters/sms-http.ts'
import { createSmsOutbox } from '#platform/server/adapters/sms-outbox.ts'
import { createTrackingMeta } from '#platform/server/adapters/tracking-meta.ts'
import { createTrackingOutbox } from '#platform/server/adapters/tracking-outbox.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import type { Log } from '#platform/server/log.ts'

type Options = {
  readonly config: Config
  readonly db: Db
  /** The address that mails come from. */
  readonly from: () => string
  readonly log: Log
  readonly now: () => Date
  readonly newId: () => string
}

/** Who carries mails, text messages and events, as the configuration has it; without it they are files. */
export const createSenders = ({ config, db, from, log, now, newId }: Options) => {
  const { smtpUrl, smsUrl, meta, dataDir, publicUrl } = config
  const mail = smtpUrl ? createMailSmtp({ url: smtpUrl, from, log }) : createMailOutbox(dataDir, log)
  const sms = smsUrl ? createSmsHttp({ url: smsUrl, log }) : createSmsOutbox(dataDir, log)
  const tracker = meta ? createTrackingMeta({ ...meta, publicUrl, log }) : createTrackingOutbox(dataDir, log)
  return { ...keepMessages({ mail, sms }, { db, now, newId }), tracker }
}
