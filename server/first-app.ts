// The first answers of a process: its health and the public calls, while everything else is not loaded yet (decision 90).
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { bareApp } from './platform/bare-app.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { healthRoutes, type OpenCatalogue, publicRoutes } from './public-routes.ts'

type Parts = { config: Config; db: Database; clock: Clock; catalogue: OpenCatalogue }

/** The app of the first answers, on a database that has its schema and data when it listens. */
export function firstApp(parts: Parts): FastifyInstance {
  const app = bareApp(parts.config)
  healthRoutes(app, parts)
  publicRoutes(app, parts, parts.catalogue)
  return app
}
