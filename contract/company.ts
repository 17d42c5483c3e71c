import { z } from 'zod'
import { Address, AddressRequest, addressChange } from './addresses.ts'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, type FieldTextKey, FirstName, LastName, PhoneOrEmail, text } from './fields.ts'
import { customerNumberFault, GSTIN_LENGTH, normaliseGstin } from './gstin.ts'
import { capitals, ungrouped } from './identifiers.ts'
import { hasLink } from './links.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { Tokens } from './session.ts'
import { versioned } from './versioned.ts'

export const gstTreatments = ['business_gst', 'business_none', 'consumer', 'sez', 'deemed_export', 'overseas'] as const
export const GstTreatment = z.enum(gstTreatments)
export type GstTreatment = z.infer<typeof GstTreatment>
/** An unverified company works too. */
export const verifications = ['UNVERIFIED', 'VERIFIED', 'DISPUTED'] as const
/** Minutes after the look-up of a GSTIN in which it can be registered. */
export const GST_LOOKUP_MINUTES = 15

/** A well-formed GSTIN or UIN; the first fault is the violation's code. */
export const Gstin = boundedText(GSTIN_LENGTH, { missing: 'EMPTY', long: 'LENGTH' })
  .transform(normaliseGstin)
  .superRefine((gstin, context) => {
    const fault = customerNumberFault(gstin)
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
    gstTreatment: GstTreatment,
    panNumber: z.string(),
    billingAddress: Address.nullable(),
    deliveryAddress: Address.nullable(),
    /** Whether staff have confirmed that the GSTIN's owner runs the company. */
    verification: z.enum(verifications),
    /** Whether its people name a PO number when they accept a quote. */
    poNumberRequired: z.boolean(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

const key = (name: FieldTextKey) => name
/** A company's own name. */
export const CompanyName = text(2, 120).refine((name) => !hasLink(name), key('link'))

/** Ten characters; absent, null and '' all mean the PAN of the GSTIN. */
const PanNumber = z
  .union([z.null(), boundedText(10).overwrite((typed) => capitals(ungrouped(typed)))])
  .optional()
  .transform((pan) => pan || null)

const gstQuery = z.strictObject({ gstnId: Gstin })
const companyFields = {
  gstTreatment: GstTreatment,
  panNumber: PanNumber,
  billingAddress: AddressRequest,
  deliveryAddress: AddressRequest.nullish(),
}

export const companyApi = {
  getRegisterGstDetails: endpoint({
    ...signedInPaths.getRegisterGstDetails,
    summary: 'The holder of a GSTIN, and the masked creator of its company if it is registered.',
    query: gstQuery,
    queryIsForm: true,
    response: GstDetails,
    problems: ['gstin-not-found', 'too-many-requests', 'service-unavailable'],
  }),
  confirmRegistration: endpoint({
    ...signedInPaths.confirmRegistration,
    summary: 'Creates the account of a new user and their company, after a look-up of its GSTIN.',
    query: z.strictObject({
      gstnId: boundedText(GSTIN_LENGTH, { long: 'LENGTH' }).optional(),
      phoneOrEmail: PhoneOrEmail,
    }),
    queryIsForm: true,
    body: z.strictObject({ first_name: FirstName.optional(), last_name: LastName.optional() }).nullish(),
    response: Tokens,
    problems: ['forbidden', 'gst-lookup-required', 'company-exists', 'already-registered'],
  }),
  getCompanyGstDetails: endpoint({
    ...signedInPaths.getCompanyGstDetails,
    summary: 'The holder of a GSTIN, for a signed-in person.',
    query: gstQuery,
    queryIsForm: true,
    response: GstDetails,
    problems: ['gstin-not-found', 'too-many-requests', 'service-unavailable'],
  }),
  registerCompany: endpoint({
    ...signedInPaths.registerCompany,
    summary: 'Registers a company with the caller as its administrator; their open enquiries move to it.',
    body: z.strictObject({ gstnId: Gstin, companyName: CompanyName.optional(), ...companyFields }),
    response: Tokens.extend({ Company }),
    problems: ['gstin-not-found', 'company-exists', 'too-many-requests', 'service-unavailable'],
  }),
  getCompanyProfile: endpoint({
    ...signedInPaths.getCompanyProfile,
    summary: "The caller's company.",
    response: z.object({ Company }),
    problems: [],
  }),
  saveCompanyProfile: endpoint({
    ...signedInPaths.saveCompanyProfile,
    summary: "Changes the caller's company, except its GSTIN. Only the fields sent change.",
    headers: versioned,
    ...changeOf(
      Company,
      {
        companyName: CompanyName.optional(),
        gstTreatment: companyFields.gstTreatment.optional(),
        panNumber: companyFields.panNumber,
        billingAddress: addressChange.body.optional(),
        deliveryAddress: addressChange.body.nullish(),
        poNumberRequired: z.boolean().optional(),
      },
      { billingAddress: addressChange, deliveryAddress: addressChange },
    ),
    response: z.object({ Company }),
    problems: ['precondition-failed'],
  }),
}
