import type { Config } from '#server/platform/config.ts'
import { configPart, httpAddress, setText, wholeNumber } from '#server/platform/config-part.ts'

type Part = {
  /** Address of the GST provider; without it, the embedded directory is used. */
  gstDirectoryUrl: string | undefined
  gstDirectoryKey: string | undefined
  /** GSTINs that one account may look up in an hour; undefined means no limit. */
  gstLookupsPerHour: number | undefined
}

export const companyConfig = configPart({
  shape: {
    GST_DIRECTORY_URL: httpAddress.optional(),
    GST_DIRECTORY_KEY: setText.optional(),
    LIMIT_GST_LOOKUPS_PER_HOUR: wholeNumber.optional(),
  },
  needs: {
    GST_DIRECTORY_URL: 'the GST provider; the embedded directory knows invented companies only',
    GST_DIRECTORY_KEY: 'the key of the GST provider',
  },
  carriers: ['GST_DIRECTORY_URL'],
  read: (environment, mode): Part => ({
    gstDirectoryUrl: environment.GST_DIRECTORY_URL,
    gstDirectoryKey: environment.GST_DIRECTORY_KEY,
    gstLookupsPerHour: environment.LIMIT_GST_LOOKUPS_PER_HOUR ?? (mode === 'live' ? 10 : undefined),
  }),
})

/** The configuration of the company's use cases. */
export type CompanyConfig = Config & Part
