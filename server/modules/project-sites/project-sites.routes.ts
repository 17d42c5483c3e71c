import { projectSitesApi } from '#contract/project-sites.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addSite, changeSite, deleteSite, getSite, listSites } from './project-sites.ts'

export function projectSitesRoutes(serve: Serve, { db, clock }: { db: Database; clock: Clock }) {
  serve(projectSitesApi.listProjectSites, ({ caller, query }) => listSites(db, caller, query))
  serve(projectSitesApi.addProjectSite, async ({ caller, body, tag }) =>
    tagged(tag, await addSite(db, clock, caller, body)),
  )
  serve(projectSitesApi.getProjectSite, async ({ caller, params, tag }) =>
    tagged(tag, await getSite(db, caller, params.id)),
  )
  serve(projectSitesApi.updateProjectSite, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await changeSite(db, caller, params.id, body, headers['if-match'])),
  )
  serve(projectSitesApi.deleteProjectSite, ({ caller, params }) => deleteSite(db, caller, params.id))
}
