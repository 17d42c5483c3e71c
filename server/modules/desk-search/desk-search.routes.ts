import { searchApi } from '#contract/desk-search.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { searchDesk } from './desk-search.ts'

/** The desk's search over everything. */
export function searchRoutes(serve: Serve, tools: Tools) {
  serve(searchApi.searchDesk, ({ caller, query }) => searchDesk(tools, caller, query.q))
}
