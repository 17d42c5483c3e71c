import type { LinkPurpose } from '#contract/access.ts'
import type { StaffRole } from '#contract/staff.ts'

/** A renter: a person, the company they belong to now, or a new user without an account yet. */
export type Customer = {
  readonly kind: 'CUSTOMER'
  /** Empty if staff work on a company's rows and none of its people acts. */
  readonly accountId: string
  readonly companyId: string | null
  /** The verified phone or email address of a new user. */
  readonly newcomer?: string | undefined
}

/** A member of staff of the renting company. */
export type Staff = {
  readonly kind: 'STAFF'
  readonly accountId: string
  readonly role: StaffRole
  readonly name: string
}

/** The holder of a signed link, which opens one thing for one purpose. */
export type Link = {
  readonly kind: 'LINK'
  readonly linkId: string
  readonly purpose: LinkPurpose
  /** The id of the thing that the link opens. */
  readonly subjectId: string
  /** The person that the link was made for. */
  readonly name: string
}

/**
 * The principal of a request: determines what its transaction sees (`Database.as`), and appears in the events it
 * causes.
 */
export type Principal = Customer | Staff | Link

export const customer = (accountId: string, companyId: string | null = null): Customer => ({
  kind: 'CUSTOMER',
  accountId,
  companyId,
})

/** A company without any of its people. */
export const companyItself = (companyId: string) => customer('', companyId)
