// Assignments of people to sites. They change with the company locked, so that nobody leaves it meanwhile.
import type { ParsedOf } from '#contract/endpoint.ts'
import { type Paged, toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { sitePeopleApi } from '#contract/project-sites.people.ts'
import { actInCompany, type CompanyAction, type CompanyTools } from '#server/modules/company/tools.ts'
import { administer } from '#server/modules/users/administration.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { notify } from '#server/platform/notify.ts'
import type { Customer } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './people.store.ts'
import { lockSite, siteById } from './project-sites.store.ts'

type Assignment = ParsedOf<typeof sitePeopleApi.assignToSite>['body']

/** The people of a site, engineers first. Throws `not-found` for another company's site. */
export const listSitePeople = (tools: Tools, member: Customer, siteId: string, paged: Paged) =>
  actInCompany(tools, member, async ({ tx, companyId }) => {
    if (!(await siteById(tx, companyId, siteId))) throw new Problem('not-found')
    const people = await store.people(tx, companyId, siteId, paged)
    return { people: toPage(people, await store.countPeople(tx, companyId, siteId), paged) }
  })

/** The sites of a person, by name. Throws `not-found` for somebody who is not of the company. */
export const listUserSites = (tools: Tools, member: Customer, userId: string, paged: Paged) =>
  actInCompany(tools, member, async ({ tx, companyId }) => {
    if (!(await store.isMember(tx, companyId, userId))) throw new Problem('not-found')
    const sites = await store.sitesOf(tx, companyId, userId, paged)
    return { sites: toPage(sites, await store.countSitesOf(tx, companyId, userId), paged) }
  })

/**
 * Assigns a person to a site, as its engineer or not, and notifies them; an existing assignment changes nothing. Throws
 * `not-found` for the site and `validation` for somebody who is not of the company or has not joined it yet.
 */
export const assignToSite = (tools: CompanyTools, caller: Caller, siteId: string, assignment: Assignment) =>
  administer(tools, caller, async (action) => {
    const { tx, companyId } = action
    const site = await lockSite(tx, companyId, siteId)
    if (!site) throw new Problem('not-found')
    if (!(await store.isMember(tx, companyId, assignment.userId)))
      throw new Problem('validation', { violations: [violation('userId', 'invalid')] })
    const changed = await store.assign(action, companyId, siteId, assignment)
    const kind = assignment.engineer ? 'siteEngineer' : 'siteAssigned'
    if (changed) await notifyPerson(action, kind, site, assignment.userId)
    return { person: await shown(action, siteId, assignment.userId) }
  })

/** Ends the work of a person at a site and notifies them. Throws `not-found` if they do not work there. */
export const removeFromSite = (tools: CompanyTools, caller: Caller, siteId: string, userId: string) =>
  administer(tools, caller, async (action) => {
    const { tx, companyId } = action
    const site = await lockSite(tx, companyId, siteId)
    if (!site || !(await store.unassign(tx, companyId, siteId, userId))) throw new Problem('not-found')
    await notifyPerson(action, 'siteLeft', site, userId)
  })

async function shown({ tx, companyId }: CompanyAction, siteId: string, userId: string) {
  const person = await store.person(tx, companyId, siteId, userId)
  if (!person) throw new Problem('not-found')
  return person
}

type Place = { addressId: string; addressName: string }

/** Each change notifies anew, so the fact includes its time. */
async function notifyPerson(
  action: CompanyAction,
  kind: 'siteAssigned' | 'siteEngineer' | 'siteLeft',
  { addressId, addressName }: Place,
  userId: string,
) {
  const params = { site: addressName, person: await store.nameOf(action.tx, action.by.accountId) }
  const fact = `${kind}:${addressId}:${userId}:${action.now.toISOString()}`
  await notify(action, fact, { kind, to: [userId], params, ...(kind === 'siteLeft' ? {} : { recordId: addressId }) })
}
