import { CompanyName, GstTreatment } from '#contract/company.ts'
import type { CompanyTexts } from './texts.ts'

/** The editable fields of a company; the GSTIN and its PAN are fixed. */
export type DetailValues = { companyName: string; gstTreatment: GstTreatment }

/** The contract's rules for these fields. */
export const detailRules = (text: CompanyTexts) => ({
  companyName: { schema: CompanyName.optional(), label: text.companyName.toLowerCase() },
  gstTreatment: { schema: GstTreatment, label: text.gstTreatment },
})
