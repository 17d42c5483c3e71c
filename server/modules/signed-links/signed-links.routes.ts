import { signedLinksApi } from '#contract/signed-links.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { revokeDeskLink, revokeLink } from './signed-links.ts'

/** Ending links; each record's row makes and lists its own. */
export function signedLinksRoutes(serve: Serve, tools: Tools) {
  serve(signedLinksApi.revokeLink, ({ caller, params }) => revokeLink(tools, caller, params.id))
  serve(signedLinksApi.revokeDeskLink, ({ caller, params }) => revokeDeskLink(tools, caller, params.id))
}
