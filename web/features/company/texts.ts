import { commonTexts } from '#contract/texts/common.en.ts'
import { companyTexts } from '#contract/texts/company.en.ts'
import { texts } from '#web/platform/text.ts'

export const useCompanyTexts = texts({ en: { ...commonTexts, ...companyTexts } })
export type CompanyTexts = ReturnType<typeof useCompanyTexts>
