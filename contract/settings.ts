// The renting company's settings. Every version is kept whole, so a document can name the one it was issued under.
import { z } from 'zod'
import { ADDRESS_LINE_MAX, addressFields } from './addresses.ts'
import { boundedText, CivilDate, Email, Id, note, Phone, text } from './fields.ts'
import { gstStates } from './gst-states.ts'
import { GSTIN_LENGTH, gstinFault, isPan, normaliseGstin, panOf } from './gstin.ts'
import { capitals, folded, ungrouped, withoutMarks } from './identifiers.ts'
import { whole } from './numbers.ts'
import { isPinIn } from './pin-codes.ts'
import { Percent, type weekdays } from './rate-terms.ts'

const line = (max: number) => text(1, max).nullable()
/** Markdown. */
const TEXT_MAX = 12_000
const paragraphs = note(1, TEXT_MAX)
/** ₹10 lakh, beyond the limit of any bank. */
const UPI_LIMIT_MAX_PAISE = 100_000_000
const codeText = (max: number) => boundedText(max).overwrite((typed) => capitals(ungrouped(typed)))
const code = (max: number, pattern: RegExp) => codeText(max).regex(pattern, 'invalid').nullable()

export const legalForms = ['PROPRIETORSHIP', 'PARTNERSHIP', 'LLP', 'OPC', 'PRIVATE_LIMITED', 'PUBLIC_LIMITED'] as const

const Gstin = boundedText(GSTIN_LENGTH, { long: 'LENGTH' })
  .overwrite(normaliseGstin)
  .check(({ value, issues }) => {
    const fault = gstinFault(value)
    if (fault) issues.push({ code: 'custom', message: fault, input: value })
  })

const Company = z
  .strictObject({
    legalName: line(120),
    tradeName: line(120),
    legalForm: z.enum(legalForms).nullable(),
    gstin: Gstin.nullable(),
    pan: codeText(10).refine(isPan, 'invalid').nullable(),
    /** Corporate identity number (Ministry of Corporate Affairs). */
    cin: code(21, /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/),
    /** Registration number of a micro, small or medium enterprise. */
    udyam: boundedText(19)
      .overwrite((typed) => capitals(folded(typed)))
      .regex(/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/, 'invalid')
      .nullable(),
    /** Printed on invoices. */
    phone: Phone.nullable(),
  })
  .refine(({ gstin, pan }) => !gstin || !pan || panOf(gstin) === pan, { path: ['pan'], error: 'pan.mismatch' })

const Place = z
  .strictObject({
    addressLine1: addressFields.addressLine1,
    addressLine2: line(ADDRESS_LINE_MAX),
    city: addressFields.city,
    state: z.enum(gstStates),
    pincode: addressFields.pincode,
  })
  .refine(({ state, pincode }) => isPinIn(pincode, state), { path: ['pincode'], error: 'pincode.state' })
export type Place = z.infer<typeof Place>

const Bank = z.strictObject({
  accountName: line(120),
  accountNumber: code(18, /^\d{9,18}$/),
  /** The bank's four letters, 0, and the branch (RBI). */
  ifsc: code(11, /^[A-Z]{4}0[A-Z0-9]{6}$/),
  bankName: line(80),
  branch: line(80),
  upiId: boundedText(100)
    .overwrite((typed) => withoutMarks(typed).trim())
    .regex(/^[\w.-]{2,60}@[A-Za-z][A-Za-z0-9]{1,30}$/, 'invalid')
    .nullable(),
  /** Documents above it ask for a bank transfer: the bank's own limit of a payment by UPI. */
  upiLimitPaise: whole(0, UPI_LIMIT_MAX_PAISE),
})

const Texts = z.strictObject({
  quoteTerms: paragraphs,
  terms: paragraphs,
  privacy: paragraphs,
  grievance: paragraphs,
  /** Until a lawyer has read them, the texts are drafts. */
  readByLawyer: z.boolean(),
})

const Officer = z.strictObject({
  name: line(60),
  designation: line(60),
  email: Email.nullable(),
  phone: Phone.nullable(),
})

/** Defaults of quotes, hire and billing. */
const Hire = z.strictObject({
  quoteValidityDays: whole(1, 180),
  noticeDays: whole(0, 90),
  /** After these days an unsigned logsheet is deemed signed; 0 for never. */
  deemedDays: whole(0, 30),
  /** The same for summary sheets. */
  certifyDays: whole(0, 60),
  paymentDays: whole(0, 180),
  /** So many days after its date an invoice may be disputed; 0 for as long as it is not paid. */
  disputeDays: whole(0, 90),
  gstPercent: Percent,
  dieselPaisePerLitre: whole(0, 100_000),
  /** Distance by road over the great circle. */
  roadFactor: boundedText(5).regex(/^([12](\.\d{1,3})?|3(\.0{1,3})?)$/, 'invalid'),
  /** Off-hire is suggested below this share of the paid hours. */
  offHireBelowPercent: whole(0, 100),
  /** The largest discount that SALES may give alone. */
  salesDiscountPercent: Percent,
})

/** A time of day, `00:00` to `24:00`. */
const TimeOfDay = boundedText(5).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'invalid')
const Hours = z
  .strictObject({ opens: TimeOfDay, closes: TimeOfDay })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closes.early' })
  .nullable()
const week = { MON: Hours, TUE: Hours, WED: Hours, THU: Hours, FRI: Hours, SAT: Hours, SUN: Hours }

const Office = z.strictObject({
  /** The target for the first answer to an enquiry, in working hours. */
  firstAnswerHours: whole(1, 80),
  hours: z.strictObject(week satisfies Record<(typeof weekdays)[number], typeof Hours>),
})

const Holiday = z.strictObject({
  date: CivilDate,
  name: text(1, 60),
  /** None means all of India. */
  states: z.array(z.enum(gstStates)).max(gstStates.length),
})
type Holiday = z.infer<typeof Holiday>

/** The letter of undertaking under which customers in an SEZ are billed without IGST. */
const Undertaking = z
  .strictObject({ number: text(1, 40), from: CivilDate, to: CivilDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'to.early' })

/** The bank rate that the Reserve Bank of India notified, from its first day on. */
const BankRate = z.strictObject({ from: CivilDate, percent: Percent })
export type BankRate = z.infer<typeof BankRate>

const Gst = z.strictObject({
  /** The aggregate turnover was above ₹5 crore in a year since 2017-18: invoices to registered customers are reported. */
  aatoAbove5Crore: z.boolean(),
})

/** The code of a payment in a challan and a return of TDS. */
const PaymentCode = code(10, /^[A-Z0-9]{1,10}$/)
/** Payment codes of section 393(1) of the Income-tax Act 2025, as the accountant reads them off the department's list. */
const Tds = z.strictObject({
  rentPaymentCode: PaymentCode,
  contractPaymentCode: PaymentCode,
  contractIndividualPaymentCode: PaymentCode,
})

export const settingsParts = {
  company: Company,
  /** The picture at the head of documents; a version keeps its own. What a reply says of the file besides is not stored. */
  logo: z.object({ fileId: Id }).nullable(),
  registeredAddress: Place.nullable(),
  furtherAddresses: z.array(Place.safeExtend({ label: text(1, 60) })).max(20),
  bank: Bank,
  grievanceOfficer: Officer,
  texts: Texts,
  hire: Hire,
  office: Office,
  holidays: z.array(Holiday).max(200),
  undertaking: Undertaking.nullable(),
  gst: Gst,
  tds: Tds,
  /** Of a day with two rates the later one in the list counts. */
  bankRates: z.array(BankRate).max(200),
}

export const Settings = z.strictObject(settingsParts).meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>
