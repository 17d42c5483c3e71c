import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'

const REMEMBER_MS = 1000

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, checked against the database at most once a second; also
 * shows `warnings` for the operator, which do not affect readiness.
 */
export function health(app: FastifyInstance, db: Database, clock: Clock, warnings: () => string[]) {
  let asked = { at: 0, ready: Promise.resolve(false) }
  const isReady = () => {
    const now = clock().getTime()
    if (Math.abs(now - asked.at) >= REMEMBER_MS)
      asked = {
        at: now,
        ready: db.isAlive(),
      }
    return asked.ready
  }
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !app.isDraining() && (await isReady())
    const said = warnings()
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...(said.length > 0 ? { warnings: said } : {}) })
  })
}
