import { z } from 'zod'
import type { Config } from '#server/platform/config.ts'
import { configPart, wholeNumber } from '#server/platform/config-part.ts'

type Part = {
  /** The email address of the staff who answer the contact form. */
  contactTo: string
  /** The address in security.txt. */
  securityContact: string
  /** Messages accepted in an hour; undefined means no limit. */
  contactLimits: { perHour: number | undefined; perAddressHour: number | undefined }
}

/** The staff of the demo. */
const DEMO_DESK = 'desk@yantra.example'
const LIVE_PER_HOUR = 5

export const contactConfig = configPart({
  shape: {
    CONTACT_TO: z.email().optional(),
    SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/ }).optional(),
    LIMIT_CONTACT_PER_HOUR: wholeNumber.optional(),
    LIMIT_CONTACT_PER_ADDRESS_HOUR: wholeNumber.optional(),
  },
  needs: { CONTACT_TO: 'the email address that receives messages of the contact form' },
  carriers: [],
  read: (environment, mode): Part => {
    const contactTo = environment.CONTACT_TO ?? DEMO_DESK
    // Limits protect real providers; the demo sends nothing and has none unless they are set.
    const limit = mode === 'live' ? LIVE_PER_HOUR : undefined
    return {
      contactTo,
      securityContact: environment.SECURITY_CONTACT ?? `mailto:${contactTo}`,
      contactLimits: {
        perHour: environment.LIMIT_CONTACT_PER_HOUR ?? limit,
        perAddressHour: environment.LIMIT_CONTACT_PER_ADDRESS_HOUR ?? limit,
      },
    }
  },
})

/** The configuration of the contact form. */
export type ContactConfig = Config & Part
