import type { Environment } from './config-environment.ts'

/**
 * Notices that people may cause others to get in a day, from the first of them on: all of a verified company; all of an
 * unverified one or of one person; those of one sender to one recipient; those of all senders to one recipient.
 */
export type NoticeLimits = {
  perVerifiedDay: number
  perUnverifiedDay: number
  perSenderAndRecipientDay: number
  perRecipientDay: number
}

/** The demo has them too, only wider: its people show what happens. */
export const noticeLimits = (environment: Environment): NoticeLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perVerifiedDay: environment.LIMIT_NOTICES_PER_COMPANY_DAY ?? (live ? 200 : 1000),
    perUnverifiedDay: environment.LIMIT_NOTICES_PER_UNVERIFIED_DAY ?? (live ? 20 : 200),
    perSenderAndRecipientDay: environment.LIMIT_NOTICES_TO_ONE_DAY ?? (live ? 3 : 10),
    perRecipientDay: environment.LIMIT_NOTICES_PER_RECIPIENT_DAY ?? (live ? 10 : 100),
  }
}

/** One page costs some 15 ms: 300 of them a minute are a thirteenth of a core, and more than the phones behind one carrier's address. */
export const rendersPerMinute = ({ YANTRA_MODE, LIMIT_RENDERS_PER_MINUTE }: Environment) =>
  LIMIT_RENDERS_PER_MINUTE ?? (YANTRA_MODE === 'live' ? 300 : 3000)
