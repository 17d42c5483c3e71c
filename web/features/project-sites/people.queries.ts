import { queryOptions, useQuery } from '@tanstack/react-query'
import { PAGE_SIZE_MAX } from '#contract/paging.ts'
import type { AssignedSite, SitePerson } from '#contract/project-sites.people.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'site-people'

const asked = (page: number) => ({ page: String(page), size: String(PAGE_SIZE_MAX) })

/** This page of the people of a site and all later ones. */
async function peopleFrom(id: string, page: number, signal: AbortSignal): Promise<SitePerson[]> {
  const { content, totalPages } = (await call('listSitePeople', { params: { id }, query: asked(page), signal })).people
  return page + 1 < totalPages ? [...content, ...(await peopleFrom(id, page + 1, signal))] : content
}

/** This page of the sites of a person and all later ones. */
async function sitesFrom(id: string, page: number, signal: AbortSignal): Promise<AssignedSite[]> {
  const { content, totalPages } = (await call('listUserSites', { params: { id }, query: asked(page), signal })).sites
  return page + 1 < totalPages ? [...content, ...(await sitesFrom(id, page + 1, signal))] : content
}

const peopleOf = (siteId: string) =>
  queryOptions({ queryKey: [NAME, 'site', siteId], queryFn: ({ signal }) => peopleFrom(siteId, 0, signal) })

const sitesOf = (userId: string) =>
  queryOptions({ queryKey: [NAME, 'user', userId], queryFn: ({ signal }) => sitesFrom(userId, 0, signal) })

export const useSitePeople = (siteId: string) => useQuery(peopleOf(siteId), queryClient)
export const useUserSites = (userId: string) => useQuery(sitesOf(userId), queryClient)

/** Loads both sides anew: a site names its people, and a person their sites. */
export const assignmentsChanged = () => queryClient.invalidateQueries({ queryKey: [NAME] })
