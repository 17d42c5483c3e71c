import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '#contract/problems.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { queueMetrics } from './queue-metrics.ts'

type Gate = Pick<Config, 'mode' | 'metricsKey'>

/**
 * `/metrics` for Prometheus: the process, the queue, and the duration of each route, by its pattern (never its
 * address). With a key it requires that bearer token; without one it is open in the demo and absent in live mode.
 */
export function metrics(app: FastifyInstance, db: Database, { mode, metricsKey }: Gate) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  const readTasks = queueMetrics(register, db)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (metricsKey === undefined && mode === 'live') return reply.callNotFound()
    if (metricsKey !== undefined && !bears(request, metricsKey)) throw new Problem('unauthorized')
    await readTasks()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
const bears = ({ headers }: FastifyRequest, key: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`))
