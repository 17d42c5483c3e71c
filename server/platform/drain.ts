import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: () => boolean
    /** Stops listening and lets requests under way finish, for at most eight seconds. Then the app may be closed. */
    drain: () => Promise<void>
  }
}

/** Load balancers send requests until their next readiness check; these are still served. */
const GRACE_MS = 1000
const DRAIN_MS = 7000
const LOOK_EVERY_MS = 50

/**
 * Shuts the app down in order: not ready, then not listening, then closed. The app's own `close` comes last, because
 * afterwards pages under way can't make their calls.
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

/** Closes connections as they become idle, and the rest when the time is over. */
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
