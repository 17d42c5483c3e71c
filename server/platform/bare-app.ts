import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { admitWork } from './admission.ts'
import type { Config } from './config.ts'
import { drainable } from './drain.ts'
import { takeJsonBodies } from './json-bodies.ts'
import { logOptions } from './log.ts'
import { answerBareSocket, answerWithProblems, frameworkErrors } from './problem-replies.ts'
import { originForm, refuseOddTargets } from './request-target.ts'

/** More than any of our forms needs; a call that accepts more sets `bodyBytesMax`. */
const BODY_LIMIT = 64 * 1024
const YEAR_SECONDS = 31_536_000

/**
 * Headers of every response: no type sniffing, no referrer to other sites (some of our addresses contain tokens by
 * specification), no embedding by other sites, and HSTS.
 */
const safeHeaders = (publicUrl: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
})

/** Fastify's own checks, which take 30 ms to load, have nothing to do: the contract checks (`serve.ts`). */
function refuseSchema(): never {
  throw new Error('A route has a schema of its own. Describe the call in the contract instead.')
}

type Options = {
  /** Receives log lines; standard output by default. */
  logTo?: Writable | undefined
}

/** Fastify with our limits and log, every error as a problem, and a close that leaves no connection open. */
export function bareApp({ logLevel, trustProxy, publicUrl }: Config, options: Options = {}): FastifyInstance {
  const { logTo } = options
  const app = Fastify({
    logger: { ...logOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    trustProxy: trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // By default Node waits a minute for slow headers and five minutes for a slow body.
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBareSocket,
    frameworkErrors,
  })
  const headers = safeHeaders(publicUrl)
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  refuseOddTargets(app)
  takeJsonBodies(app)
  answerWithProblems(app)
  admitWork(app)
  drainable(app)
  return app
}
