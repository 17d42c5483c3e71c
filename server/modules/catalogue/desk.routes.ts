import { deskCatalogueApi } from '#contract/catalogue.desk.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import * as desk from './desk-products.ts'
import { addPhoto, type PhotoTools, savePhotos } from './photos.ts'

/** The catalogue at the desk. */
export function deskCatalogueRoutes(serve: Serve, tools: PhotoTools) {
  serve(deskCatalogueApi.listProductKinds, ({ caller }) => desk.listProductKinds(tools, caller))
  serve(deskCatalogueApi.listDeskProducts, ({ caller, query }) => desk.listDeskProducts(tools, caller, query))
  serve(deskCatalogueApi.previewDrawing, ({ caller, body }) => desk.previewDrawing(tools, caller, body))
  serve(deskCatalogueApi.addProduct, async ({ caller, body, tag }) =>
    tagged(tag, await desk.addProduct(tools, caller, body)),
  )
  serve(deskCatalogueApi.getDeskProduct, async ({ caller, params, tag }) =>
    tagged(tag, await desk.getDeskProduct(tools, caller, params.slug)),
  )
  serve(deskCatalogueApi.updateProduct, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await desk.updateProduct(tools, caller, params.slug, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(deskCatalogueApi.publishProduct, async ({ caller, params, headers, tag }) =>
    tagged(tag, await desk.publishProduct(tools, caller, params.slug, headers['if-match'])),
  )
  serve(deskCatalogueApi.withdrawProduct, async ({ caller, params, headers, tag }) =>
    tagged(tag, await desk.withdrawProduct(tools, caller, params.slug, headers['if-match'])),
  )
  serve(deskCatalogueApi.setProductCities, async ({ caller, params, headers, body, tag }) =>
    tagged(
      tag,
      await desk.setProductCities(tools, caller, params.slug, { sent: body.cities, ifMatch: headers['if-match'] }),
    ),
  )
  serve(deskCatalogueApi.addProductPhoto, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await addPhoto(tools, caller, params.slug, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(deskCatalogueApi.saveProductPhotos, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await savePhotos(tools, caller, params.slug, { sent: body.photos, ifMatch: headers['if-match'] })),
  )
}
