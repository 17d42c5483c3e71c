import { yardsApi } from '#contract/locations.yards.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addYard, getYard, listYards, updateYard, type YardTools } from './yards.ts'

/** The yards at the desk. */
export function yardsRoutes(serve: Serve, tools: YardTools) {
  serve(yardsApi.listYards, ({ caller, query }) => listYards(tools, caller, query))
  serve(yardsApi.addYard, async ({ caller, body, tag }) => tagged(tag, await addYard(tools, caller, body)))
  serve(yardsApi.getYard, async ({ caller, params, tag }) => tagged(tag, await getYard(tools, caller, params.id)))
  serve(yardsApi.updateYard, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await updateYard(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
}
