import type { Config } from '#server/platform/config.ts'
import { configPart, wholeNumber } from '#server/platform/config-part.ts'

type Part = {
  linkLimits: {
    /** Links that one person makes in a day. */
    perMakerDay: number
    /** Calls by links from one network in a minute. */
    callsPerMinute: number
  }
}

/** The demo has the same limits with higher values. */
export const signedLinksConfig = configPart({
  shape: {
    LIMIT_LINKS_PER_DAY: wholeNumber.optional(),
    LIMIT_LINK_CALLS_PER_MINUTE: wholeNumber.optional(),
  },
  needs: {},
  carriers: [],
  read: (environment, mode): Part => {
    const live = mode === 'live'
    return {
      linkLimits: {
        perMakerDay: environment.LIMIT_LINKS_PER_DAY ?? (live ? 100 : 1000),
        callsPerMinute: environment.LIMIT_LINK_CALLS_PER_MINUTE ?? (live ? 300 : 6000),
      },
    }
  },
})

/** The configuration of links. */
export type SignedLinksConfig = Config & Part
