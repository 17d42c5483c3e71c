import type { Environment } from './config-environment.ts'

/** How often codes may be asked for by one identifier or from one network, and wrong ones typed from one network. */
export type OtpLimits = {
  perTenMinutes: number
  perHour: number
  perDay: number
  perAddressHour: number
  triesPerAddressHour: number
}

/** As B-16 has them; the demo, which sends nothing, is generous. */
export const OTP_LIMITS: Record<'live' | 'demo', OtpLimits> = {
  live: { perTenMinutes: 3, perHour: 5, perDay: 10, perAddressHour: 30, triesPerAddressHour: 100 },
  demo: { perTenMinutes: 10, perHour: 60, perDay: 300, perAddressHour: 3000, triesPerAddressHour: 3000 },
}

/** How often the contact form takes messages of one e-mail address and from one network address; undefined means without limit. */
export type ContactLimits = { perHour: number | undefined; perAddressHour: number | undefined }

/** What is set, else what the mode has. */
export const otpLimits = (environment: Environment): OtpLimits => {
  const limits = OTP_LIMITS[environment.YANTRA_MODE]
  return {
    perTenMinutes: environment.LIMIT_OTP_PER_TEN_MINUTES ?? limits.perTenMinutes,
    perHour: environment.LIMIT_OTP_PER_HOUR ?? limits.perHour,
    perDay: environment.LIMIT_OTP_PER_DAY ?? limits.perDay,
    perAddressHour: environment.LIMIT_OTP_PER_ADDRESS_HOUR ?? limits.perAddressHour,
    triesPerAddressHour: environment.LIMIT_OTP_TRIES_PER_ADDRESS_HOUR ?? limits.triesPerAddressHour,
  }
}

/** Limits guard real providers; the demo, which sends nothing, has none unless they are set. */
export const contactLimits = (environment: Environment): ContactLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perHour: environment.LIMIT_CONTACT_PER_HOUR ?? (live ? 5 : undefined),
    perAddressHour: environment.LIMIT_CONTACT_PER_ADDRESS_HOUR ?? (live ? 5 : undefined),
  }
}

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
