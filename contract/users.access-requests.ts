import { z } from 'zod'
import { Gstin } from './company.ts'
import { endpoint } from './endpoint.ts'
import { FirstName, Id, ignoredText, LastName, optionalNote } from './fields.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { Tokens } from './session.ts'

/** How long an administrator may decide on an access request. */
export const ACCESS_REQUEST_DAYS = 7

const AccessRequest = z
  .object({
    accessRequestId: Id,
    firstName: z.string(),
    lastName: z.string(),
    phoneEmail: z.string(),
    message: z.string().nullable(),
    requestedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AccessRequest' })

/** A person's own request, with only the GST directory's data about the company. */
const OwnAccessRequest = z
  .object({
    accessRequestId: Id,
    gstin: z.string(),
    companyName: z.string().optional(),
    requestedAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OwnAccessRequest' })
export type OwnAccessRequest = z.infer<typeof OwnAccessRequest>

const params = z.object({ id: Id })
const pending = z.object({ status: z.literal('PENDING') })
/** The message to the administrators who decide on a request. */
export const AccessMessage = optionalNote(2000)

/** Requesting access to a company, and deciding on it. */
export const accessRequestsApi = {
  registerWithAccessRequest: endpoint({
    ...signedInPaths.registerWithAccessRequest,
    summary: 'Creates the individual account of a new user who requests access to an existing company.',
    body: z.strictObject({
      gstnId: Gstin,
      first_name: FirstName,
      last_name: LastName,
      phone: ignoredText(),
      email: ignoredText(),
      message: AccessMessage,
    }),
    response: Tokens,
    problems: ['gstin-not-found', 'already-registered', 'too-many-requests'],
  }),
  requestCompanyAccess: endpoint({
    ...signedInPaths.requestCompanyAccess,
    summary: 'Requests access to an existing company; one of its administrators decides.',
    body: z.strictObject({ gstnId: Gstin, message: AccessMessage }),
    response: pending,
    status: 202,
    problems: ['gstin-not-found', 'access-already-requested', 'too-many-requests'],
  }),
  listOwnAccessRequests: endpoint({
    ...signedInPaths.listOwnAccessRequests,
    summary: "The caller's open access requests.",
    response: z.object({ accessRequests: z.array(OwnAccessRequest) }),
    problems: [],
  }),
  withdrawAccessRequest: endpoint({
    ...signedInPaths.withdrawAccessRequest,
    summary: "Withdraws the caller's own request.",
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  listAccessRequests: endpoint({
    ...signedInPaths.listAccessRequests,
    summary: 'The open access requests to the company.',
    response: z.object({ accessRequests: z.array(AccessRequest) }),
    problems: [],
  }),
  approveAccessRequest: endpoint({
    ...signedInPaths.approveAccessRequest,
    summary: 'Approves a request; the person becomes a user.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'access-request-decided'],
  }),
  rejectAccessRequest: endpoint({
    ...signedInPaths.rejectAccessRequest,
    summary: 'Rejects a request.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'access-request-decided'],
  }),
}
