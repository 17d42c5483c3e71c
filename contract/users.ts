import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { Email, FirstName, Id, LastName, Phone, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { personFields } from './people.ts'
import { PricePaise } from './rate-terms.ts'
import { Tokens } from './session.ts'

export const INVITATION_DAYS = 7

const companyRoles = ['ROLE_USER', 'ROLE_ADMIN'] as const
const userStatuses = ['ACTIVE', 'INACTIVE', 'INVITED'] as const

export const CompanyUser = z
  .object({
    ...personFields,
    userRole: z.enum(companyRoles),
    active: z.boolean(),
    status: z.enum(userStatuses),
    /** Up to this total, GST included, they accept quotes alone; null for administrators, who have no limit. */
    acceptLimitPaise: z.int().nullable(),
  })
  .meta({ id: 'CompanyUser' })
export type CompanyUser = z.infer<typeof CompanyUser>

const params = z.object({ id: Id })
const user = z.object({ User: CompanyUser })
const permanently = z.strictObject({ isPermDelete: z.enum(['true', 'false']).optional() })

/** The people of a company: members, invitations, and leaving. */
export const usersApi = {
  continueAsIndividual: endpoint({
    ...signedInPaths.continueAsIndividual,
    summary: 'Leaves the company; enquiries stay with it, the cart with the person. Its only member dissolves it.',
    body: z.strictObject({}).nullish(),
    response: Tokens,
    problems: ['last-admin', 'live-quotes', 'running-jobs', 'open-dues'],
  }),
  listCompanyUsers: endpoint({
    ...signedInPaths.listCompanyUsers,
    summary: "The company's people and invitations, newest first; `filter` is free text.",
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ Users: pageOf(CompanyUser) }),
    problems: [],
  }),
  addCompanyUser: endpoint({
    ...signedInPaths.addCompanyUser,
    summary: 'Invites a person, who joins by accepting. The reply is the same with and without an account.',
    body: z.strictObject({
      firstName: FirstName,
      lastName: LastName,
      email: Email,
      phone: Phone,
      userRole: z.enum(companyRoles),
    }),
    response: user,
    status: 201,
    problems: ['user-already-there', 'too-many-requests'],
  }),
  getCompanyUser: endpoint({
    ...signedInPaths.getCompanyUser,
    summary: 'One person of the company.',
    params,
    response: user,
    problems: ['not-found'],
  }),
  updateCompanyUser: endpoint({
    ...signedInPaths.updateCompanyUser,
    summary: 'Changes a person of the company. Only the fields sent change.',
    params,
    ...changeOf(CompanyUser, {
      firstName: FirstName.optional(),
      lastName: LastName.optional(),
      email: Email.optional(),
      phone: Phone.optional(),
      userRole: z.enum(companyRoles).optional(),
      acceptLimitPaise: PricePaise.optional(),
    }),
    response: user,
    problems: [
      'not-found',
      'own-account',
      'last-admin',
      'invitation-pending',
      'user-already-there',
      'too-many-requests',
    ],
  }),
  deleteCompanyUser: endpoint({
    ...signedInPaths.deleteCompanyUser,
    summary: 'Deletes a person permanently (isPermDelete=true) or deactivates them; withdraws an invitation.',
    params,
    query: permanently,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'own-account', 'last-admin'],
  }),
  activateCompanyUser: endpoint({
    ...signedInPaths.activateCompanyUser,
    summary: 'Lets a deactivated person sign in again.',
    params,
    body: z.strictObject({}).nullish(),
    response: user,
    problems: ['not-found', 'invitation-pending'],
  }),
  deactivateCompanyUser: endpoint({
    ...signedInPaths.deactivateCompanyUser,
    summary: 'Deactivates a person: they cannot sign in, and their sessions end at once.',
    params,
    body: z.strictObject({}).nullish(),
    response: user,
    problems: ['not-found', 'own-account', 'last-admin', 'invitation-pending'],
  }),
  listOwnInvitations: endpoint({
    ...signedInPaths.listOwnInvitations,
    summary: 'Open invitations to a phone or an email address that the caller has verified.',
    response: z.object({
      invitations: z.array(
        z.object({
          invitationId: Id,
          companyName: z.string(),
          userRole: z.enum(companyRoles),
          expiresAt: z.iso.datetime({ offset: true }),
        }),
      ),
    }),
    problems: [],
  }),
  acceptInvitation: endpoint({
    ...signedInPaths.acceptInvitation,
    summary: 'Joins the company that sent the invitation; a new user gets an account.',
    params,
    body: z.strictObject({}).nullish(),
    response: Tokens,
    problems: ['not-found', 'already-registered'],
  }),
  declineInvitation: endpoint({
    ...signedInPaths.declineInvitation,
    summary: 'Declines an invitation.',
    params,
    body: z.strictObject({}).nullish(),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
