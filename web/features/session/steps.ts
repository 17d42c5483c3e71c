import type { z } from 'zod'
import type { GstDetails } from '#contract/company.ts'
import type { Claims, UserType } from '#contract/session.ts'

export type CompanyFound = z.infer<typeof GstDetails>

/** The steps of a new user: verified 2, profile 3, and the company branch 4 (`company` asks, `found` answers). */
export type Registering =
  | { name: 'verified'; claims: Claims }
  | { name: 'profile'; claims: Claims }
  | { name: 'company'; claims: Claims }
  | { name: 'found'; claims: Claims; company: CompanyFound }

/**
 * The steps of specification section 4, by name: login 0, otp 1, those of a new user, requested 5. Being signed in (6
 * and -1) closes the dialog.
 */
export type Step =
  | { name: 'login' }
  | { name: 'otp'; resendAt: number }
  | Registering
  | { name: 'requested'; company: CompanyFound }

/** A new user's input; moving between the steps loses none of it. */
export type Draft = {
  customer_type: UserType
  first_name: string
  last_name: string
  phone: string
  email: string
  gstnId: string
  message: string
}

export const emptyDraft: Draft = {
  customer_type: 'INDIVIDUAL',
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  gstnId: '',
  message: '',
}
