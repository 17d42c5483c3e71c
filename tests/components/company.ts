import type { Company } from '#contract/company.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { aSite } from './samples.ts'

/** The company of whoever is signed in, as the server keeps it during a test. */
export function aCompany(more: Partial<Company> = {}) {
  let version = 1
  const company: Company = {
    companyName: 'Malvan Towers Private Limited',
    gstin: '27ZZXCB9949G1ZM',
    gstTreatment: 'business_gst',
    panNumber: 'ZZXCB9949G',
    billingAddress: { ...aSite('Head office', 50), addressType: 'BILLING' },
    deliveryAddress: null,
    verification: 'UNVERIFIED',
    ...more,
  }
  const shown = () => new Versioned({ Company: { ...company } }, `"${version}"`)
  function change(changes: { [Key in keyof Company]?: Company[Key] | undefined }) {
    version += 1
    return Object.assign(company, changes)
  }
  const replies: Replies = {
    getCompanyProfile: shown,
    saveCompanyProfile: ({ headers, body: { companyName, gstTreatment } }) => {
      if (headers['if-match'] !== `"${version}"`) return refused('precondition-failed')
      change({
        ...(companyName === undefined ? {} : { companyName }),
        ...(gstTreatment === undefined ? {} : { gstTreatment }),
      })
      return shown()
    },
  }
  return { company, change, replies }
}
