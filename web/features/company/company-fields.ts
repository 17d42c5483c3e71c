import { type Company, companyApi } from '#contract/company.ts'
import type { CompanyTexts } from './texts.ts'

export type GstTreatment = Company['gstTreatment']

/** What can be changed of a company itself; the GSTIN and its PAN stay. */
export type DetailValues = { companyName: string; gstTreatment: GstTreatment }

const { companyName, gstTreatment } = companyApi.registerCompany.body.shape

/** The contract's rules for them. */
export const detailRules = (text: CompanyTexts) => ({
  companyName: { schema: companyName, label: text.companyName.toLowerCase() },
  gstTreatment: { schema: gstTreatment, label: text.gstTreatment },
})
