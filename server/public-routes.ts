import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import { structureOf } from './modules/catalogue/structure.ts'
import { type CatalogueVersion, catalogueVersion } from './modules/catalogue/version.ts'
import { blogAddresses, textAddresses } from './modules/content/addresses.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { serveFeed } from './modules/content/feed.routes.ts'
import { publicEstimatesRoutes } from './modules/estimates/estimates.routes.ts'
import { locationsRoutes } from './modules/locations/locations.routes.ts'
import { legalRoutes } from './modules/settings/settings.routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { watchForwarding } from './platform/forwarding.ts'
import { health } from './platform/health.ts'
import { makeServePublic } from './platform/serve-public.ts'

type Parts = { config: Config; db: Database; clock: Clock }

/** The catalogue with the version that invalidates its cached answers. */
type OpenCatalogue = Catalogue & { version: CatalogueVersion }

export function openCatalogue(db: Database, clock: Clock): OpenCatalogue {
  const version = catalogueVersion(db, clock)
  return { db, version, structure: structureOf(db, version.ask) }
}

/** `/healthz` and `/readyz`, which warn of a proxy that is not listed. */
export const healthRoutes = (app: FastifyInstance, { config, db, clock }: Parts) =>
  health(app, db, clock, config.mode === 'live' ? watchForwarding(app) : () => [])

/** The calls that everybody may make, whose answers are kept for each version of the catalogue. */
export function publicRoutes(app: FastifyInstance, { config, db, clock }: Parts, catalogue: OpenCatalogue) {
  const { version } = catalogue
  const servePublic = makeServePublic(app, version)
  locationsRoutes(servePublic, db)
  legalRoutes(servePublic, db)
  const { publicUrl } = config
  const others = { texts: textAddresses, blog: () => blogAddresses(db) }
  contentRoutes(servePublic, db)
  serveFeed(app, { db, publicUrl, version })
  catalogueRoutes(servePublic, app, { ...catalogue, publicUrl, others })
  publicEstimatesRoutes(servePublic, { db, clock, version })
}
