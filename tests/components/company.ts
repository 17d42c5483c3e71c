import { Address } from '#contract/addresses.ts'
import type { Company } from '#contract/company.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { aSite } from './samples.ts'

/** The company of the signed-in person, as the server keeps it during a test. */
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
    poNumberRequired: false,
    ...more,
  }
  const shown = () => new Versioned({ Company: { ...company } }, `"${version}"`)
  function change(changes: { [Key in keyof Company]?: Company[Key] | undefined }) {
    version += 1
    return Object.assign(company, changes)
  }
  const replies = {
    getCompanyProfile: shown,
    saveCompanyProfile: ({ headers, body }) => {
      const { 'if-match': known } = headers
      if (known !== undefined && known !== `"${version}"`) return refused('precondition-failed')
      const { companyName, gstTreatment, billingAddress, deliveryAddress } = body
      const address = (sent: typeof billingAddress | null) => sent && Address.parse({ ...aSite('', 51), ...sent })
      change({
        ...(companyName === undefined ? {} : { companyName }),
        ...(gstTreatment === undefined ? {} : { gstTreatment }),
        ...(billingAddress === undefined ? {} : { billingAddress: address(billingAddress) }),
        ...(deliveryAddress === undefined ? {} : { deliveryAddress: address(deliveryAddress) }),
      })
      return shown()
    },
  } satisfies Replies
  return { company, change, replies }
}

/** The GST directory's answer for a company that is not registered here. */
export const FOUND = {
  status: 'new',
  gst: '29ZZXCS2198Z1ZB',
  pan: 'ZZXCS2198Z',
  name: 'Sahyadri Structures Private Limited',
  address: 'Plot 4, Peenya Industrial Area, Bengaluru, Karnataka 560058',
} as const
