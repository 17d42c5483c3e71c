import type { Environment } from './config-environment.ts'

/**
 * Limits on the notices that people may cause others to get in a day: for a verified company, for an unverified company
 * or an individual, from one sender to one recipient, and from all senders to one recipient. They belong to `notifyFor`,
 * which every row that sends notices to others shares.
 */
export type NoticeLimits = {
  perVerifiedDay: number
  perUnverifiedDay: number
  perSenderAndRecipientDay: number
  perRecipientDay: number
}

/** The demo has the same limits with higher values, so that they can be shown. */
export const noticeLimits = (environment: Environment): NoticeLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perVerifiedDay: environment.LIMIT_NOTICES_PER_COMPANY_DAY ?? (live ? 200 : 1000),
    perUnverifiedDay: environment.LIMIT_NOTICES_PER_UNVERIFIED_DAY ?? (live ? 20 : 200),
    perSenderAndRecipientDay: environment.LIMIT_NOTICES_TO_ONE_DAY ?? (live ? 3 : 10),
    perRecipientDay: environment.LIMIT_NOTICES_PER_RECIPIENT_DAY ?? (live ? 10 : 100),
  }
}

/** A page costs about 15 ms: 300 a minute use 1/13 of a core, and suffice for the phones behind a carrier's address. */
export const rendersPerMinute = ({ YANTRA_MODE, LIMIT_RENDERS_PER_MINUTE }: Environment) =>
  LIMIT_RENDERS_PER_MINUTE ?? (YANTRA_MODE === 'live' ? 300 : 3000)
