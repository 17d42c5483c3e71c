import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Address } from '#contract/addresses.ts'
import { PAGE_SIZE_MAX } from '#contract/paging.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

/** A site with its version, which a change sends (B-36). */
export type VersionedSite = VersionOf<Address>

const NAME = 'project-sites'

export const siteList = cachedList<Address>({
  name: NAME,
  idOf: ({ addressId }) => addressId,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listProjectSites', { query, signal })).projectSites
  },
})

/** The current site from the server. Not cached: a failure here must not remove a form from the screen. */
export async function newestSite(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedSite> {
  const { answer, version } = await callVersioned('getProjectSite', { params: { id }, ...more })
  return { thing: answer.projectSite, version }
}

const oneSite = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: ({ signal }) => newestSite(id, { signal }),
  })

const everySite = () =>
  queryOptions({
    queryKey: [NAME, 'all'],
    queryFn: ({ signal }) => sitesFrom(0, signal),
  })

/** This page of the sites and all later ones. */
async function sitesFrom(page: number, signal: AbortSignal): Promise<Address[]> {
  const query = { page: String(page), size: String(PAGE_SIZE_MAX) }
  const { content, totalPages } = (await call('listProjectSites', { query, signal })).projectSites
  return page + 1 < totalPages ? [...content, ...(await sitesFrom(page + 1, signal))] : content
}

export const useSite = (id: string) => useQuery(oneSite(id), queryClient)
/** All sites, for a select; loaded only for users of a company. */
export const useEverySite = (enabled: boolean) => useQuery({ ...everySite(), enabled }, queryClient)

const chooseAnew = () => void queryClient.invalidateQueries({ queryKey: everySite().queryKey })

export function siteAdded(site: Address) {
  siteList.addFirst(site)
  chooseAnew()
}

export function siteChanged({ thing: site, version }: VersionedSite) {
  siteList.replace(site.addressId, site)
  queryClient.setQueryData(oneSite(site.addressId).queryKey, { thing: site, version })
  chooseAnew()
}

export function siteRemoved(id: string) {
  siteList.remove(id)
  chooseAnew()
  // Its page is still on screen for a moment, so it refetches only on the next visit.
  void queryClient.invalidateQueries({ queryKey: oneSite(id).queryKey, refetchType: 'none' })
}
