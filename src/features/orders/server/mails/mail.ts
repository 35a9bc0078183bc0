import { money, toMajor } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import type { Address } from '#features/checkout/rules.ts'
import { countryName } from '#features/stores/rules/country-name.ts'
import { formatDateTime, formatPrice } from '#features/stores/rules/format.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { escapeHtml, mailPage } from '#platform/server/mail-html.ts'
import { awaitingPaymentStatus } from '../../rules/status.ts'
import { addedUp } from '../../rules/sums.ts'
import { howToPay } from '../pay/payable.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'

export type MailInput = {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  readonly view: StoreView
  readonly settings: Settings
  readonly translate: Translate
  /** Absolute; where the order is shown, and where it is paid while it waits for that. */
  readonly link: string
  readonly payLink: string | undefined
}

export type Row = { readonly label: string; readonly value: string }

const addressText = ({ street, postcode, city, region, country_id: country }: Address, locale: string): string =>
  [...street, [postcode, city].filter(Boolean).join(' '), region, countryName(country, locale)]
    .filter(Boolean)
    .join(', ')

/** The one mail of a placed order, in the order's language. */
export const renderOrderMail = (input: MailInput): Mail => {
  const { order, lines, view, settings, translate: t, link, payLink } = input
  const price = (amount: number) => formatPrice(amount, view.i18n)
  const { shipping } = order.customer
  const goods: Row[] = lines.map((line) => ({
    label: [`${line.qty} × ${line.name}`, ...line.details.options.map(({ value }) => value)].join(', '),
    value: price(toMajor(money(line.price * line.qty))),
  }))
  const totals: Row[] = addedUp(order.totals.wire.totals).map(({ title, value }) => ({
    label: title,
    value: price(value),
  }))
  const { taxes = 0 } = order.totals
  if (taxes > 0) totals.push({ label: t('order.taxIncluded'), value: price(toMajor(money(taxes))) })
  const facts: Row[] = [
    ...(order.totals.shippingTitle ? [{ label: t('mail.order.delivery'), value: order.totals.shippingTitle }] : []),
    ...(shipping ? [{ label: t('mail.order.address'), value: addressText(shipping, view.i18n.locale) }] : []),
    { label: t('mail.order.payment'), value: order.totals.paymentTitle },
  ]
  const until = `${formatDateTime(order.pay_until?.toISOString() ?? '')} UTC`
  const intro = payLink
    ? t('mail.order.introToPay', { number: order.number, until })
    : t(hasEnded(order) ? 'mail.order.introEnded' : 'mail.order.intro', { number: order.number })
  return renderMail(input, {
    subject: t('mail.order.subject', { number: order.number, site: settings.site_name }),
    paragraphs: [greetingOf(input), intro, ...[howToPay(order) ?? []].flat()],
    tables: [goods, totals, facts],
    links: [
      ...(payLink ? [{ title: t('mail.order.payLink'), url: payLink }] : []),
      { title: t('mail.order.link'), url: link },
    ],
  })
}

/** Of an order that nobody can pay any more, or that was canceled: its mail was held up for as long. */
const hasEnded = ({ status, is_canceled }: StoredOrder): boolean => is_canceled || status === awaitingPaymentStatus

export const greetingOf = ({ order, translate }: MailInput): string => {
  const { firstname, lastname } = order.customer.shipping ?? order.customer.billing
  return translate('mail.order.greeting', { name: [firstname, lastname].filter(Boolean).join(' ') })
}

type Content = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly tables: readonly (readonly Row[])[]
  readonly links: readonly { readonly title: string; readonly url: string }[]
}

/** A mail about an order as text and as HTML, with the way to reach the shop at its end. */
export const renderMail = (
  {
    order,
    view,
    settings,
    translate,
  }: Pick<MailInput, 'view' | 'settings' | 'translate'> & { order: Pick<StoredOrder, 'email'> },
  { subject, paragraphs, tables, links }: Content,
): Mail => {
  const contact = translate('mail.order.contact', { email: settings.email_support, phone: settings.phone_display })
  const shop = `${settings.company}, ${settings.company_info}`
  const filled = tables.filter((rows) => rows.length > 0)
  return {
    to: order.email ?? '',
    subject,
    text: [
      ...paragraphs,
      ...filled.map(rowsAsText),
      ...(links.length > 0 ? [links.map(({ title, url }) => `${title}: ${url}`).join('\n')] : []),
      contact,
      shop,
    ].join('\n\n'),
    html: mailPage(view.i18n.locale, subject, [
      ...paragraphs.map(paragraph),
      ...filled.map(table),
      ...links.map(
        ({ title, url }) => `<p><a href="${escapeHtml(url)}" style="color:#1b34d2">${escapeHtml(title)}</a></p>`,
      ),
      paragraph(contact),
      `<p style="color:#696a63;font-size:14px">${escapeHtml(shop)}</p>`,
    ]),
  }
}

const rowsAsText = (rows: readonly Row[]): string => rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const table = (rows: readonly Row[]): string => {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:right">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;border-top:1px solid #dedfd8;width:100%;margin:0 0 16px">${cells.join('')}</table>`
}
