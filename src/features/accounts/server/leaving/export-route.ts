import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db, Session } from '#platform/server/context.ts'
import { refuseFile } from '#platform/server/uploads/private-file.ts'
import { findCustomer } from '../customers.ts'
import { exportPerson } from './own-rows.ts'

type Options = {
  readonly db: Db
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
  readonly now: () => Date
}

/** `GET /api/user/export`: everything the shop has of the caller, as a JSON file. Nobody gets it in another's name. */
export const exportRoute = async (app: FastifyInstance, { db, findSession, now }: Options): Promise<void> => {
  app.get('/api/user/export', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    const session = await findSession(request)
    const mayRead = session !== undefined && session !== 'dead' && session.actorId === undefined
    const customer = mayRead ? await findCustomer(db, session.customerId) : undefined
    if (!customer)
      return refuseFile(reply, session === undefined || session === 'dead' ? 'UNAUTHORIZED' : 'ACCESS_DENIED')
    const file = { exported_at: now().toISOString(), ...(await exportPerson(db, customer)) }
    return reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(file, undefined, 2))
  })
}
