import type { FastifyInstance } from 'fastify'

const DRAIN_MS = 9000
const LOOK_EVERY_MS = 50

/** On close: requests under way are answered, idle connections end at once, the rest after nine seconds. */
export function drainOnClose(app: FastifyInstance) {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    const until = Date.now() + DRAIN_MS
    looking = setInterval(() => {
      if (Date.now() < until) app.server.closeIdleConnections()
      else app.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (looking) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking)
    done()
  })
}
