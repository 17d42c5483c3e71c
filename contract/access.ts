import type { Permission } from './staff.ts'

/**
 * The token that a call needs: none, a new user's (to register or to accept an invitation), or a customer's of one kind
 * or any.
 */
type CustomerAccess =
  | 'public'
  | 'new-user'
  | 'new-user-or-individual'
  | 'new-user-or-customer'
  | 'customer'
  | 'individual'
  | 'company'
  | 'company-admin'

/** A member of staff whose role has the permission. */
export type StaffAccess = `staff:${Permission}`
/** The subject of a signed link: one record, for one purpose. */
export const linkPurposes = ['SIGN_LOGSHEET', 'LOG_JOB', 'GATE_PASS'] as const
export type LinkPurpose = (typeof linkPurposes)[number]
/** The holder of a signed link of this purpose. */
export type LinkAccess = `link:${LinkPurpose}`
export type Access = CustomerAccess | StaffAccess | LinkAccess

/** The audience of a token (`aud`): registration, a customer's session, or a session at the desk. */
export type Audience = 'registration' | 'customer' | 'desk'
