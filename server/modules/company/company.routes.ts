import { companyApi } from '#contract/company.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import {
  approveAccessRequest,
  listAccessRequests,
  ownAccessRequests,
  registerWithAccessRequest,
  rejectAccessRequest,
  requestAccess,
  withdrawAccessRequest,
} from './access-requests.ts'
import { companyProfile, saveCompanyProfile } from './company-profile.ts'
import { acceptInvitation, declineInvitation, ownInvitations } from './invitations.ts'
import { continueAsIndividual } from './leaving.ts'
import { confirmRegistration, gstDetails, registerCompany } from './registration.ts'
import type { CompanyTools } from './tools.ts'
import { activateUser, addUser, deactivateUser, deleteUser, getUser, listUsers, updateUser } from './users.ts'

/** Companies: how they come to be, and what they say of themselves. */
export function companyRoutes(serve: Serve, tools: CompanyTools) {
  serve(companyApi.getRegisterGstDetails, ({ caller, query }) => gstDetails(tools, caller, query.gstnId))
  serve(companyApi.getCompanyGstDetails, ({ caller, query }) => gstDetails(tools, caller, query.gstnId))
  serve(companyApi.confirmRegistration, ({ caller, query, body }) =>
    confirmRegistration(tools, caller, { query, body }),
  )
  serve(companyApi.registerCompany, ({ caller, body }) => registerCompany(tools, caller, body))
  serve(companyApi.getCompanyProfile, async ({ caller, tag }) => tagged(tag, await companyProfile(tools, caller)))
  serve(companyApi.saveCompanyProfile, async ({ caller, headers, body, tag }) =>
    tagged(tag, await saveCompanyProfile(tools, caller, headers['if-match'], body)),
  )
  accessRoutes(serve, tools)
  userRoutes(serve, tools)
}

/** Asking to be let in, and being asked. */
function accessRoutes(serve: Serve, tools: CompanyTools) {
  serve(companyApi.registerWithAccessRequest, ({ caller, body }) => registerWithAccessRequest(tools, caller, body))
  serve(companyApi.requestCompanyAccess, ({ caller, body }) => requestAccess(tools, caller, body))
  serve(companyApi.listOwnAccessRequests, ({ caller }) => ownAccessRequests(tools, caller))
  serve(companyApi.withdrawAccessRequest, ({ caller, params }) => withdrawAccessRequest(tools, caller, params.id))
  serve(companyApi.listAccessRequests, ({ caller }) => listAccessRequests(tools, caller))
  serve(companyApi.approveAccessRequest, ({ caller, params }) => approveAccessRequest(tools, caller, params.id))
  serve(companyApi.rejectAccessRequest, ({ caller, params }) => rejectAccessRequest(tools, caller, params.id))
  serve(companyApi.listOwnInvitations, ({ caller }) => ownInvitations(tools, caller))
  serve(companyApi.acceptInvitation, ({ caller, params }) => acceptInvitation(tools, caller, params.id))
  serve(companyApi.declineInvitation, ({ caller, params }) => declineInvitation(tools, caller, params.id))
}

/** The people of a company. */
function userRoutes(serve: Serve, tools: CompanyTools) {
  serve(companyApi.listCompanyUsers, ({ caller, query }) => listUsers(tools, caller, query))
  serve(companyApi.addCompanyUser, ({ caller, body }) => addUser(tools, caller, body))
  serve(companyApi.getCompanyUser, ({ caller, params }) => getUser(tools, caller, params.id))
  serve(companyApi.updateCompanyUser, ({ caller, params, body }) => updateUser(tools, caller, params.id, body))
  serve(companyApi.deleteCompanyUser, ({ caller, params, query }) =>
    deleteUser(tools, caller, params.id, query.isPermDelete === 'true'),
  )
  serve(companyApi.activateCompanyUser, ({ caller, params }) => activateUser(tools, caller, params.id))
  serve(companyApi.deactivateCompanyUser, ({ caller, params }) => deactivateUser(tools, caller, params.id))
  serve(companyApi.continueAsIndividual, ({ caller }) => continueAsIndividual(tools, caller))
}
