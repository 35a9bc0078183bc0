import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import type { Translate } from '#core/text.ts'
import { escapeHtml } from '#platform/server/mail-html.ts'
import type { Contact } from '../rules/contact.ts'
import { codeOf } from './codes.ts'
import { findCustomerByContact } from './customers.ts'
import type { AccountJobDeps } from './deps.ts'
import { eraseCustomer, forgetOld } from './erase.ts'
import { readerToken } from './letters.ts'
import { tokenOf } from './mailed-tokens.ts'
import { entryLink } from './session-routes.ts'

/** What a code's message is made of. The code itself is in no job. */
export type CodeMessage = {
  readonly request: string
  readonly contact: Contact
  readonly store: string
  readonly at: string
}

/** The messages that sign people in, and what is done with the data of those who left. */
export const accountJobs = (deps: AccountJobDeps): JobHandlers => ({
  'code.send': (data) => sendCode(deps, data as CodeMessage),
  'password.reset': (data) => sendReset(deps, data as CodeMessage),
  'account.created': (data) => sendCreated(deps, data as CodeMessage & { isNew: boolean }),
  'newsletter.confirm': (data) =>
    sendNewsletter(deps, data as { email: string; store: string; at: string; request: string }),
  'contact.message': (data) => sendMessage(deps, data as Message),
  'account.erase': (data) => eraseCustomer(deps, Number(data['customer'])),
  'account.forget': () => forgetOld(deps.db, deps.now()),
})

/** What no longer counts is forgotten each night. */
export const accountSchedules = { 'account.forget': '17 3 * * *' } as const

const wordsOf = async (
  deps: AccountJobDeps,
  store: string,
): Promise<{ view: StoreView; t: Translate; site: string; support: string }> => {
  const view = deps.storeViews[store]
  if (!view) throw new Error(`a message was asked for in an unknown store view`)
  const { site_name: site, email_support: support } = await deps.settingsOf(deps.db, view.storeCode)
  return { view, t: deps.translators[view.i18n.language], site, support }
}

const sendCode = async (deps: AccountJobDeps, { request, contact, store, at }: CodeMessage): Promise<void> => {
  const { t, site } = await wordsOf(deps, store)
  const code = await codeOf(deps.db, request)
  const text = t('mail.code.text', { code, site })
  const occasion = { key: `code-${request}`, at }
  if (contact.kind === 'phone') return deps.sms.send({ to: `+${contact.value}`, text }, occasion)
  return deps.mail.send(
    { to: contact.value, subject: t('mail.code.subject', { site }), text, html: toHtml([text]) },
    occasion,
  )
}

/** To whom has no account nothing is sent; whoever asked cannot tell. */
const sendReset = async (deps: AccountJobDeps, { request, contact, store, at }: CodeMessage): Promise<void> => {
  const customer = await findCustomerByContact(deps.db, contact)
  if (!customer || customer.disabled_at) return
  const { view, t, site } = await wordsOf(deps, store)
  const token = await tokenOf(deps.db, 'reset', request)
  const query = new URLSearchParams({ email: contact.value, token }).toString()
  const link = `${deps.publicUrl}${view.url}/reset-password?${query}`
  await sendLink(deps, contact, { key: `reset-${request}`, at }, t('mail.reset.subject', { site }), [
    t('mail.reset.text', { site }),
    link,
    t('mail.reset.ignore'),
  ])
}

const sendCreated = async (
  deps: AccountJobDeps,
  { request, contact, store, at, isNew }: CodeMessage & { isNew: boolean },
): Promise<void> => {
  const { view, t, site } = await wordsOf(deps, store)
  const link = entryLink(deps, view, contact, await tokenOf(deps.db, 'entry', request))
  await sendLink(deps, contact, { key: `account-${request}`, at }, t('mail.created.subject', { site }), [
    isNew ? t('mail.created.text', { site }) : t('mail.created.known', { site }),
    link,
    t('mail.created.ignore'),
  ])
}

const sendNewsletter = async (
  deps: AccountJobDeps,
  { email, store, at, request }: { email: string; store: string; at: string; request: string },
): Promise<void> => {
  const { view, t, site } = await wordsOf(deps, store)
  const reader = await deps.db
    .selectFrom('newsletter_reader')
    .select(['id', 'confirmed_at', 'left_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!reader || (reader.confirmed_at && !reader.left_at)) return
  const token = await readerToken(deps.db, reader.id)
  const linkWith = (name: string) =>
    `${deps.publicUrl}${view.url}/?${new URLSearchParams({ [name]: token }).toString()}`
  const contact: Contact = { kind: 'email', value: email }
  await sendLink(deps, contact, { key: `newsletter-${request}`, at }, t('mail.newsletter.subject', { site }), [
    t('mail.newsletter.text', { site }),
    linkWith('newsletter'),
    t('mail.created.ignore'),
    t('mail.newsletter.leave'),
    linkWith('unsubscribe'),
  ])
}

type Message = { name: string; email: string; message: string; store: string; at: string; id: string }

const sendMessage = async (deps: AccountJobDeps, { name, email, message, store, at, id }: Message): Promise<void> => {
  const { t, support } = await wordsOf(deps, store)
  const contact: Contact = { kind: 'email', value: support }
  const parts = [t('mail.message.from', { name, email }), message]
  await sendLink(deps, contact, { key: `message-${id}`, at }, t('mail.message.subject', { name }), parts)
}

const sendLink = (
  deps: AccountJobDeps,
  contact: Contact,
  occasion: { readonly key: string; readonly at: string },
  subject: string,
  parts: readonly string[],
): Promise<void> =>
  deps.mail.send(
    { to: contact.value, subject: subject.replace(/\s+/g, ' '), text: parts.join('\n\n'), html: toHtml(parts) },
    occasion,
  )

/** Paragraphs; one that is an address of the shop is a link. */
const toHtml = (parts: readonly string[]): string =>
  parts
    .map((part) => {
      const text = escapeHtml(part).replaceAll('\n', '<br>')
      const shown = /^https?:\S+$/.test(part) ? `<a href="${text}" style="color:#1b34d2">${text}</a>` : text
      return `<p style="font:16px/1.5 sans-serif">${shown}</p>`
    })
    .join('')
