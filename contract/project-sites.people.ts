import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { CompanyUser } from './users.ts'

/** A person who works at a site: sees its jobs and logs; an engineer also signs for it. */
export const SitePerson = z
  .object({
    ...CompanyUser.pick({ userId: true, firstName: true, lastName: true, userRole: true, active: true }).shape,
    engineer: z.boolean(),
    assignedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'SitePerson' })
export type SitePerson = z.infer<typeof SitePerson>

/** A site at which a person works. */
export const AssignedSite = z
  .object({ siteId: Id, addressName: z.string(), city: z.string(), engineer: z.boolean() })
  .meta({ id: 'AssignedSite' })
export type AssignedSite = z.infer<typeof AssignedSite>

const params = z.object({ id: Id })
const query = z.strictObject(pageQuery)

/** The assignments of people to the sites of a company. */
export const sitePeopleApi = {
  listSitePeople: endpoint({
    ...signedInPaths.listSitePeople,
    summary: 'The people who work at a site, engineers first.',
    params,
    query,
    response: z.object({ people: pageOf(SitePerson) }),
    problems: ['not-found'],
  }),
  assignToSite: endpoint({
    ...signedInPaths.assignToSite,
    summary: 'Assigns a person to a site or changes what they are there; repeated, it changes nothing.',
    params,
    body: z.strictObject({ userId: Id, engineer: z.boolean() }),
    response: z.object({ person: SitePerson }),
    problems: ['not-found'],
  }),
  removeFromSite: endpoint({
    ...signedInPaths.removeFromSite,
    summary: 'Ends the work of a person at a site.',
    params,
    query: z.strictObject({ userId: Id }),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  listUserSites: endpoint({
    ...signedInPaths.listUserSites,
    summary: 'The sites at which a person of the company works, by name.',
    params,
    query,
    response: z.object({ sites: pageOf(AssignedSite) }),
    problems: ['not-found'],
  }),
}
