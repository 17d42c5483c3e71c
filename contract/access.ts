import type { Permission } from './staff.ts'

/** Whose token opens a call: nobody's, a new user's (to register or to accept an invitation), a customer's of one kind or any. */
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

/** Whom a token was made for (`aud`): one that registers, one of a customer's session, one of a session at the desk. */
export type Audience = 'registration' | 'customer' | 'desk'
