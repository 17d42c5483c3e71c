import { estimatesApi } from '#contract/estimates.ts'
import { groundsIn } from '#server/modules/quotes/planning.ts'
import type { Tools } from '#server/platform/action.ts'
import { oncePerVersion } from '#server/platform/once-per-version.ts'
import type { Serve } from '#server/platform/serve.ts'
import type { ServePublic, Version } from '#server/platform/serve-public.ts'
import { cartEstimate, enquiryEstimate, publicEstimate } from './estimates.ts'

type PublicTools = Tools & { version: Version }

/** Settings and yards are read once for each version: saving them publishes a new one. */
export function publicEstimatesRoutes(servePublic: ServePublic, { version, ...tools }: PublicTools) {
  const once = oncePerVersion((city) => groundsIn(tools.db.read, city))
  const grounds = (city: string) => once(version.held(), city)
  servePublic(estimatesApi.getEstimate, ({ query }) => publicEstimate({ ...tools, grounds }, query))
}

export function estimatesRoutes(serve: Serve, tools: Tools) {
  serve(estimatesApi.getCartEstimate, ({ caller, query }) => cartEstimate(tools, caller, query))
  serve(estimatesApi.getEnquiryEstimate, ({ caller, params }) => enquiryEstimate(tools, caller, params.id))
}
