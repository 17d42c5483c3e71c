import { type Company, companyApi } from '#contract/company.ts'
import type { CompanyTexts } from './texts.ts'

export type GstTreatment = Company['gstTreatment']

/** The editable fields of a company; the GSTIN and its PAN are fixed. */
export type DetailValues = { companyName: string; gstTreatment: GstTreatment }

const { companyName, gstTreatment } = companyApi.registerCompany.body.shape

/** The contract's rules for these fields. */
export const detailRules = (text: CompanyTexts) => ({
  companyName: { schema: companyName, label: text.companyName.toLowerCase() },
  gstTreatment: { schema: gstTreatment, label: text.gstTreatment },
})
