import { z } from 'zod'
import { Address, AddressRequest, addressChange } from './addresses.ts'
import { changeOf } from './change.ts'
import { companyUsersApi } from './company-users.ts'
import { endpoint } from './endpoint.ts'
import {
  boundedText,
  type FieldTextKey,
  FirstName,
  Id,
  ignoredText,
  LastName,
  optionalNote,
  optionalText,
  PhoneOrEmail,
  queryText,
  text,
} from './fields.ts'
import { GSTIN_LENGTH, gstinFault, normaliseGstin } from './gstin.ts'
import { hasLink } from './links.ts'
import { paths } from './paths.ts'
import { Tokens } from './session.ts'

export const gstTreatments = ['business_gst', 'business_none', 'consumer', 'sez', 'deemed_export', 'overseas'] as const
/** A company works unverified too. */
export const verifications = ['UNVERIFIED', 'VERIFIED', 'DISPUTED'] as const
/** How long a look-up of a GSTIN opens its registration. */
export const GST_LOOKUP_MINUTES = 15
/** How long an administrator may decide on a request to be let in. */
export const ACCESS_REQUEST_DAYS = 7

/** A well-formed GSTIN; the first fault is the violation's code. */
export const Gstin = boundedText(GSTIN_LENGTH, { missing: 'EMPTY', long: 'LENGTH' })
  .transform(normaliseGstin)
  .superRefine((gstin, context) => {
    const fault = gstinFault(gstin)
    if (fault) context.addIssue({ code: 'custom', message: `${fault}` })
  })

export const GstDetails = z
  .object({
    status: z.enum(['new', 'existing']),
    gst: z.string(),
    pan: z.string(),
    name: z.string(),
    address: z.string(),
    createdByName: z.string().optional(),
    createdByCompanyName: z.string().optional(),
    createdByEmail: z.string().optional(),
  })
  .meta({ id: 'GstDetails' })

export const Company = z
  .object({
    companyName: z.string(),
    gstin: z.string(),
    gstTreatment: z.enum(gstTreatments),
    panNumber: z.string(),
    billingAddress: Address.nullable(),
    deliveryAddress: Address.nullable(),
    /** Whether somebody of the house has seen that it is run by whom the GSTIN belongs to. */
    verification: z.enum(verifications),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

const AccessRequest = z
  .object({
    accessRequestId: Id,
    firstName: z.string(),
    lastName: z.string(),
    phoneEmail: z.string(),
    message: z.string().nullable(),
    requestedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AccessRequest' })

/** What somebody asked for themself; of the company only what the GST directory told them. */
const OwnAccessRequest = z
  .object({
    accessRequestId: Id,
    gstin: z.string(),
    companyName: z.string().optional(),
    requestedAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OwnAccessRequest' })
export type OwnAccessRequest = z.infer<typeof OwnAccessRequest>

const key = (name: FieldTextKey) => name
/** What a company calls itself. */
const CompanyName = text(2, 120).refine((name) => !hasLink(name), key('link'))

const gstQuery = z.strictObject({ gstnId: Gstin })
const params = z.object({ id: Id })
const pending = z.object({ status: z.literal('PENDING') })
const message = optionalNote(2000)
const companyFields = {
  gstTreatment: z.enum(gstTreatments),
  panNumber: optionalText(10),
  billingAddress: AddressRequest,
  deliveryAddress: AddressRequest.nullish(),
}

export const companyApi = {
  getRegisterGstDetails: endpoint({
    ...paths.getRegisterGstDetails,
    summary: 'Who holds a GSTIN; where the company is registered, who did that, masked.',
    query: gstQuery,
    queryIsForm: true,
    response: GstDetails,
    problems: ['gstin-not-found', 'too-many-requests', 'service-unavailable'],
  }),
  confirmRegistration: endpoint({
    ...paths.confirmRegistration,
    summary: 'Makes the account of a new user and their company, after a look-up of its GSTIN.',
    query: z.strictObject({
      gstnId: boundedText(GSTIN_LENGTH, { long: 'LENGTH' }).optional(),
      phoneOrEmail: PhoneOrEmail,
    }),
    queryIsForm: true,
    body: z.strictObject({ first_name: FirstName.optional(), last_name: LastName.optional() }).nullish(),
    response: Tokens,
    problems: ['forbidden', 'gst-lookup-required', 'company-exists', 'already-registered'],
  }),
  registerWithAccessRequest: endpoint({
    ...paths.registerWithAccessRequest,
    summary: 'Makes the individual account of a new user who asks to be let into an existing company.',
    body: z.strictObject({
      gstnId: Gstin,
      first_name: FirstName,
      last_name: LastName,
      phone: ignoredText(),
      email: ignoredText(),
      message,
    }),
    response: Tokens,
    problems: ['gstin-not-found', 'already-registered', 'too-many-requests'],
  }),
  getCompanyGstDetails: endpoint({
    ...paths.getCompanyGstDetails,
    summary: 'Who holds a GSTIN, for somebody signed in.',
    query: gstQuery,
    queryIsForm: true,
    response: GstDetails,
    problems: ['gstin-not-found', 'too-many-requests', 'service-unavailable'],
  }),
  requestCompanyAccess: endpoint({
    ...paths.requestCompanyAccess,
    summary: 'Asks to be let into an existing company; one of its administrators decides.',
    body: z.strictObject({ gstnId: Gstin, message }),
    response: pending,
    status: 202,
    problems: ['gstin-not-found', 'access-already-requested', 'too-many-requests'],
  }),
  listOwnAccessRequests: endpoint({
    ...paths.listOwnAccessRequests,
    summary: 'Companies one has asked to be let into and that have not answered yet.',
    response: z.object({ accessRequests: z.array(OwnAccessRequest) }),
    problems: [],
  }),
  withdrawAccessRequest: endpoint({
    ...paths.withdrawAccessRequest,
    summary: 'Takes back a request of one’s own.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  listAccessRequests: endpoint({
    ...paths.listAccessRequests,
    summary: 'Who asks to be let in.',
    response: z.object({ accessRequests: z.array(AccessRequest) }),
    problems: [],
  }),
  approveAccessRequest: endpoint({
    ...paths.approveAccessRequest,
    summary: 'Lets somebody in as a user.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'access-request-decided'],
  }),
  rejectAccessRequest: endpoint({
    ...paths.rejectAccessRequest,
    summary: 'Turns somebody down.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'access-request-decided'],
  }),
  registerCompany: endpoint({
    ...paths.registerCompany,
    summary: "Makes one's company and becomes its administrator; own open enquiries move along.",
    body: z.strictObject({ gstnId: Gstin, companyName: CompanyName.optional(), ...companyFields }),
    response: Tokens.extend({ Company }),
    problems: ['gstin-not-found', 'company-exists', 'too-many-requests', 'service-unavailable'],
  }),
  getCompanyProfile: endpoint({
    ...paths.getCompanyProfile,
    summary: 'The own company.',
    response: z.object({ Company }),
    problems: [],
  }),
  saveCompanyProfile: endpoint({
    ...paths.saveCompanyProfile,
    summary: 'Changes the own company; the GSTIN stays. Only what is sent changes.',
    headers: z.object({ 'if-match': queryText(100).optional() }),
    ...changeOf(
      Company,
      {
        companyName: CompanyName.optional(),
        gstTreatment: companyFields.gstTreatment.optional(),
        panNumber: companyFields.panNumber,
        billingAddress: addressChange.body.optional(),
        deliveryAddress: addressChange.body.nullish(),
      },
      { billingAddress: addressChange, deliveryAddress: addressChange },
    ),
    response: z.object({ Company }),
    problems: ['precondition-failed'],
  }),
  ...companyUsersApi,
}
