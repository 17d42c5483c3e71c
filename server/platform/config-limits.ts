import type { Environment } from './config-environment.ts'

/** How often codes may be asked for; undefined means without limit. */
export type OtpLimits = { perHour: number | undefined; perDay: number | undefined; perAddressHour: number | undefined }

/** How often the contact form takes messages of one e-mail address and from one network address; undefined means without limit. */
export type ContactLimits = { perHour: number | undefined; perAddressHour: number | undefined }

/** Limits guard real providers; the demo, which sends nothing, has none unless they are set. */
export const otpLimits = (environment: Environment): OtpLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perHour: environment.LIMIT_OTP_PER_HOUR ?? (live ? 5 : undefined),
    perDay: environment.LIMIT_OTP_PER_DAY ?? (live ? 10 : undefined),
    perAddressHour: environment.LIMIT_OTP_PER_ADDRESS_HOUR ?? (live ? 30 : undefined),
  }
}

export const contactLimits = (environment: Environment): ContactLimits => {
  const live = environment.YANTRA_MODE === 'live'
  return {
    perHour: environment.LIMIT_CONTACT_PER_HOUR ?? (live ? 5 : undefined),
    perAddressHour: environment.LIMIT_CONTACT_PER_ADDRESS_HOUR ?? (live ? 5 : undefined),
  }
}

/** One page costs some 15 ms: 300 of them a minute are a thirteenth of a core, and more than the phones behind one carrier's address. */
export const rendersPerMinute = ({ YANTRA_MODE, LIMIT_RENDERS_PER_MINUTE }: Environment) =>
  LIMIT_RENDERS_PER_MINUTE ?? (YANTRA_MODE === 'live' ? 300 : 3000)
