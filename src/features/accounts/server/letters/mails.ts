import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Translate } from '#core/text.ts'
import { escapeHtml } from '#platform/server/mail-html.ts'
import type { Contact } from '../../rules/contact.ts'
import { codeOf } from '../sign-in/codes.ts'
import { findCustomerByContact } from '../customers.ts'
import { writePhone } from '../phones.ts'
import type { AccountJobDeps } from '../deps.ts'
import { readerToken } from './letters.ts'
import { tokenOf } from './mailed-tokens.ts'
import { entryLink } from '../sessions/session-routes.ts'

/** What a code's message is made of. The code itself is in no job. */
export type CodeMessage = {
  readonly request: string
  readonly contact: Contact
  readonly store: string
  readonly at: string
}

/** Asks the shop to call somebody; a number that is kept as its digits is dialled as it was written. */
export type CallMessage = CodeMessage & { readonly written: string }

/** Asks whether an address is to get the newsletter. */
export type ConfirmMessage = {
  readonly email: string
  readonly store: string
  readonly at: string
  readonly request: string
}

/** What somebody wrote to the shop. */
export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly store: string
  readonly at: string
  readonly id: string
}

const wordsOf = async (
  deps: AccountJobDeps,
  store: string,
): Promise<{ view: StoreView; t: Translate; site: string; support: string }> => {
  const view = deps.storeViews[store]
  if (!view) throw new Error(`a message was asked for in an unknown store view`)
  const { site_name: site, email_support: support } = await deps.settingsOf(deps.db, view.storeCode)
  return { view, t: deps.translators[view.i18n.language], site, support }
}

/** The code that signs somebody in, by mail or as a text message. */
export const sendCode = async (deps: AccountJobDeps, { request, contact, store, at }: CodeMessage): Promise<void> => {
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

/** The link to a new password. To whom has no account nothing is sent; whoever asked cannot tell. */
export const sendReset = async (deps: AccountJobDeps, { request, contact, store, at }: CodeMessage): Promise<void> => {
  const customer = await findCustomerByContact(deps.db, contact)
  if (!customer || customer.disabled_at) return
  const { view, t, site } = await wordsOf(deps, store)
  const token = await tokenOf(deps.db, 'reset', request)
  const query = new URLSearchParams({ email: contact.value, token }).toString()
  const link = `${deps.publicUrl}${view.url}/reset-password?${query}`
  await sendLink(deps, {
    to: contact,
    key: `reset-${request}`,
    at,
    subject: t('mail.reset.subject', { site }),
    parts: [t('mail.reset.text', { site }), link, t('mail.reset.ignore')],
  })
}

/** That an account was made, or that there was one, with a link into it. */
export const sendCreated = async (
  deps: AccountJobDeps,
  { request, contact, store, at, isNew }: CodeMessage & { isNew: boolean },
): Promise<void> => {
  const { view, t, site } = await wordsOf(deps, store)
  const link = entryLink(deps, view, contact, await tokenOf(deps.db, 'entry', request))
  await sendLink(deps, {
    to: contact,
    key: `account-${request}`,
    at,
    subject: t('mail.created.subject', { site }),
    parts: [
      isNew ? t('mail.created.text', { site }) : t('mail.created.known', { site }),
      link,
      t('mail.created.ignore'),
    ],
  })
}

/** The link that confirms the newsletter, and the one that ends it; nothing to who has confirmed it already. */
export const sendNewsletter = async (
  deps: AccountJobDeps,
  { email, store, at, request }: ConfirmMessage,
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
  await sendLink(deps, {
    to: { kind: 'email', value: email },
    key: `newsletter-${request}`,
    at,
    subject: t('mail.newsletter.subject', { site }),
    parts: [
      t('mail.newsletter.text', { site }),
      linkWith('newsletter'),
      t('mail.created.ignore'),
      t('mail.newsletter.leave'),
      linkWith('unsubscribe'),
    ],
  })
}

/** To the shop's own people. */
export const sendMessage = async (
  deps: AccountJobDeps,
  { name, email, message, store, at, id }: ContactMessage,
): Promise<void> => {
  const { t, support } = await wordsOf(deps, store)
  await sendLink(deps, {
    to: { kind: 'email', value: support },
    key: `message-${id}`,
    at,
    subject: t('mail.message.subject', { name }),
    parts: [t('mail.message.from', { name, email }), message],
  })
}

/** To the shop's own people: who asked to be called. */
export const sendCall = async (deps: AccountJobDeps, { request, written, store, at }: CallMessage): Promise<void> => {
  const { t, site, support } = await wordsOf(deps, store)
  const phone = writePhone(written)
  await sendLink(deps, {
    to: { kind: 'email', value: support },
    key: `message-${request}`,
    at,
    subject: t('mail.call.subject', { phone }),
    parts: [t('mail.call.text', { phone, site })],
  })
}

type Letter = {
  readonly to: Contact
  /** Two letters of one key are the same one; when it was asked for. */
  readonly key: string
  readonly at: string
  readonly subject: string
  readonly parts: readonly string[]
}

const sendLink = (deps: AccountJobDeps, { to, key, at, subject, parts }: Letter): Promise<void> =>
  deps.mail.send(
    { to: to.value, subject: subject.replace(/\s+/g, ' '), text: parts.join('\n\n'), html: toHtml(parts) },
    { key, at },
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
