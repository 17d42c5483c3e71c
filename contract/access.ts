import type { Permission } from './staff.ts'

/**
 * Whose token a call needs: none, a new user's (to register or to accept an invitation), or a customer's of one kind or
 * any.
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
export type Access = CustomerAccess | StaffAccess

/** The audience of a token (`aud`): registration, a customer's session, or a session at the desk. */
export type Audience = 'registration' | 'customer' | 'desk'
