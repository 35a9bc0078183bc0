import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { settingsFor } from '#features/cart/server/index.ts'
import { mediaName, mediaType, openMedia } from '#features/catalog/server/index.ts'
import type { Db, Session } from '#platform/server/context.ts'
import { loadTypeface } from '#platform/server/pdf/typeface.ts'
import type { Typeface } from '#platform/server/pdf/typeface.ts'
import { mayHaveFile, sendNoFile, sendPrivateFile } from '#platform/server/uploads/private-file.ts'
import type { OrderDeps } from '../deps.ts'
import { filesOfLine, findDownloads } from './downloads.ts'
import { renderOrderFile } from './files.ts'
import type { OrderFile } from './files.ts'
import { isOrderKey } from '../buyer/order-link.ts'
import { findOrder, findOrderLines } from '../store.ts'
import type { StoredOrder } from '../store.ts'

type Options = {
  readonly deps: OrderDeps
  readonly db: Db
  readonly dataDir: string
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
}

/**
 * `GET /api/order/{id}/invoice.pdf`, `…/receipt.pdf` and `…/downloads/{line}/{place}` (files of what was bought): for the owner's session, managers, and the key of the mail's link; whoever may
 * not see it is told what an unknown order is told.
 */
export const orderFilesRoute = async (
  app: FastifyInstance,
  { deps, db, dataDir, findSession }: Options,
): Promise<void> => {
  let typeface: Typeface | undefined
  const mayRead = async (order: StoredOrder, request: FastifyRequest, key: unknown): Promise<boolean> => {
    if (typeof key === 'string' && key.length <= 200 && (await isOrderKey(db, order.id, key))) return true
    return mayHaveFile(await findSession(request), order.customer_id)
  }
  const answer = async (file: OrderFile, id: string, request: FastifyRequest, reply: FastifyReply) => {
    const order = await findOrder(db, id)
    const view = order && deps.storeViews[order.store_code]
    const { key } = request.query as { key?: unknown }
    const isThere = order !== undefined && (file === 'invoice' || order.is_paid)
    if (!isThere || !view || !(await mayRead(order, request, key))) return sendNoFile(reply)
    const pdf = renderOrderFile(file, {
      order,
      lines: await findOrderLines(db, order.id),
      view,
      settings: await settingsFor(deps, { db, store: view }),
      translate: deps.translators[view.i18n.language],
      typeface: (typeface ??= loadTypeface()),
    })
    const name = `${file}-${order.number}.pdf`
    return sendPrivateFile(reply, { name, type: 'application/pdf', shown: 'inline', content: pdf })
  }
  for (const file of ['invoice', 'receipt'] as const)
    app.get<{ Params: { id: string } }>(`/api/order/:id/${file}.pdf`, (request, reply) =>
      answer(file, request.params.id, request, reply),
    )
  app.get<{ Params: { id: string; line: string; place: string } }>(
    '/api/order/:id/downloads/:line/:place',
    async (request, reply) => {
      const { id, line, place } = request.params
      const order = await findOrder(db, id)
      const { key } = request.query as { key?: unknown }
      if (!order || !(await mayRead(order, request, key))) return sendNoFile(reply)
      const bought = (await findOrderLines(db, order.id)).find((one) => String(one.id) === line)
      const download = bought && filesOfLine(order, bought, await findDownloads(db, [bought]))[Number(place)]
      const handle = download && (await openMedia(dataDir, download.file))
      if (!handle) return sendNoFile(reply)
      const [name, type] = [mediaName(download.file), mediaType(download.file)]
      const { size } = await handle.stat()
      return sendPrivateFile(reply, { name, type, shown: 'attachment', content: handle.createReadStream(), size })
    },
  )
}
