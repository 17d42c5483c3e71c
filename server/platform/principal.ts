import type { StaffRole } from '#contract/staff.ts'

/** Somebody who rents: a person, the company they belong to now, or a new user, who has no account yet. */
export type Customer = {
  readonly kind: 'CUSTOMER'
  /** Empty where a company's rows are worked on for the house, and nobody of it acts. */
  readonly accountId: string
  readonly companyId: string | null
  /** The phone or e-mail address that a new user has verified. */
  readonly newcomer?: string | undefined
}

/** A member of staff of the renting company. */
export type Staff = {
  readonly kind: 'STAFF'
  readonly accountId: string
  readonly role: StaffRole
  readonly name: string
}

export type LinkPurpose = 'QUOTE' | 'LOGSHEET' | 'TIMESHEET'

/** Whoever holds a signed link, which opens one thing for one purpose. */
export type Link = {
  readonly kind: 'LINK'
  readonly purpose: LinkPurpose
  /** The id of what the link opens. */
  readonly subjectId: string
  /** Whom the link was made for. */
  readonly name: string
}

/** Whom a request is for: says what its transaction sees (`Database.as`), and stands in the events it causes. */
export type Principal = Customer | Staff | Link

export const customer = (accountId: string, companyId: string | null = null): Customer => ({
  kind: 'CUSTOMER',
  accountId,
  companyId,
})

/** A company and none of its people. */
export const companyItself = (companyId: string) => customer('', companyId)
