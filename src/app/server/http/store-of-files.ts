import type { FastifyInstance, preValidationHookHandler } from 'fastify'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import { refuseFile } from '#platform/server/uploads/private-file.ts'

/** Files below /api that are mounted after it have no contract: they are refused to who names an unknown store view as calls are. */
export const checkStoreOfFiles = (app: FastifyInstance, isCall: (key: string) => boolean): void => {
  app.addHook('onRoute', (route) => {
    const { method, url, preValidation = [] } = route
    if (!url.startsWith('/api/') || isCall(`${String(method)} ${url}`)) return
    route.preValidation = [checkStore, ...[preValidation].flat()]
  })
}

const checkStore: preValidationHookHandler = (request, reply, done) => {
  const { store = 'en' } = request.query as { store?: unknown }
  if (typeof store === 'string' && isStoreCode(store)) done()
  else refuseFile(reply, 'STORE_NOT_FOUND')
}
