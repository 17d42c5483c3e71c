import { Address } from '#contract/addresses.ts'
import { Company } from '#contract/company.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { makerOf, type Named } from './sample-of.ts'
import { aSite } from './samples.ts'

const malvan = makerOf(Company, {
  companyName: 'Malvan Towers Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  gstTreatment: 'business_gst',
  panNumber: 'ZZXCB9949G',
  billingAddress: { ...aSite('Head office', 50), addressType: 'BILLING' },
  verification: 'UNVERIFIED',
})

/** The company of the signed-in person, as the server keeps it during a test. */
export function aCompany(more?: Named<Company>) {
  let version = 1
  const company = malvan(more)
  const shown = () => new Versioned({ Company: { ...company } }, `"${version}"`)
  function change(changes: { [Key in keyof Company]?: Company[Key] | undefined }) {
    version += 1
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    return Object.assign(company, Object.fromEntries(given))
  }
  const replies = {
    getCompanyProfile: shown,
    saveCompanyProfile: ({ headers, body: { companyName, gstTreatment, billingAddress, deliveryAddress } }) => {
      const { 'if-match': known } = headers
      if (known !== undefined && known !== `"${version}"`) return refused('precondition-failed')
      const address = (sent: typeof deliveryAddress) => sent && Address.parse({ ...aSite('', 51), ...sent })
      const addresses = { billingAddress: address(billingAddress), deliveryAddress: address(deliveryAddress) }
      change({ companyName, gstTreatment, ...addresses })
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
