import type { FastifyInstance } from 'fastify'
import { dateInIndia } from '#contract/dates.ts'
import type { Config } from './config.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import type { CatalogueVersion } from './modules/catalogue/version.ts'
import { blogAddresses, textAddresses } from './modules/content/addresses.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { serveFeed } from './modules/content/feed.routes.ts'
import { publicEstimatesRoutes } from './modules/estimates/estimates.routes.ts'
import { readAlong } from './modules/estimates/read-along.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { legalRoutes } from './modules/settings/settings.routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { publicAnswers } from './platform/serve-public.ts'

type Parts = { config: Config; db: Database; clock: Clock; version: CatalogueVersion }

/** The calls that everybody may make, whose answers are kept for each version of the catalogue. Returns the way to them without a request. */
export function publicRoutes(app: FastifyInstance, { config, db, clock, version }: Parts, catalogue: Catalogue) {
  const { servePublic, answerPublic } = publicAnswers(app, version)
  locationsRoutes(servePublic, db)
  legalRoutes(servePublic, db)
  const { publicUrl } = config
  const others = { texts: textAddresses, blog: () => blogAddresses(db) }
  contentRoutes(servePublic, db)
  serveFeed(app, { db, publicUrl, version })
  const { along, known } = readAlong(version, () => dateInIndia(clock()))
  catalogueRoutes(servePublic, app, { ...catalogue, publicUrl, version, others, along })
  publicEstimatesRoutes(servePublic, { db, clock, version, known })
  return answerPublic
}
