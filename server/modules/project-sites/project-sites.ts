import type { AddressRequest } from '#contract/addresses.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { isPinIn } from '#contract/pin-codes.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { projectSitesApi } from '#contract/project-sites.ts'
import { stateNames } from '#server/modules/locations/states.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { refuseStale } from '#server/platform/if-match.ts'
import type { Customer } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './project-sites.store.ts'

/** The fields sent, and the version that the writer has seen. */
type Update = { sent: ParsedOf<typeof projectSitesApi.updateProjectSite>['body']; ifMatch: string | undefined }

/** Why a site may not be deleted yet; undefined if nothing prevents it. */
type WhyNotDelete = (tx: Queryable, addressId: string) => Promise<ProblemName | undefined>
/** The app passes in the objections of later rows, checked with the site locked. */
export type SiteTools = Tools & { readonly whyNotDelete: readonly WhyNotDelete[] }

/** Work on the sites of the member's own company, in a transaction that sees no other company's. */
function ofCompany<T>(tools: Tools, member: Customer, work: (action: Action, companyId: string) => Promise<T>) {
  const { companyId } = member
  if (companyId === null) throw new Problem('forbidden')
  return act(tools, member, (action) => work(action, companyId))
}

const found = (site: store.Site | undefined) => {
  if (site === undefined) throw new Problem('not-found')
  const { version, ...projectSite } = site
  return { projectSite, version }
}

/** Refuses a state that India does not have, and a PIN code of another state. */
function refuseWrongPlace({ state, pincode }: Pick<AddressRequest, 'state' | 'pincode'>) {
  if (!stateNames.includes(state)) throw new Problem('validation', { violations: [violation('state', 'invalid')] })
  if (!isPinIn(pincode, state)) throw new Problem('validation', { violations: [violation('pincode', 'pincode.state')] })
}

/** The company's sites, newest first; `filter` searches names, addresses and places. */
export const listSites = (tools: Tools, member: Customer, filter: store.SiteFilter) =>
  ofCompany(tools, member, async ({ tx }, companyId) => {
    const rows = await store.sites(tx, companyId, filter)
    return { projectSites: toPage(rows, await store.count(tx, companyId, filter), filter) }
  })

/** One site and its version. Throws `not-found` for another company's. */
export const getSite = (tools: Tools, member: Customer, addressId: string) =>
  ofCompany(tools, member, async ({ tx }, companyId) => found(await store.siteById(tx, companyId, addressId)))

/** Throws `max-project-sites-exceeded` if the company has reached the limit. */
export const addSite = (tools: Tools, member: Customer, request: AddressRequest) =>
  ofCompany(tools, member, async (action, companyId) => {
    refuseWrongPlace(request)
    await store.lockPlaces(action.tx, companyId)
    const added = await store.insertSite(action, companyId, { ...request, addressId: newId(action.now.getTime()) })
    if (!added) throw new Problem('max-project-sites-exceeded')
    return found(added)
  })

/** Changes the fields sent; refuses a writer with a stale version. */
export const changeSite = (tools: Tools, member: Customer, addressId: string, { sent, ifMatch }: Update) =>
  ofCompany(tools, member, async ({ tx }, companyId) => {
    const { projectSite, version } = found(await store.lockSite(tx, companyId, addressId))
    refuseStale(ifMatch, version)
    const change = changesOf(projectSitesApi.updateProjectSite, sent, projectSite)
    const changed = { ...projectSite, ...change }
    if ('state' in change || 'pincode' in change) refuseWrongPlace(changed)
    return found(await store.updateSite(tx, companyId, changed))
  })

/** Deletes a site permanently; enquiries and jobs for it keep its address at that time. Throws what speaks against it. */
export const deleteSite = ({ whyNotDelete, ...tools }: SiteTools, member: Customer, addressId: string) =>
  ofCompany(tools, member, async ({ tx }, companyId) => {
    if (!(await store.lockSite(tx, companyId, addressId))) throw new Problem('not-found')
    for (const whyNot of whyNotDelete) {
      const why = await whyNot(tx, addressId)
      if (why) throw new Problem(why)
    }
    if (!(await store.deleteSite(tx, companyId, addressId))) throw new Problem('not-found')
  })

/** A site of the company, locked against changes until the transaction ends; undefined if it has none with that id. */
export const shareLockSite = (tx: Queryable, companyId: string, addressId: string) =>
  store.lockSite(tx, companyId, addressId)
