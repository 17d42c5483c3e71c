// When a version ends, and what its reader may answer.
import { endOfDate } from '#contract/dates.ts'
import type { Quote, QuoteDocument, QuoteStatus } from '#contract/quotes.ts'

type Version = { readonly status: QuoteStatus } & Pick<QuoteDocument, 'validUntil' | 'totalPaise'>

/** Whether a version may be accepted at this time; it ends by the clock, whatever its status still says. */
export const isLive = ({ status, validUntil }: Pick<Version, 'status' | 'validUntil'>, now: Date) =>
  status === 'SENT' && now < endOfDate(validUntil)

/** Whether a change may be asked for: also of a version that has run out. */
export const mayBeChanged = (status: QuoteStatus) => status === 'SENT' || status === 'EXPIRED'

/** The rights of the reader in the enquiry that a quote answers. */
export type Standing = {
  /** Whether the enquiry is a company's. */
  readonly isOfCompany: boolean
  /** The highest total that they accept alone, in paise with GST; null for no limit. */
  readonly limitPaise: number | null
  readonly needsPoNumber: boolean
}

/** Whether a total is for an administrator to accept. */
export const isAbove = ({ limitPaise }: Standing, totalPaise: number) => limitPaise !== null && totalPaise > limitPaise

/** For the people of its site, who only read. */
export const noAnswers: Quote['answers'] = {
  mayAccept: false,
  needsApproval: false,
  needsPoNumber: false,
  needsBillingParty: false,
  mayDecline: false,
  mayRequestChange: false,
}

/** The answers open to this person now. */
export function answersFor(version: Version, standing: Standing, now: Date): Quote['answers'] {
  const live = isLive(version, now)
  return {
    mayAccept: live,
    needsApproval: isAbove(standing, version.totalPaise),
    needsPoNumber: standing.needsPoNumber,
    needsBillingParty: !standing.isOfCompany,
    mayDecline: live,
    mayRequestChange: mayBeChanged(version.status),
  }
}
