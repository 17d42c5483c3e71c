import { commonMessages } from '#contract/messages/common.en.ts'
import { companyMessages } from '#contract/messages/company.en.ts'
import { texts } from '#web/platform/text.ts'

export const useCompanyTexts = texts({ en: { ...commonMessages, ...companyMessages } })
export type CompanyTexts = ReturnType<typeof useCompanyTexts>
