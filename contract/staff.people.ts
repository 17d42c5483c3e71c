import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { Email, FirstName, Id, LastName, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { permissions, staffRoles } from './staff.ts'
import { versioned } from './versioned.ts'

const params = z.object({ id: Id })
const instant = z.iso.datetime({ offset: true })

/** A member of staff, as everybody at the desk sees them. */
export const StaffMember = z
  .object({
    staffId: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    isActive: z.boolean(),
    addedAt: instant,
    /** The last use of a session; null for a person who has never signed in. */
    lastSeenAt: instant.nullable(),
    /** Sessions open now. */
    sessions: z.int(),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.infer<typeof StaffMember>

const staffMember = z.object({ staffMember: StaffMember })
export const NewStaff = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  role: z.enum(staffRoles),
})
export type NewStaff = z.infer<typeof NewStaff>

export const staffApi = {
  getDeskSelf: endpoint({
    ...deskPaths.getDeskSelf,
    summary: 'The member of staff who asks, and what their role may do.',
    response: z.object({ self: StaffMember.extend({ permissions: z.array(z.enum(permissions)) }) }),
    problems: [],
  }),
  listStaff: endpoint({
    ...deskPaths.listStaff,
    summary: 'The people at the desk, by name.',
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ staff: pageOf(StaffMember) }),
    problems: [],
  }),
  addStaff: endpoint({
    ...deskPaths.addStaff,
    summary: 'Adds a person, who signs in with a code sent to the e-mail address.',
    body: NewStaff,
    response: staffMember,
    status: 201,
    problems: ['identifier-in-use', 'too-many-requests'],
  }),
  getStaff: endpoint({
    ...deskPaths.getStaff,
    summary: 'One person at the desk.',
    params,
    response: staffMember,
    problems: ['not-found'],
  }),
  updateStaff: endpoint({
    ...deskPaths.updateStaff,
    summary: 'Changes name, role or access. Only the fields sent change; losing access ends all sessions.',
    params,
    headers: versioned,
    ...changeOf(StaffMember, {
      firstName: FirstName.optional(),
      lastName: LastName.optional(),
      role: z.enum(staffRoles).optional(),
      isActive: z.boolean().optional(),
    }),
    response: staffMember,
    problems: ['not-found', 'precondition-required', 'precondition-failed', 'last-owner', 'own-account'],
  }),
  endStaffSessions: endpoint({
    ...deskPaths.endStaffSessions,
    summary: 'Signs a person out on every device.',
    params,
    body: z.strictObject({}),
    response: staffMember,
    problems: ['not-found'],
  }),
}
