import type { Config } from '#server/platform/config.ts'
import { configPart, flag, wholeNumber } from '#server/platform/config-part.ts'

/** The limits on codes requested by one identifier or one network, and on wrong codes entered by one network. */
export type OtpLimits = {
  perTenMinutes: number
  perHour: number
  perDay: number
  perAddressHour: number
  triesPerAddressHour: number
}

/** B-16 sets the limits of live mode; the demo sends nothing and has generous ones. */
export const OTP_LIMITS: Record<'live' | 'demo', OtpLimits> = {
  live: { perTenMinutes: 3, perHour: 5, perDay: 10, perAddressHour: 30, triesPerAddressHour: 100 },
  demo: { perTenMinutes: 10, perHour: 60, perDay: 300, perAddressHour: 3000, triesPerAddressHour: 3000 },
}

type Part = {
  /** Whether the header shows the Login/Sign Up button. */
  featureLogin: boolean
  otpLimits: OtpLimits
}

export const sessionConfig = configPart({
  shape: {
    FEATURE_LOGIN: flag.default(true),
    LIMIT_OTP_PER_TEN_MINUTES: wholeNumber.optional(),
    LIMIT_OTP_PER_HOUR: wholeNumber.optional(),
    LIMIT_OTP_PER_DAY: wholeNumber.optional(),
    LIMIT_OTP_PER_ADDRESS_HOUR: wholeNumber.optional(),
    LIMIT_OTP_TRIES_PER_ADDRESS_HOUR: wholeNumber.optional(),
  },
  needs: {},
  carriers: [],
  read: (environment, mode): Part => {
    const limits = OTP_LIMITS[mode]
    return {
      featureLogin: environment.FEATURE_LOGIN,
      otpLimits: {
        perTenMinutes: environment.LIMIT_OTP_PER_TEN_MINUTES ?? limits.perTenMinutes,
        perHour: environment.LIMIT_OTP_PER_HOUR ?? limits.perHour,
        perDay: environment.LIMIT_OTP_PER_DAY ?? limits.perDay,
        perAddressHour: environment.LIMIT_OTP_PER_ADDRESS_HOUR ?? limits.perAddressHour,
        triesPerAddressHour: environment.LIMIT_OTP_TRIES_PER_ADDRESS_HOUR ?? limits.triesPerAddressHour,
      },
    }
  },
})

/** The configuration of the session's use cases. */
export type SessionConfig = Config & Part
