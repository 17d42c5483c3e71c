import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The headers in which proxies name their clients. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

export const UNLISTED_PROXY =
  'Forwarded requests arrive from an address that TRUST_PROXY does not name: all who come through it share one allowance.'

const isForwarded = ({ headers }: FastifyRequest) => HEADERS.some((name) => headers[name] !== undefined)
/** A listed proxy is trusted, so that the visitor's address differs from the peer's. */
const isFromPeer = ({ ip, socket }: FastifyRequest) => ip === socket.remoteAddress

/**
 * Detects an unlisted proxy in front, and logs its address once. Returns the warnings so far and changes nothing else,
 * because anybody may send such headers to a server without a proxy.
 */
export function watchForwarding(app: FastifyInstance): () => string[] {
  let seen = false
  app.addHook('onRequest', async (request) => {
    if (seen || !isForwarded(request) || !isFromPeer(request)) return
    seen = true
    request.log.warn({ peer: request.socket.remoteAddress }, UNLISTED_PROXY)
  })
  return () => (seen ? [UNLISTED_PROXY] : [])
}
