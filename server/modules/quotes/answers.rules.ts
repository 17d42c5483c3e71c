// When a version ends, and what its reader may answer.
import { addDays } from '#contract/dates.ts'
import type { Quote, QuoteStatus } from '#contract/quotes.ts'
import type { Viewer } from '#server/modules/enquiries/viewing.ts'

/** The end of a civil date in India, 24:00. */
export const endOf = (validUntil: string) => new Date(`${addDays(validUntil, 1)}T00:00:00+05:30`)

type Version = { readonly status: QuoteStatus; readonly validUntil: string }

/** What this person may answer now: a member of a company asks an administrator for approval. */
export function answersFor({ status, validUntil }: Version, { companyId, role }: Viewer, now: Date): Quote['answers'] {
  const isLive = status === 'SENT' && now < endOf(validUntil)
  return {
    mayAccept: isLive,
    needsApproval: companyId !== null && role !== 'ROLE_ADMIN',
    needsPoNumber: false,
    needsBillingParty: companyId === null,
    mayDecline: isLive,
    mayRequestChange: isLive || status === 'SENT' || status === 'EXPIRED',
  }
}
