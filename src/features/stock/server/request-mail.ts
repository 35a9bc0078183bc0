import { toMajor } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import { formatPrice } from '#features/stores/rules/format.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mail, MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import type { Language } from '#core/language.ts'
import { escapeHtml, mailPage } from '#platform/server/mail-html.ts'
import { isDue } from '../rules/requests.ts'
import type { Piece, RequestKind } from '../rules/requests.ts'
import type { FindPiece } from './request-routes.ts'
import { findAnswered, reopenRequest } from './request-store.ts'

export type StockJobDeps = {
  readonly db: Db
  readonly mail: MailSender
  readonly publicUrl: string
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  readonly settingsOf: (db: Db, code: StoreView['storeCode']) => Promise<Settings>
  readonly findPiece: FindPiece
}

/** The page that a mail's link opens to withdraw what else was asked for. */
const cancelPath = '/stock-requests'

/** The one mail that answers a request, in the language it was asked in. */
export const stockJobs = (deps: StockJobDeps): JobHandlers => ({
  'mail.stock': async (data) => {
    const request = await findAnswered(deps.db, String(data['request']))
    const view = request && deps.storeViews[request.store_code]
    const piece = view && deps.findPiece(view, { id: request.product_id })
    if (!request?.notified_at || !view) return
    // gone again before the mail was written, or this process has not heard of it yet: the next change decides anew
    if (!piece || !isDue(request, piece)) return reopenRequest(deps.db, request)
    const base = `${deps.publicUrl}${view.url}`
    const mail = renderRequestMail({
      to: request.email,
      kind: request.kind,
      piece,
      view,
      settings: await deps.settingsOf(deps.db, view.storeCode),
      translate: deps.translators[view.i18n.language],
      link: base + piece.path,
      cancelLink: `${base}${cancelPath}?token=${request.token}`,
    })
    // the key is the request's: a job that runs twice writes the same mail
    await deps.mail.send(mail, { key: `stock-${request.id}`, at: request.notified_at.toISOString() })
  },
})

type MailInput = {
  readonly to: string
  readonly kind: RequestKind
  readonly piece: Piece
  readonly view: StoreView
  readonly settings: Settings
  readonly translate: Translate
  /** Absolute. */
  readonly link: string
  readonly cancelLink: string
}

const renderRequestMail = ({ to, kind, piece, view, settings, translate: t, link, cancelLink }: MailInput): Mail => {
  const price = piece.price === undefined ? '' : formatPrice(toMajor(piece.price), view.i18n)
  const { name } = piece
  const subject = t(kind === 'price_drop' ? 'mail.stock.cheaperSubject' : 'mail.stock.backSubject', { name, price })
  const intro = t(kind === 'price_drop' ? 'mail.stock.cheaper' : 'mail.stock.back', { name, price })
  const why = t('mail.stock.why', { site: settings.site_name })
  const sender = `${settings.company}, ${settings.company_info}`
  return {
    to,
    subject,
    text: [intro, `${t('mail.stock.link')}: ${link}`, why, `${t('mail.stock.cancel')}: ${cancelLink}`, sender].join(
      '\n\n',
    ),
    html: mailPage(view.i18n.locale, subject, [
      `<p>${escapeHtml(intro)}</p>`,
      `<p><a href="${escapeHtml(link)}" style="color:#1b34d2">${escapeHtml(t('mail.stock.link'))}</a></p>`,
      `<p style="color:#696a63;font-size:14px">${escapeHtml(why)} <a href="${escapeHtml(cancelLink)}" style="color:#696a63">${escapeHtml(t('mail.stock.cancel'))}</a></p>`,
      `<p style="color:#696a63;font-size:14px">${escapeHtml(sender)}</p>`,
    ]),
  }
}
