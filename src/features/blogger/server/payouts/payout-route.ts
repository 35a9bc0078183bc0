import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, Session } from '#platform/server/context.ts'
import { loadTypeface } from '#platform/server/pdf/typeface.ts'
import type { Typeface } from '#platform/server/pdf/typeface.ts'
import { mayHaveFile, sendNoFile, sendPrivateFile } from '#platform/server/uploads/private-file.ts'
import type { BloggerDeps } from '../deps.ts'
import { renderPayout } from './payout-file.ts'
import { isPayoutKey } from './payout-link.ts'
import { openDocument } from './payout-document.ts'
import { findAttachment, listPayoutLines, listPayouts, payoutNumber } from './payouts-store.ts'

type Options = {
  readonly deps: Pick<BloggerDeps, 'settingsOf' | 'dataDir'>
  readonly db: Db
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
}

/**
 * `GET /api/blogger/payouts/{id}/document.pdf`: for its blogger, managers, and the key that answers give to both; whoever may not
 * see it is told what an unknown one is told. `…/attachment.pdf`, what a manager put to it, is for its blogger and staff alone.
 */
export const payoutFileRoute = async (app: FastifyInstance, options: Options): Promise<void> => {
  const { deps, db, storeViews, translators, findSession } = options
  let typeface: Typeface | undefined
  const isOf = async (bloggerId: number, request: FastifyRequest): Promise<boolean> =>
    mayHaveFile(await findSession(request), bloggerId)
  const mayRead = async (id: number, bloggerId: number, request: FastifyRequest): Promise<boolean> => {
    const { key } = request.query as { key?: unknown }
    const hasKey = typeof key === 'string' && key.length <= 200 && (await isPayoutKey(db, id, key))
    return hasKey || isOf(bloggerId, request)
  }
  const viewOf = (request: FastifyRequest): StoreView | undefined => {
    const { store = 'en' } = request.query as { store?: string }
    return storeViews[store]
  }
  const answer = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const id = toId(request.params.id)
    const { items } = id > 0 ? await listPayouts(db, { ids: [id] }) : { items: [] }
    const [payout] = items
    const view = viewOf(request)
    if (!payout || !view || !(await mayRead(id, payout.blogger.id, request))) return sendNoFile(reply)
    const seller = Object.values(storeViews).find(({ i18n }) => i18n.currencyCode === payout.currency) ?? view
    const pdf = renderPayout({
      payout,
      lines: await listPayoutLines(db, id),
      view,
      formats: seller.i18n,
      settings: await deps.settingsOf(db, view.storeCode),
      translate: translators[view.i18n.language],
      typeface: (typeface ??= loadTypeface()),
    })
    const name = `payout-${payout.number}.pdf`
    return sendPrivateFile(reply, { name, type: 'application/pdf', shown: 'inline', content: pdf })
  }
  app.get<{ Params: { id: string } }>('/api/blogger/payouts/:id/document.pdf', answer)

  app.get<{ Params: { id: string } }>('/api/blogger/payouts/:id/attachment.pdf', async (request, reply) => {
    const id = toId(request.params.id)
    const payout = await findAttachment(db, id)
    const handle =
      payout?.attachment && (await isOf(payout.customer_id, request))
        ? await openDocument(deps.dataDir, payout.attachment)
        : undefined
    if (!handle) return sendNoFile(reply)
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    const name = `${payoutNumber(id)}.pdf`
    const { size } = await handle.stat()
    const content = handle.createReadStream()
    return sendPrivateFile(reply, { name, type: 'application/pdf', shown: 'attachment', content, size })
  })
}

const toId = (written: string): number => (/^[1-9][0-9]{0,8}$/.test(written) ? Number(written) : 0)
