// The pages of the site and what they need of the catalogue, the cities and the settings.
import type { FastifyInstance } from 'fastify'
import { locationsApi } from '#contract/locations.ts'
import { isGuarded } from '#contract/pages.ts'
import type { Config } from './config.ts'
import { type Catalogue, filterKeys } from './modules/catalogue/catalogue.ts'
import { drawingSheetFor } from './modules/catalogue/drawings.ts'
import type { AskStructure } from './modules/catalogue/structure.ts'
import type { CatalogueVersion } from './modules/catalogue/version.ts'
import { contactForm } from './modules/contact/contact.routes.ts'
import { canonicalCities } from './modules/locations/locations.ts'
import { supplierFacts } from './modules/settings/supplier.ts'
import { allowance } from './platform/allowance.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { type Known, pages } from './platform/pages.ts'
import { contactPage, publicPages, whereItLives } from './site-map.ts'

type Parts = {
  config: Config
  db: Database
  clock: Clock
  pagesFrom?: 'build' | 'sources'
}

type Public = Pick<Catalogue, 'structure'> & { version: CatalogueVersion }

/** Registers the pages. Rejects if what they need of the database can't be read. */
export async function sitePages(app: FastifyInstance, parts: Parts, { structure, version }: Public) {
  const { db, config, clock } = parts
  const { publicUrl, supportPhone, featureLogin, publicDemo } = config
  await pages(app, {
    dev: parts.pagesFrom === 'sources',
    version: version.held,
    known: await knownPlaces(db, structure),
    isGuarded,
    publicDemo,
    takeRendering: allowance(config.rendersPerMinute, clock),
    forms: { [contactPage.path]: contactForm({ db, config, clock }, contactPage.sent) },
    site: { publicUrl, supportPhone, loginEnabled: featureLogin },
    shared: [locationsApi.listLocations.path],
    drawing: drawingSheetFor,
    supplier: supplierFacts(db, version.held),
  })
}

/** The addresses of pages that depend on the catalogue and the cities. */
async function knownPlaces(db: Database, structure: AskStructure): Promise<Known> {
  // One after the other: another connection would take longer to open.
  const cities = await canonicalCities(db)
  return { publicPages: publicPages(await filterKeys(structure)), redirect: whereItLives(cities) }
}
