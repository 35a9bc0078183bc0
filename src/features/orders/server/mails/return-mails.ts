import { settingsFor } from '#features/cart/server/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { piecesOf } from '../../rules/return-requests.ts'
import { sentStage } from '../../rules/status.ts'
import type { OrderJobDeps } from '../deps.ts'
import { renderMail } from './mail.ts'
import type { Row } from './mail.ts'
import { orderLinkPath } from '../buyer/order-link.ts'
import { findRequest } from '../returns/return-requests-store.ts'
import { findOrder, findOrderLines } from '../store.ts'

/**
 * The receipt of a request with all that it says and when it came, unless another choice took its place since, or the word that it was
 * declined. Accepted ones have their own news.
 */
export const mailReturnRequest = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const { db, publicUrl } = deps
  const request = await findRequest(db, String(data['request']))
  const order = request && (await findOrder(db, request.order_id))
  const to = request?.email ?? order?.email
  if (!request || !order || !to) return
  const { at: askedAt } = data
  if (askedAt !== undefined && askedAt !== request.created_at.toISOString()) return
  const view = deps.storeViews[order.store_code]
  if (!view) throw new Error(`order ${order.id} is of an unknown store view`)
  const settings = await settingsFor(deps, { db, store: view })
  const t = deps.translators[view.i18n.language]
  const isDeclined = data['state'] === 'declined'
  const kind = isDeclined ? 'declined' : request.kind
  const at = (isDeclined ? request.decided_at : null) ?? request.created_at
  const values = { number: order.number, site: settings.site_name }
  const lines = await findOrderLines(db, order.id)
  const pieces = piecesOf(request)
  const goods: Row[] = lines.flatMap((line) => {
    const qty = pieces.find((one) => one.line === line.id)?.qty
    const label = [line.name, ...line.details.options.map(({ value }) => value)].join(', ')
    return qty === undefined ? [] : [{ label, value: `× ${qty}` }]
  })
  const time = (moment: Date): string => `${formatDateTime(moment.toISOString())} UTC`
  const facts: Row[] = [
    { label: t('mail.request.order'), value: order.number },
    { label: t('mail.request.placed'), value: time(order.created_at) },
    ...(request.name ? [{ label: t('mail.request.name'), value: request.name }] : []),
    ...(request.reason ? [{ label: t('mail.request.reason'), value: request.reason }] : []),
    { label: t('mail.request.received'), value: time(request.created_at) },
  ]
  const company = [settings.company, settings.company_info].filter(Boolean).join(', ')
  const isSent = order.stage >= sentStage
  const next = isSent ? t('mail.request.sendTo', { address: company }) : t('mail.request.notSent')
  // the key of an order's link is for the address that the order was placed with
  const link = to === order.email ? `${publicUrl}${view.url}${await orderLinkPath(db, order)}` : undefined
  const mail = renderMail(
    { order: { email: to }, view, settings, translate: t },
    {
      subject: t(`mail.request.${kind}.subject`, values),
      paragraphs: [
        t(`mail.request.${kind}.text`, values),
        ...(isDeclined ? (request.answer ? [request.answer] : []) : [next]),
      ],
      tables: [goods, facts],
      links: link ? [{ title: t('mail.order.link'), url: link }] : [],
    },
  )
  await deps.mail.send(mail, { key: `request-${request.id}-${kind}-${at.getTime()}`, at: at.toISOString() })
}
