import type { Config } from '#server/platform/config.ts'
import { configPart, flag } from '#server/platform/config-part.ts'

type Part = {
  /** The aggregate turnover was above ₹5 crore in a year since 2017-18: invoices to registered customers are reported. */
  aatoAbove5Crore: boolean
}

export const gstConfig = configPart({
  shape: { AATO_ABOVE_5_CRORE: flag.default(false) },
  needs: {},
  carriers: [],
  read: (environment): Part => ({ aatoAbove5Crore: environment.AATO_ABOVE_5_CRORE }),
})

/** The configuration of GST papers. */
export type GstConfig = Config & Part
