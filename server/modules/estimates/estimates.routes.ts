import { estimatesApi } from '#contract/estimates.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import type { ServePublic } from '#server/platform/serve-public.ts'
import { cartEstimate, enquiryEstimate, publicEstimate } from './estimates.ts'

export const publicEstimatesRoutes = (servePublic: ServePublic, tools: Tools) =>
  servePublic(estimatesApi.getEstimate, ({ query }) => publicEstimate(tools, query))

export function estimatesRoutes(serve: Serve, tools: Tools) {
  serve(estimatesApi.getCartEstimate, ({ caller, query }) => cartEstimate(tools, caller, query))
  serve(estimatesApi.getEnquiryEstimate, ({ caller, params }) => enquiryEstimate(tools, caller, params.id))
}
