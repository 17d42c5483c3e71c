import { accessRequestsApi } from '#contract/users.access-requests.ts'
import { usersApi } from '#contract/users.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
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
import { customersRoutes } from './desk.routes.ts'
import { acceptInvitation, declineInvitation, ownInvitations } from './invitations.ts'
import { continueAsIndividual } from './leaving.ts'
import { activateUser, addUser, deactivateUser, deleteUser, getUser, listUsers, updateUser } from './users.ts'

/** The people of a company: members, invitations, access requests, and leaving. */
export function usersRoutes(serve: Serve, tools: CompanyTools) {
  serve(usersApi.listCompanyUsers, ({ caller, query }) => listUsers(tools, caller, query))
  serve(usersApi.addCompanyUser, ({ caller, body }) => addUser(tools, caller, body))
  serve(usersApi.getCompanyUser, ({ caller, params }) => getUser(tools, caller, params.id))
  serve(usersApi.updateCompanyUser, ({ caller, params, body }) => updateUser(tools, caller, params.id, body))
  serve(usersApi.deleteCompanyUser, ({ caller, params, query }) =>
    deleteUser(tools, caller, params.id, query.isPermDelete === 'true'),
  )
  serve(usersApi.activateCompanyUser, ({ caller, params }) => activateUser(tools, caller, params.id))
  serve(usersApi.deactivateCompanyUser, ({ caller, params }) => deactivateUser(tools, caller, params.id))
  serve(usersApi.continueAsIndividual, ({ caller }) => continueAsIndividual(tools, caller))
  serve(usersApi.listOwnInvitations, ({ caller }) => ownInvitations(tools, caller))
  serve(usersApi.acceptInvitation, ({ caller, params }) => acceptInvitation(tools, caller, params.id))
  serve(usersApi.declineInvitation, ({ caller, params }) => declineInvitation(tools, caller, params.id))
  accessRoutes(serve, tools)
  customersRoutes(serve, tools)
}

/** Requesting access, and deciding on requests. */
function accessRoutes(serve: Serve, tools: CompanyTools) {
  serve(accessRequestsApi.registerWithAccessRequest, ({ caller, body }) =>
    registerWithAccessRequest(tools, caller, body),
  )
  serve(accessRequestsApi.requestCompanyAccess, ({ caller, body }) => requestAccess(tools, caller, body))
  serve(accessRequestsApi.listOwnAccessRequests, ({ caller }) => ownAccessRequests(tools, caller))
  serve(accessRequestsApi.withdrawAccessRequest, ({ caller, params }) =>
    withdrawAccessRequest(tools, caller, params.id),
  )
  serve(accessRequestsApi.listAccessRequests, ({ caller }) => listAccessRequests(tools, caller))
  serve(accessRequestsApi.approveAccessRequest, ({ caller, params }) => approveAccessRequest(tools, caller, params.id))
  serve(accessRequestsApi.rejectAccessRequest, ({ caller, params }) => rejectAccessRequest(tools, caller, params.id))
}
