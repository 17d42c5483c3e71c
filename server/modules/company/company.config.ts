import type { Config } from '#server/platform/config.ts'
import { configPart, httpAddress, setText, wholeNumber } from '#server/platform/config-part.ts'

type Part = {
  /** Where GSTINs are looked up; the embedded directory unless set. */
  gstDirectoryUrl: string | undefined
  gstDirectoryKey: string | undefined
  /** GSTINs one account may look up in an hour; undefined means without limit. */
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

/** What the company's use cases are configured with. */
export type CompanyConfig = Config & Part
