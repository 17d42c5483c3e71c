import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: () => boolean
    /** Ends listening without breaking off what is under way; eight seconds at most. Then the app may be closed. */
    drain: () => Promise<void>
  }
}

/** Until balancers have asked for readiness again they send more, which is still answered. */
const GRACE_MS = 1000
const DRAIN_MS = 7000
const LOOK_EVERY_MS = 50

/**
 * Gives the app an end in order: not ready, then deaf, then closed. Its own `close` comes last, as from then on pages
 * can't make their calls any more, those under way included.
 */
export function drainable(app: FastifyInstance) {
  let draining = false
  app.decorate('isDraining', () => draining)
  app.decorate('drain', async () => {
    draining = true
    if (!app.server.listening) return
    await pause(GRACE_MS)
    await endListening(app.server)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
}

/** Connections end when they have nothing under way, the rest when the time is over. */
async function endListening(server: Server) {
  const until = Date.now() + DRAIN_MS
  const looking = setInterval(() => {
    if (Date.now() < until) server.closeIdleConnections()
    else server.closeAllConnections()
  }, LOOK_EVERY_MS)
  const ended = once(server, 'close')
  server.close()
  await ended
  clearInterval(looking)
}
