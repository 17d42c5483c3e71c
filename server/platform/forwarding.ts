import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What proxies tell of those they forward for. */
const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

export const UNLISTED_PROXY =
  'Forwarded requests arrive from an address that TRUST_PROXY does not name: all who come through it share one allowance.'

const isForwarded = ({ headers }: FastifyRequest) => HEADERS.some((name) => headers[name] !== undefined)
/** Whoever is listed is believed, so that the visitor's address is another than the peer's. */
const isFromPeer = ({ ip, socket }: FastifyRequest) => ip === socket.remoteAddress

/**
 * Notices a proxy in front that is not listed, and logs its address once. Answers the warnings so far: anybody may send
 * such headers to a server without a proxy, so nothing but words comes of it.
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
