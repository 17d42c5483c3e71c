import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { structureOf } from './modules/catalogue/structure.ts'
import { catalogueVersion } from './modules/catalogue/version.ts'
import { enquiriesRoutes } from './modules/enquiries/enquiries.routes.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { makeAuthenticate } from './modules/session/access-tokens.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { apiDocs } from './platform/api-docs.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { devOutbox } from './platform/dev-outbox.ts'
import { drainOnClose } from './platform/drain.ts'
import { health } from './platform/health.ts'
import { logOptions } from './platform/log.ts'
import { makeSendMessage } from './platform/messages.ts'
import { metrics } from './platform/metrics.ts'
import { answerBareSocket, answerWithProblems, frameworkErrors } from './platform/problem-replies.ts'
import type { Secrets } from './platform/secrets.ts'
import { makeServe } from './platform/serve.ts'
import { makeServePublic } from './platform/serve-public.ts'
import { makeTokens } from './platform/tokens.ts'

export type AppParts = {
  config: Config
  db: Database
  secrets: Secrets
  clock: Clock
  /** Where log lines go; standard output unless given. */
  logTo?: Writable
}

const BODY_LIMIT = 1024 * 1024

function bareApp({ config, logTo }: AppParts) {
  return Fastify({
    logger: { ...logOptions(config.logLevel), ...(logTo ? { stream: logTo } : {}) },
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    clientErrorHandler: answerBareSocket,
    frameworkErrors,
  })
}

/** An empty body with a JSON content type is no body: several calls of the specification send that. */
function takeEmptyJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text as string, done)
  })
}

/** The whole server, ready to listen or to be asked by `inject`; the database is migrated and loaded before. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, secrets, clock } = parts
  const app = bareApp(parts)
  takeEmptyJsonBodies(app)
  answerWithProblems(app)
  drainOnClose(app)
  health(app, db, clock)
  metrics(app)
  await apiDocs(app, api, config.publicUrl)
  if (config.mode === 'demo') devOutbox(app, db)
  const version = catalogueVersion(db, clock)
  const servePublic = makeServePublic(app, version.ask)
  locationsRoutes(servePublic, db)
  catalogueRoutes(servePublic, app, { db, structure: structureOf(db, version.ask), publicUrl: config.publicUrl })
  const tokens = await makeTokens(secrets.tokenKeys, clock)
  const sendMessage = makeSendMessage(config, db, clock)
  const serve = makeServe(app, makeAuthenticate(db, tokens))
  sessionRoutes(serve, { db, tokens, secrets, sendMessage, clock, config })
  cartRoutes(serve, db)
  enquiriesRoutes(serve, { db, clock })
  return app
}
