import type { CustomerEnquiry } from '#contract/enquiries.customer.ts'
import type { DeskCompany } from '#contract/users.desk.ts'
import type { CustomerDocument } from '#contract/users.documents.ts'
import { type Replies, Versioned } from './replies.ts'
import { idOf, pageOf } from './samples.ts'

export const AT = '2026-11-24T11:48:00.000Z'

const address = {
  addressId: idOf(801),
  addressName: 'Head office',
  addressLine1: '4 MG Road',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  zohoCrmId: null,
  addressType: 'BILLING' as const,
}
export const aMember = { userId: idOf(802), firstName: 'Asha', lastName: 'Patil', email: 'asha@malvan.example' }

export const aCompany = (more: Partial<DeskCompany> = {}): DeskCompany => ({
  companyId: idOf(800),
  companyName: 'Malvan Towers Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  verification: 'UNVERIFIED',
  isDissolved: false,
  people: 1,
  since: AT,
  registeredName: 'MALVAN TOWERS PRIVATE LIMITED',
  registeredAddress: 'Malvan, Maharashtra 416606',
  panNumber: 'ZZXCB9949G',
  gstTreatment: 'business_gst',
  billingAddress: address,
  deliveryAddress: null,
  projectSites: 3,
  members: [{ ...aMember, phone: '9000000077', isActive: true, userRole: 'ROLE_ADMIN' }],
  notes: [],
  events: [],
  ...more,
})

export const aFile = {
  fileId: idOf(830),
  name: 'letter of authority.pdf',
  type: 'application/pdf' as const,
  size: 40_000,
}
const someEnquiries = (count: number) =>
  Array.from(
    { length: count },
    (_, n): CustomerEnquiry => ({
      enquiryId: idOf(840 + n),
      enquiryNumber: `ENQ-2627-${String(count - n).padStart(6, '0')}`,
      enquiryDate: '2026-11-20',
      status: n === 0 ? 'SUBMITTED' : 'QUOTED',
      machines: '2 Genie GS-3246, 1 JLG 450AJ',
      cityName: 'Pune',
      askedBy: 'Asha Patil',
    }),
  )

const request = {
  accessRequestId: idOf(810),
  companyId: idOf(800),
  companyName: 'Malvan Towers Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  firstName: 'Ravi',
  lastName: 'Iyer',
  phoneEmail: '9000000088',
  message: 'I am its director.',
  requestedAt: AT,
}

/** A company with a request, as the server keeps them during a test. */
export function customersAtDesk(company = aCompany()) {
  let requests = [request]
  let limits = { customerId: idOf(800), creditLimitPaise: null as number | null, paymentDays: null as number | null }
  let version = 1
  let documents: CustomerDocument[] = []
  const decide = () => {
    requests = []
    return undefined
  }
  const replies: Replies = {
    listCompanies: ({ query: { filter = '', verification, ...paged } }) => ({
      companies: pageOf(
        [{ ...company, city: 'Pune' }].filter(
          (one) =>
            one.companyName.toLowerCase().includes(filter.toLowerCase()) &&
            one.verification === (verification ?? one.verification),
        ),
        paged,
      ),
    }),
    listOrphanRequests: () => ({ accessRequests: requests }),
    approveOrphanRequest: decide,
    rejectOrphanRequest: decide,
    getDeskCompany: () => new Versioned({ company }, `W/"${version}"`),
    addCustomerNote: ({ body: { text } }) => {
      const note = { noteId: idOf(820 + company.notes.length), text, by: 'Meera Joshi', at: AT }
      Object.assign(company, { notes: [note, ...company.notes] })
      return { note }
    },
    judgeCompany: ({ body: { verdict, reason } }) => {
      version += 1
      const event = { event: verdict, by: 'Meera Joshi', reason, at: AT }
      Object.assign(company, { verification: verdict, events: [event, ...company.events] })
      return { verification: verdict }
    },
    listCustomerEnquiries: ({ query }) => ({ enquiries: pageOf(someEnquiries(12), query) }),
    listCustomerDocuments: () => ({ documents }),
    uploadDeskFile: { file: aFile },
    addCustomerDocument: ({ body: { fileId } }) => {
      documents = [{ documentId: fileId, file: { ...aFile, url: '/v1/files/x' }, by: 'Meera Joshi', at: AT }]
      return { document: documents[0] as CustomerDocument }
    },
    removeCustomerDocument: () => {
      documents = []
      return undefined
    },
    getCustomerLimits: () => new Versioned({ limits }, 'W/"0"'),
    saveCustomerLimits: ({ body }) => {
      limits = { ...limits, ...body, customerId: idOf(800) }
      return { limits }
    },
  }
  return { replies }
}
