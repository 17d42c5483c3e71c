import type { FastifyInstance } from 'fastify'
import { finderApi } from '#contract/catalogue.finder.ts'
import { catalogueApi } from '#contract/catalogue.ts'
import type { ServePublic, Version } from '#server/platform/serve-public.ts'
import { type Catalogue, hierarchyFilters, product, productCatalog, products } from './catalogue.ts'
import { serveDrawings } from './drawings.routes.ts'
import { finder } from './finder.ts'
import { serveSitemap } from './sitemap.routes.ts'
import type { OtherAddresses } from './sitemap.ts'
import { serveSocialPictures } from './social.routes.ts'
import { suggestions } from './suggestions.ts'

type CatalogueParts = Catalogue & {
  publicUrl: string
  version: Version
  others: OtherAddresses
}

export function catalogueRoutes(servePublic: ServePublic, app: FastifyInstance, parts: CatalogueParts) {
  servePublic(catalogueApi.getProductCatalog, ({ query }) => productCatalog(parts, query))
  servePublic(catalogueApi.getHierarchyFilters, ({ query }) => hierarchyFilters(parts, query))
  servePublic(catalogueApi.listProducts, ({ query }) => products(parts, query))
  servePublic(catalogueApi.getProduct, ({ params, query }) => product(parts, params.slug, query))
  servePublic(catalogueApi.listSuggestions, ({ query }) => suggestions(parts, query))
  servePublic(finderApi.findMachines, ({ query }) => finder(parts, query))
  serveDrawings(app, parts.db)
  serveSocialPictures(app, parts.db, parts.version)
  serveSitemap(app, parts, parts.version)
}
