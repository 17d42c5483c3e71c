import { z } from 'zod'
import { ADDRESS_LINE_MAX, Address, AddressRequest, addressFields } from './addresses.ts'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { Id, queryText, text } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { versioned } from './versioned.ts'

/** The number of sites in a list requested without page and size. */
const SITES_UNPAGED = 100
/** The database has this many numbered slots per company. */
export const MAX_PROJECT_SITES = 500

const params = z.object({ id: Id })
const projectSite = z.object({ projectSite: Address })
const { country, addressType, addressLine2: _line2, ...required } = addressFields
/** Absent leaves the line unchanged; null and '' remove it. */
const changedLine2 = z.union([z.null(), text(0, ADDRESS_LINE_MAX)]).transform((line) => line || null)

export const projectSitesApi = {
  listProjectSites: endpoint({
    ...signedInPaths.listProjectSites,
    summary: "The company's project sites, newest first; without page and size the first 100.",
    query: z.strictObject({
      filter: queryText(100).optional(),
      page: pageQuery.page,
      size: pageQuery.size.unwrap().unwrap().optional().default(SITES_UNPAGED),
    }),
    response: z.object({ projectSites: pageOf(Address) }),
    problems: [],
  }),
  addProjectSite: endpoint({
    ...signedInPaths.addProjectSite,
    summary: 'Adds a project site.',
    body: AddressRequest,
    response: projectSite,
    status: 201,
    problems: ['max-project-sites-exceeded'],
  }),
  getProjectSite: endpoint({
    ...signedInPaths.getProjectSite,
    summary: 'One project site.',
    params,
    response: projectSite,
    problems: ['not-found'],
  }),
  updateProjectSite: endpoint({
    ...signedInPaths.updateProjectSite,
    summary: 'Changes a project site. Only the fields sent change.',
    params,
    headers: versioned,
    ...changeOf(Address, {
      ...z.object(required).partial().shape,
      addressLine2: changedLine2.optional(),
      country: country.unwrap().unwrap().optional(),
      addressType: addressType.unwrap().unwrap().optional(),
    }),
    response: projectSite,
    problems: ['not-found', 'precondition-failed'],
  }),
  deleteProjectSite: endpoint({
    ...signedInPaths.deleteProjectSite,
    summary: 'Deletes a project site permanently; isPermDelete=true confirms.',
    params,
    query: z.strictObject({ isPermDelete: z.literal('true') }),
    response: z.void(),
    status: 204,
    problems: ['not-found', 'site-in-use'],
  }),
}
