import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { drainOnClose } from './drain.ts'
import { logOptions } from './log.ts'
import { answerBareSocket, answerWithProblems, frameworkErrors } from './problem-replies.ts'

const BODY_LIMIT = 1024 * 1024
/** No guessing of types, and no address of ours (some carry tokens by specification) told to other sites. */
const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }

/** An empty body with a JSON content type is no body: several calls of the specification send that. */
function takeEmptyJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, text as string, done)
  })
}

/** Fastify with our limits, our log, every refusal as a problem, and a close that leaves nothing hanging. */
export function bareApp({ logLevel, trustProxy }: Config, logTo?: Writable): FastifyInstance {
  const app = Fastify({
    logger: { ...logOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    trustProxy: trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    // Node alone would wait a minute for a slow body, and for ever for a slow head.
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBareSocket,
    frameworkErrors,
  })
  app.addHook('onRequest', async (_, reply) => void reply.headers(SAFE_HEADERS))
  takeEmptyJsonBodies(app)
  answerWithProblems(app)
  drainOnClose(app)
  return app
}
