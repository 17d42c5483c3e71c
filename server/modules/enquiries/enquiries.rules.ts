import type { Address } from '#contract/addresses.ts'
import { addDays, dateInIndia, financialYear } from '#contract/dates.ts'
import { type EnquiryStatus, enquiryStatuses } from '#contract/enquiries.ts'
import { START_WITHIN_DAYS } from '#contract/hire-limits.ts'
import type { Role } from '#contract/session.ts'
import type { Customer } from '#server/platform/principal.ts'

/** Whether a hire may start on that civil date: from today (in India) to 365 days ahead. */
export function mayStartOn(startDate: string, now: Date) {
  const today = dateInIndia(now)
  return startDate >= today && startDate <= addDays(today, START_WITHIN_DAYS)
}

export const ENQUIRY_SERIES = 'ENQ'

/** `ENQ-2627-000123`: series, financial year, number in that year. */
export const enquiryNumber = (enquiryDate: string, drawn: number) =>
  `${ENQUIRY_SERIES}-${financialYear(enquiryDate)}-${String(drawn).padStart(6, '0')}`

/** A viewer sees their own enquiries, and all of the company they administer. */
export type Viewer = Customer & { readonly role: Role }

export const seesWholeCompany = ({ companyId, role }: Viewer) => companyId !== null && role === 'ROLE_ADMIN'

/** The total and the count of each status, including zeros. */
export const countsOf = (found: readonly { status: EnquiryStatus; total: number }[]) => {
  const none = Object.fromEntries(enquiryStatuses.map((status) => [status, 0])) as Record<EnquiryStatus, number>
  const each = Object.fromEntries(found.map(({ status, total }) => [status, total]))
  return { ALL: found.reduce((sum, { total }) => sum + total, 0), ...none, ...each }
}

/** A site's address in one line, to be kept with an enquiry. */
export const addressLine = ({ addressName, addressLine1, addressLine2, city, state, pincode }: Address) =>
  [addressName, addressLine1, addressLine2, city, `${state} ${pincode}`].filter(Boolean).join(', ')
