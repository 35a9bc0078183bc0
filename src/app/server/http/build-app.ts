import type { Server } from 'node:http'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#core/result.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { storeViews } from '#config/stores/index.ts'
import { admitUpload, callerOrProgramOf, recordCall } from '#features/accounts/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { createMount } from '#platform/server/http.ts'
import type { Mount } from '#platform/server/http.ts'
import { lateChild } from '#platform/server/log.ts'
import type { Log } from '#platform/server/log.ts'
import type { Metrics } from '#platform/server/watching/metrics.ts'
import type { NoteSecurity } from '#platform/server/watching/security-log.ts'
import { sharedCounts } from '#platform/server/processes/shared-counts.ts'
import { findSiblings, noSiblings } from '#platform/server/processes/siblings.ts'
import { mountErrors } from './errors.ts'
import { mountIcons } from '../machine-files/icons.ts'
import { openingPage, wantsPage } from '../start/opening-page.ts'
import { mountApiDocs } from '../machine-files/openapi.ts'
import { paymentProviders } from '../payments.ts'
import type { Readiness } from '../start/readiness.ts'
import { readAddress } from './request-address.ts'
import { securityHeaders, strictHeaders } from './security-headers.ts'
import { checkStoreOfFiles } from './store-of-files.ts'
import { watchSecurity } from './security-events.ts'
import { answerUnreadable } from './unreadable.ts'
import { compiledLate, createValidators } from './validators.ts'
import { mountWellKnown } from './well-known.ts'
import { mountWorker } from '../pages/worker-route.ts'

export type AppDeps = {
  readonly config: Config
  /** The project's folder. */
  readonly root: string
  /** The server that listens already; a test has none. */
  readonly server?: Server
  readonly db: Db
  readonly log: Log
  readonly translators: Readonly<Record<Language, Translate>>
  readonly readiness: Readiness
  readonly metrics: Metrics
  readonly noteSecurity: NoteSecurity
  /** Whether who comes now is to come again. */
  readonly isBehind?: () => boolean
  readonly now: () => Date
  readonly newId: () => string
}

export type App = { readonly app: FastifyInstance; readonly mount: Mount<StoreView> }

/** The server without its features: limits, headers, files, errors, and the mount the features use. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { config, server } = deps
  const formTargets = paymentProviders(config).flatMap(({ origins = [] }) => origins)
  const headers = strictHeaders(config, formTargets)
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: lateChild,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    // as long as an address can be: what is wrong with a part is for its call to say
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readAddress(url),
    genReqId: deps.newId,
    clientErrorHandler: answerUnreadable(headers),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    ...(server ? { serverFactory: () => server } : {}),
  }) as unknown as FastifyInstance
  const validatorOf = createValidators()
  app.setValidatorCompiler(({ schema, httpPart }) => compiledLate(validatorOf(httpPart), schema))
  securityHeaders(app, headers)
  const translateFor = (query: unknown): Translate => {
    const code = (query as { store?: unknown } | undefined)?.store
    const view = typeof code === 'string' && isStoreCode(code) ? storeViews[code] : storeViews.en
    return deps.translators[view.i18n.language]
  }
  const mount = createMount<StoreView>(app, {
    db: deps.db,
    findStore: (code) => (isStoreCode(code) ? storeViews[code] : undefined),
    languageOf: (view) => view.i18n.language,
    translators: deps.translators,
    findSession: (request) => callerOrProgramOf(deps.db, request, deps.now()),
    forms: {
      compile: (schema) => compiledLate(validatorOf('querystring'), schema),
      admit: (who) => admitUpload(deps.db, who, { now: deps.now(), codesPerAddress: config.codesPerAddress }),
    },
    onCall: (session, call) => recordCall(deps.db, session, call, deps.now()),
    now: deps.now,
    newId: deps.newId,
  })
  mountErrors(app, { translateFor: (request) => translateFor(request.query) })
  checkStoreOfFiles(app, (key) => mount.operations.has(key))
  await app.register(cookie)
  // after the cookies, which no kept answer has, and before what is kept is compressed by itself
  mount.kept.hookInto(app)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  const siblings = findSiblings()
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: 60_000,
      store: sharedCounts(siblings ?? noSiblings, deps.now),
      // calls and pages are counted, whatever a page's address begins with; assets, pictures and probes are not
      allowList: (request) =>
        isForMachines(request) || /^\/(assets|img|icons|uploads)\//.test(request.routeOptions.url ?? ''),
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown' } = request.routeOptions
    deps.metrics.countRequest(request.method, url, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  watchSecurity(app, mount, deps.noteSecurity)
  const sendNotReady = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(503).header('retry-after', '2').header('cache-control', 'no-store')
    if (wantsPage(request.method, request.headers.accept))
      return reply.type('text/html; charset=utf-8').send(openingPage(request.url, deps.translators))
    return reply.send({ code: 503, ...refusalBody(translateFor(request.query)('refusal.NOT_READY')) })
  }
  // hooks that wait for nothing call back: every answer goes through them
  app.addHook('onRequest', (request, reply, done) => {
    const { isReady, isStopping } = deps.readiness
    if (isReady() || isStopping() || isForMachines(request)) done()
    else sendNotReady(request, reply)
  })
  // what is kept was sent before, by the hook above
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (deps.isBehind?.() && !isForMachines(request)) sendNotReady(request, reply)
    else done(null, payload)
  })
  await app.register(fastifyStatic, {
    root: join(deps.root, 'dist/client/assets'),
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    // its own route reads the whole folder, with the files of all releases, for each file that is asked for
    serve: false,
  })
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(params['*']))
  mountWellKnown(app, config, deps.readiness, deps.metrics)
  mountIcons(app)
  mountWorker(app, { root: deps.root, isOn: config.serviceWorker && config.stage !== 'development' })
  mountApiDocs(app, () => [...mount.operations.values()], config)
  return { app, mount }
}

const isForMachines = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz|metrics)(\?|$)/.test(url)

const refusalBody = (message: string) => ({ result: refuse('NOT_READY').code, meta: { message } })
