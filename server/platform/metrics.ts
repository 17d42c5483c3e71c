import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from './database.ts'
import { jobMetrics } from './job-metrics.ts'

/** `/metrics` for Prometheus: the process, the queue, and how long each route took, by its pattern (never its address). */
export function metrics(app: FastifyInstance, db: Database) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  const readJobs = jobMetrics(register, db)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    await readJobs()
    return reply.type(register.contentType).send(await register.metrics())
  })
}
