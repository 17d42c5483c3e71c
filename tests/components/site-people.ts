import type { AssignedSite, SitePerson } from '#contract/project-sites.people.ts'
import { aCompanysSites } from './project-sites.ts'
import { type Replies, refused } from './replies.ts'
import { pageOf } from './samples.ts'
import { aTeam } from './users.ts'

/** A company with sites and people, and who works where, as the server keeps them during a test. */
export function aStaffedCompany({ sites, people }: { sites: string[]; people: string[] }) {
  const [company, team] = [aCompanysSites(...sites), aTeam(...people)]
  const assigned = new Map<string, boolean>()
  const key = (siteId: string, userId: string) => `${siteId} ${userId}`
  const isEngineer = (siteId: string, userId: string) => assigned.get(key(siteId, userId))
  const peopleOf = (siteId: string): SitePerson[] =>
    team.users.flatMap(({ userId, firstName, lastName, userRole, active }) => {
      const engineer = isEngineer(siteId, userId)
      const person = { userId, firstName, lastName, userRole, active, assignedAt: '2026-11-21T04:30:00.000Z' }
      return engineer === undefined ? [] : [{ ...person, engineer }]
    })
  const sitesOf = (userId: string): AssignedSite[] =>
    company.sites.flatMap(({ addressId: siteId, addressName, city }) => {
      const engineer = isEngineer(siteId, userId)
      return engineer === undefined ? [] : [{ siteId, addressName, city, engineer }]
    })
  const replies = {
    ...company.replies,
    ...team.replies,
    listProjectSites: company.replies.listProjectSites,
    listSitePeople: ({ params: { id } }) => ({ people: pageOf(peopleOf(id)) }),
    listUserSites: ({ params: { id } }) => ({ sites: pageOf(sitesOf(id)) }),
    assignToSite: ({ params: { id }, body: { userId, engineer } }) => {
      assigned.set(key(id, userId), engineer)
      const [person] = peopleOf(id).filter((one) => one.userId === userId)
      return person === undefined ? refused('not-found') : { person }
    },
    removeFromSite: ({ params: { id }, query: { userId } }) =>
      assigned.delete(key(id, userId)) ? undefined : refused('not-found'),
  } satisfies Replies
  return { ...company, users: team.users, replies }
}
