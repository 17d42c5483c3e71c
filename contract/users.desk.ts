import { z } from 'zod'
import { Address } from './addresses.ts'
import { REASON_MAX } from './company.desk.ts'
import { GstTreatment, verifications } from './company.ts'
import { endpoint } from './endpoint.ts'
import { Id, note, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { personFields } from './people.ts'

export const NOTE_MAX = 2000
const instant = z.iso.datetime({ offset: true })
const params = z.object({ id: Id })
const filter = queryText(100).optional()

/** An internal note about a customer. */
const CustomerNote = z
  .object({ noteId: Id, text: z.string(), by: z.string(), at: instant })
  .meta({ id: 'CustomerNote' })
export type CustomerNote = z.infer<typeof CustomerNote>

export const CompanyLine = z
  .object({
    companyId: Id,
    companyName: z.string(),
    gstin: z.string(),
    verification: z.enum(verifications),
    isDissolved: z.boolean(),
    /** The city of the billing address. */
    city: z.string().nullable(),
    people: z.int(),
    since: instant,
  })
  .meta({ id: 'CompanyLine' })
export type CompanyLine = z.infer<typeof CompanyLine>

const Person = z.object({ ...personFields, isActive: z.boolean() })

/** A company as the desk sees it. */
export const DeskCompany = CompanyLine.omit({ city: true })
  .extend({
    /** As in the GST directory; null for a company of before it was stored. */
    registeredName: z.string().nullable(),
    registeredAddress: z.string(),
    panNumber: z.string(),
    gstTreatment: GstTreatment,
    billingAddress: Address.nullable(),
    deliveryAddress: Address.nullable(),
    projectSites: z.int(),
    /** Administrators first, at most a hundred. */
    members: z.array(Person.extend({ userRole: z.enum(['ROLE_ADMIN', 'ROLE_USER']) })),
    /** Newest first, as are the events. */
    notes: z.array(CustomerNote),
    events: z.array(
      z.object({ event: z.enum(['VERIFIED', 'DISPUTED']), by: z.string(), reason: z.string(), at: instant }),
    ),
  })
  .meta({ id: 'DeskCompany' })
export type DeskCompany = z.infer<typeof DeskCompany>

/** A person without a company. */
export const PersonLine = Person.extend({ since: instant }).meta({ id: 'PersonLine' })
export type PersonLine = z.infer<typeof PersonLine>
export const DeskPerson = PersonLine.extend({ notes: z.array(CustomerNote) }).meta({ id: 'DeskPerson' })
export type DeskPerson = z.infer<typeof DeskPerson>

/** An access request that no administrator is left to decide. */
export const OrphanRequest = z
  .object({
    accessRequestId: Id,
    companyId: Id,
    companyName: z.string(),
    gstin: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneEmail: z.string(),
    message: z.string().nullable(),
    requestedAt: instant,
  })
  .meta({ id: 'OrphanRequest' })
export type OrphanRequest = z.infer<typeof OrphanRequest>

const decision = {
  params,
  body: z.strictObject({ reason: note(1, REASON_MAX) }),
  response: z.void(),
  status: 204,
  problems: ['not-found', 'access-request-decided', 'administrator-decides'],
} as const

/** Customers at the desk. */
export const customersApi = {
  listCompanies: endpoint({
    ...deskPaths.listCompanies,
    summary: 'Companies, newest first; `filter` searches names, GSTINs and people.',
    query: z.strictObject({ filter, verification: z.enum(verifications).optional(), ...pageQuery }),
    response: z.object({ companies: pageOf(CompanyLine) }),
    problems: [],
  }),
  getDeskCompany: endpoint({
    ...deskPaths.getDeskCompany,
    summary: 'One company with its addresses, people, notes and verification.',
    params,
    response: z.object({ company: DeskCompany }),
    problems: ['not-found'],
  }),
  listPersons: endpoint({
    ...deskPaths.listPersons,
    summary: 'People without a company, newest first; `filter` searches names, phones and e-mail addresses.',
    query: z.strictObject({ filter, ...pageQuery }),
    response: z.object({ persons: pageOf(PersonLine) }),
    problems: [],
  }),
  getPerson: endpoint({
    ...deskPaths.getPerson,
    summary: 'One person without a company, with notes.',
    params,
    response: z.object({ person: DeskPerson }),
    problems: ['not-found'],
  }),
  addCustomerNote: endpoint({
    ...deskPaths.addCustomerNote,
    summary: 'Adds an internal note about a company, or about a person without one.',
    params,
    body: z.strictObject({ text: note(1, NOTE_MAX) }),
    status: 201,
    response: z.object({ note: CustomerNote }),
    problems: ['not-found'],
  }),
  listOrphanRequests: endpoint({
    ...deskPaths.listOrphanRequests,
    summary: 'Open access requests to companies without an active administrator, oldest first.',
    response: z.object({ accessRequests: z.array(OrphanRequest) }),
    problems: [],
  }),
  approveOrphanRequest: endpoint({
    ...deskPaths.approveOrphanRequest,
    summary: 'Makes the person the administrator of a company that has no active one.',
    ...decision,
  }),
  rejectOrphanRequest: endpoint({
    ...deskPaths.rejectOrphanRequest,
    summary: 'Rejects an access request to a company without an active administrator.',
    ...decision,
  }),
}
