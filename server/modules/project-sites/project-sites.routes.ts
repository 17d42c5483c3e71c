import { sitePeopleApi } from '#contract/project-sites.people.ts'
import { projectSitesApi } from '#contract/project-sites.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { assignToSite, listSitePeople, listUserSites, removeFromSite } from './people.ts'
import { addSite, changeSite, deleteSite, getSite, listSites, type SiteTools } from './project-sites.ts'

export function projectSitesRoutes(serve: Serve, tools: SiteTools & CompanyTools) {
  serve(projectSitesApi.listProjectSites, ({ caller, query }) => listSites(tools, caller, query))
  serve(projectSitesApi.addProjectSite, async ({ caller, body, tag }) =>
    tagged(tag, await addSite(tools, caller, body)),
  )
  serve(projectSitesApi.getProjectSite, async ({ caller, params, tag }) =>
    tagged(tag, await getSite(tools, caller, params.id)),
  )
  serve(projectSitesApi.updateProjectSite, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await changeSite(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(projectSitesApi.deleteProjectSite, ({ caller, params }) => deleteSite(tools, caller, params.id))
  serve(sitePeopleApi.listSitePeople, ({ caller, params, query }) => listSitePeople(tools, caller, params.id, query))
  serve(sitePeopleApi.assignToSite, ({ caller, params, body }) => assignToSite(tools, caller, params.id, body))
  serve(sitePeopleApi.removeFromSite, ({ caller, params, query }) =>
    removeFromSite(tools, caller, params.id, query.userId),
  )
  serve(sitePeopleApi.listUserSites, ({ caller, params, query }) => listUserSites(tools, caller, params.id, query))
}
