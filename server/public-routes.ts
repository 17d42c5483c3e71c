import type { FastifyInstance } from 'fastify'
import { dateInIndia } from '#contract/dates.ts'
import type { Config } from './config.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import { structureOf } from './modules/catalogue/structure.ts'
import { type CatalogueVersion, catalogueVersion } from './modules/catalogue/version.ts'
import { blogAddresses, textAddresses } from './modules/content/addresses.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { serveFeed } from './modules/content/feed.routes.ts'
import { publicEstimatesRoutes } from './modules/estimates/estimates.routes.ts'
import { readAlong } from './modules/estimates/read-along.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { legalRoutes } from './modules/settings/settings.routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { watchForwarding } from './platform/forwarding.ts'
import { health } from './platform/health.ts'
import { publicAnswers } from './platform/serve-public.ts'

type Parts = { config: Config; db: Database; clock: Clock }

/** The catalogue with the version that invalidates its cached answers. */
export type OpenCatalogue = Catalogue & { version: CatalogueVersion }

/** The catalogue of a process, whose apps share it. */
export function openCatalogue(db: Database, clock: Clock): OpenCatalogue {
  const version = catalogueVersion(db, clock)
  return { db, version, structure: structureOf(db, version.ask) }
}

/** `/healthz` and `/readyz`, which warn of a proxy that is not listed. */
export const healthRoutes = (app: FastifyInstance, { config, db, clock }: Parts) =>
  health(app, db, clock, config.mode === 'live' ? watchForwarding(app) : () => [])

/** The calls that everybody may make, whose answers are kept for each version of the catalogue. Returns the way to them without a request. */
export function publicRoutes(app: FastifyInstance, { config, db, clock }: Parts, catalogue: OpenCatalogue) {
  const { version } = catalogue
  const { servePublic, answerPublic } = publicAnswers(app, version)
  locationsRoutes(servePublic, db)
  legalRoutes(servePublic, db)
  const { publicUrl } = config
  const others = { texts: textAddresses, blog: () => blogAddresses(db) }
  contentRoutes(servePublic, db)
  serveFeed(app, { db, publicUrl, version })
  const { along, known } = readAlong(version, () => dateInIndia(clock()))
  catalogueRoutes(servePublic, app, { ...catalogue, publicUrl, others, along })
  publicEstimatesRoutes(servePublic, { db, clock, version, known })
  return answerPublic
}
