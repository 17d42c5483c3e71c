import type { Address } from '#contract/addresses.ts'
import type { SitePerson } from '#contract/project-sites.people.ts'
import type { CompanyUser } from '#contract/users.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { aSite, idOf, PLACES, pageOf, pageOfFound } from './samples.ts'

/** The project sites of a company, newest first, as the server keeps them during a test. */
export function aCompanysSites(...names: string[]) {
  const sites = names.map((name, n) => aSite(name, n + 1)).toReversed()
  const versions = new Map<string, number>()
  const versionOf = (id: string) => `"${versions.get(id) ?? 1}"`
  const find = (id: string) => sites.find(({ addressId }) => addressId === id)
  const shown = (site: Address) => new Versioned({ projectSite: { ...site } }, versionOf(site.addressId))

  function change(id: string, changes: { [Key in keyof Address]?: Address[Key] | undefined }) {
    const site = find(id)
    if (site === undefined) return undefined
    versions.set(id, (versions.get(id) ?? 1) + 1)
    return Object.assign(site, changes)
  }
  function remove(id: string) {
    const at = sites.findIndex(({ addressId }) => addressId === id)
    return at === -1 ? undefined : sites.splice(at, 1)[0]
  }
  const replies = {
    ...PLACES,
    listProjectSites: ({ query }) => ({ projectSites: pageOfFound(sites, query, ({ addressName }) => addressName) }),
    addProjectSite: ({ body }) => {
      sites.unshift({ ...aSite(body.addressName, sites.length + 100), ...body })
      return { projectSite: sites[0] as Address }
    },
    getProjectSite: ({ params: { id } }) => shownOr404(find(id)),
    updateProjectSite: ({ params: { id }, headers, body }) =>
      headers['if-match'] === versionOf(id) ? shownOr404(change(id, body)) : refused('precondition-failed'),
    listSitePeople: { people: pageOf<SitePerson>([]) },
    listCompanyUsers: { Users: pageOf<CompanyUser>([]) },
    deleteProjectSite: ({ params: { id } }) => (remove(id) === undefined ? refused('not-found') : undefined),
  } satisfies Replies

  const shownOr404 = (site: Address | undefined) => (site === undefined ? refused('not-found') : shown(site))
  return { sites, replies, change, remove, idOf }
}
