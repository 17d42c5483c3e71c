import { CustomerEnquiry } from '#contract/enquiries.customer.ts'
import { DeskCompany, OrphanRequest } from '#contract/users.desk.ts'
import type { CustomerDocument } from '#contract/users.documents.ts'
import { type Replies, Versioned } from './replies.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { aSite, idOf, pageOf, pageOfFound } from './samples.ts'

export const AT = '2026-11-24T11:48:00.000Z'
const MALVAN = { companyId: idOf(800), companyName: 'Malvan Towers Private Limited', gstin: '27ZZXCB9949G1ZM' }

export const aMember = { userId: idOf(802), firstName: 'Asha', lastName: 'Patil', email: 'asha@malvan.example' }

export const aCompany = makerOf(DeskCompany, {
  ...MALVAN,
  verification: 'UNVERIFIED',
  people: 1,
  since: AT,
  registeredName: 'MALVAN TOWERS PRIVATE LIMITED',
  registeredAddress: 'Malvan, Maharashtra 416606',
  panNumber: 'ZZXCB9949G',
  gstTreatment: 'business_gst',
  billingAddress: { ...aSite('Head office'), addressType: 'BILLING' },
  projectSites: 3,
  members: [{ ...aMember, phone: '9000000077', isActive: true, userRole: 'ROLE_ADMIN' }],
})

export const aFile = {
  fileId: idOf(830),
  name: 'letter of authority.pdf',
  type: 'application/pdf' as const,
  size: 40_000,
}

const twelveEnquiries = Array.from({ length: 12 }, (_, n) =>
  sampleOf(CustomerEnquiry, {
    enquiryId: idOf(840 + n),
    enquiryNumber: `ENQ-2627-${String(12 - n).padStart(6, '0')}`,
    status: n === 0 ? 'SUBMITTED' : 'QUOTED',
    machines: '2 Genie GS-3246, 1 JLG 450AJ',
    cityName: 'Pune',
    askedBy: 'Asha Patil',
  }),
)

const request = sampleOf(OrphanRequest, {
  ...MALVAN,
  firstName: 'Ravi',
  lastName: 'Iyer',
  phoneEmail: '9000000088',
  message: 'I am its director.',
  requestedAt: AT,
})

/** A company with a request, as the server keeps them during a test. */
export function customersAtDesk(company = aCompany()) {
  let requests = [request]
  let limits = { customerId: idOf(800), creditLimitPaise: null as number | null, paymentDays: null as number | null }
  let version = 1
  let documents: CustomerDocument[] = []
  const by = { by: 'Meera Joshi', at: AT }
  const decide = () => {
    requests = []
    return undefined
  }
  const replies: Replies = {
    listCompanies: ({ query: { verification = company.verification, ...query } }) => {
      const companies = [{ ...company, city: 'Pune' }].filter((one) => one.verification === verification)
      return { companies: pageOfFound(companies, query, ({ companyName }) => companyName) }
    },
    listOrphanRequests: () => ({ accessRequests: requests }),
    approveOrphanRequest: decide,
    rejectOrphanRequest: decide,
    getDeskCompany: () => new Versioned({ company }, `W/"${version}"`),
    addCustomerNote: ({ body: { text } }) => {
      const note = { noteId: idOf(820 + company.notes.length), text, ...by }
      company.notes.unshift(note)
      return { note }
    },
    judgeCompany: ({ body: { verdict, reason } }) => {
      version += 1
      company.verification = verdict
      company.events.unshift({ event: verdict, reason, ...by })
      return { verification: verdict }
    },
    listCustomerEnquiries: ({ query }) => ({ enquiries: pageOf(twelveEnquiries, query) }),
    listCustomerDocuments: () => ({ documents }),
    uploadDeskFile: { file: aFile },
    addCustomerDocument: ({ body: { fileId } }) => {
      const document = { documentId: fileId, file: { ...aFile, url: '/v1/files/x' }, ...by }
      documents = [document]
      return { document }
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
