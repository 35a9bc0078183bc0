import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contract } from '#core/endpoint.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext, Session } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { refuseFile } from '#platform/server/uploads/private-file.ts'
import { toCsv } from '../rules/csv.ts'
import type { Cell } from '../rules/csv.ts'
import { exportLists, personalFiles } from './export-lists.ts'
import type { ExportList } from './export-lists.ts'

type Options = {
  readonly mount: Mount<StoreView>
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly db: Db
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
  /** Whether the second factor was shown lately, where the shop asks for one: files of people are saved with it. */
  readonly checkFresh: (context: RequestContext<StoreView>) => Promise<Result<true, 'SECOND_FACTOR_NEEDED'>>
  /** Writes down who saves which file, of how many rows. */
  readonly record: (session: Session, file: string, rows: number) => Promise<unknown>
  readonly now: () => Date
  readonly newId: () => string
}

/** Rows asked for at once, and rows of a file at most. */
const pageSize = 100
const mostRows = 10_000
/** By which programs of spreadsheets know the encoding. */
const byteOrderMark = '\uFEFF'

/** `GET /api/manage/export/{list}.csv`: a list of the back office as a file, filtered and sorted as its call is, for whom its call is. */
export const exportsRoute = async (app: FastifyInstance, options: Options): Promise<void> => {
  const callers = new WeakMap<FastifyRequest, Session>()
  for (const [name, list] of Object.entries(exportLists)) {
    const operation = options.mount.operations.get(list.key)
    if (!operation) continue
    const { query, access } = operation.endpoint as Contract[keyof Contract]
    app.get(
      `/api/manage/export/${name}.csv`,
      {
        ...(query ? { schema: { querystring: query } } : {}),
        // who may not have it is told so before anything of the input is looked at
        preValidation: async (request, reply) => {
          reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
          const session = await options.findSession(request)
          if (session === undefined || session === 'dead') return refuseFile(reply, 'UNAUTHORIZED')
          if (!session.roles.some((role) => role === 'admin' || role === access))
            return refuseFile(reply, 'ACCESS_DENIED')
          const shown = personalFiles.has(name)
            ? await options.checkFresh(contextOf(request, session, options))
            : ok(true)
          if (!shown.ok) return refuseFile(reply, shown.code)
          callers.set(request, session)
        },
      },
      async (request, reply) => {
        const session = callers.get(request)
        if (!session) throw new Error(`${name}.csv: nobody was admitted`)
        // its pages are of one moment: a row that comes meanwhile would shift all others
        const { rows, leftOut } = await options.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((db) => readAll(list, request, session, { ...options, db }))
        // without the line of the columns' names
        await options.record(session, `${name}.csv`, rows.length - 1)
        if (leftOut > 0) reply.header('x-left-out', String(leftOut))
        return reply
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .type('text/csv; charset=utf-8')
          .send(byteOrderMark + toCsv(rows))
      },
    )
  }
}

const contextOf = (
  request: FastifyRequest,
  session: Session,
  { storeViews, db, now, newId }: Options,
): RequestContext<StoreView> => {
  const { store: code = 'en' } = request.query as { store?: string }
  const store = storeViews[code]
  if (!store) throw new Error(`there is no store view ${code}`)
  return { db, store, session, now: now(), newId, requestId: request.id }
}

const readAll = async (
  { key, columns }: ExportList,
  request: FastifyRequest,
  session: Session,
  options: Options,
): Promise<{ readonly rows: Cell[][]; readonly leftOut: number }> => {
  const query = request.query as Record<string, unknown>
  const operation = options.mount.operations.get(key)
  if (!operation) throw new Error(`${key} is not mounted`)
  const context = contextOf(request, session, options)
  const rows: Cell[][] = [Object.keys(columns)]
  let leftOut = 0
  for (let from = 0; from < mostRows; from += pageSize) {
    const input = { params: {}, query: { ...query, from, size: pageSize }, body: {} }
    const answer = (await operation.run(input, context)) as Result<{ items: readonly never[]; total?: number }>
    if (!answer.ok) throw new Error(`${key} was refused: ${answer.code}`)
    const { items, total = 0 } = answer.value
    rows.push(...items.map((row) => Object.values(columns).map((cell) => cell(row))))
    leftOut = Math.max(0, total - from - items.length)
    if (items.length < pageSize) break
  }
  return { rows, leftOut }
}
