import type { JobHandlers } from '#platform/server/jobs.ts'
import type { AccountJobDeps } from './deps.ts'
import { eraseCustomer, forgetOld } from './leaving/erase.ts'
import { sendCall, sendCode, sendCreated, sendMessage, sendNewsletter, sendReset } from './letters/mails.ts'
import type { CallMessage, CodeMessage, ConfirmMessage, ContactMessage } from './letters/mails.ts'

/** The messages that sign people in, and what is done with the data of those who left. */
export const accountJobs = (deps: AccountJobDeps): JobHandlers => ({
  'code.send': (data) => sendCode(deps, data as CodeMessage),
  'call.asked': (data) => sendCall(deps, data as CallMessage),
  'password.reset': (data) => sendReset(deps, data as CodeMessage),
  'account.created': (data) => sendCreated(deps, data as CodeMessage & { isNew: boolean }),
  'newsletter.confirm': (data) => sendNewsletter(deps, data as ConfirmMessage),
  'contact.message': (data) => sendMessage(deps, data as ContactMessage),
  'account.erase': (data) => eraseCustomer(deps, Number(data['customer'])),
  'account.forget': () => forgetOld(deps.db, deps.now()),
})

/** What no longer counts is forgotten each night. */
export const accountSchedules = { 'account.forget': '17 3 * * *' } as const
