import { z } from 'zod'
import { boundedText, CivilDate, Id } from './fields.ts'
import { whole } from './numbers.ts'
import { Party } from './quotes.ts'

/** Money on account, an advance with GST, a deposit that is given back, and money that goes back. */
export const paymentKinds = ['PAYMENT', 'ADVANCE', 'DEPOSIT', 'REFUND'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const receivedKinds = ['PAYMENT', 'ADVANCE', 'DEPOSIT'] as const satisfies PaymentKind[]
export type ReceivedKind = (typeof receivedKinds)[number]

export const paymentModes = ['NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** The reasons for tax deducted at source: rent of a machine, or a contract with an operator. */
export const tdsCodes = ['RENT', 'CONTRACT', 'CONTRACT_INDIVIDUAL'] as const
export type TdsCode = (typeof tdsCodes)[number]

/** GST that government customers deduct at source where the taxable value is above this (CGST Act, section 51). */
export const GST_TDS_PERCENT = '2'
export const GST_TDS_ABOVE_PAISE = 25_000_000

/** The section that forbids cash of ₹2,00,000 or more, of the Income-tax Act 1961; the Act of 2025 carries it over. */
export const CASH_SECTION = '269ST'

const Paise = z.int()
const instant = z.iso.datetime({ offset: true })

/** Up to 100 crore rupees. */
export const AMOUNT_MAX_PAISE = 100_000_000_000
export const PositivePaise = whole(1, AMOUNT_MAX_PAISE)
export const PaiseAmount = whole(0, AMOUNT_MAX_PAISE)

/** A UTR or the number of a cheque, without spaces and in capitals. */
export const Reference = boundedText(60)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .refine((reference) => /^[A-Z0-9][A-Z0-9/-]{0,39}$/.test(reference), 'invalid')

const customer = z.object({ companyId: Id.nullable(), accountId: Id.nullable() })

const heading = {
  paymentId: Id,
  paymentNumber: z.string(),
  kind: z.enum(paymentKinds),
  customer,
  customerName: z.string(),
  receivedOn: CivilDate,
  mode: z.enum(paymentModes),
  /** Null for cash and for a counter-entry. */
  reference: z.string().nullable(),
  amountPaise: Paise,
  /** Neither allocated nor given back. */
  openPaise: Paise,
  /** Of an advance and of its refund. */
  voucherNumber: z.string().nullable(),
  /** Whether this only takes back what was recorded by mistake, and whether that happened to this. */
  isCounter: z.boolean(),
  isTakenBack: z.boolean(),
}
export const PaymentSummary = z.object(heading).meta({ id: 'PaymentSummary' })
export type PaymentSummary = z.infer<typeof PaymentSummary>

const Allocation = z.object({
  allocationId: Id,
  invoiceId: Id,
  invoiceNumber: z.string(),
  amountPaise: Paise,
  /** Income tax that the customer deducted, by which section, for what, and why it is more than the rate gives. */
  tdsPaise: Paise,
  tdsSection: z.string().nullable(),
  tdsCode: z.enum(tdsCodes).nullable(),
  /** GST that a government customer deducted. */
  gstTdsPaise: Paise,
  tdsReason: z.string().nullable(),
  cashReason: z.string().nullable(),
  allocatedOn: CivilDate,
  allocatedBy: z.string(),
  undone: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
})
const other = z.object({ paymentId: Id, paymentNumber: z.string(), on: CivilDate, amountPaise: Paise })

export const Payment = z
  .object({
    ...heading,
    note: z.string().nullable(),
    /** Why cash beyond the law was taken. */
    cashReason: z.string().nullable(),
    allocatedPaise: Paise,
    refundedPaise: Paise,
    /** The tax within an advance. */
    cgstPaise: Paise,
    sgstPaise: Paise,
    igstPaise: Paise,
    allocations: z.array(Allocation),
    /** The money that this refund gives back, and the refunds of this money. */
    refundOf: other.nullable(),
    refunds: z.array(other),
    recordedBy: z.string(),
    recordedAt: instant,
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

/** An invoice that is not paid yet. */
export const OpenInvoice = z
  .object({
    invoiceId: Id,
    invoiceNumber: z.string(),
    invoiceDate: CivilDate,
    dueDate: CivilDate,
    totalPaise: Paise,
    /** With its credit and debit notes: tax is deducted of what is really paid for. */
    taxablePaise: Paise,
    tdsPaise: Paise,
    gstTdsPaise: Paise,
    balancePaise: Paise,
    /** The part of the balance that the customer disputes. */
    disputedPaise: Paise,
  })
  .meta({ id: 'OpenInvoice' })
export type OpenInvoice = z.infer<typeof OpenInvoice>

/** The rates of tax that customers deduct on a day, by reason. */
const TdsRate = z.object({ code: z.enum(tdsCodes), section: z.string(), percent: z.string() })
export type TdsRate = z.infer<typeof TdsRate>

/** A rate with its payment code of the settings; null until the accountant has filled it in. */
export const TdsChoice = TdsRate.extend({ paymentCode: z.string().nullable() })
export type TdsChoice = z.infer<typeof TdsChoice>

/** The particulars of a receipt or refund voucher (rules 50 and 51 of the CGST rules). */
export const Voucher = z
  .object({
    supplier: Party,
    /** The address as registered for GST. */
    customer: z.object({ name: z.string(), gstin: z.string().nullable(), address: z.string().nullish() }),
    /** The code of a state; null where it is not known, which counts as another state. */
    placeOfSupply: z.string().nullable(),
    gstPercent: z.string(),
    taxablePaise: Paise,
    cgstPaise: Paise,
    sgstPaise: Paise,
    igstPaise: Paise,
    amountPaise: Paise,
    amountInWords: z.string(),
    /** The letter of undertaking under which a special economic zone pays no tax. */
    undertaking: z.string().nullish(),
    /** The voucher of the advance that a refund voucher gives back. */
    receiptVoucher: z.string().nullable(),
  })
  .meta({ id: 'Voucher' })
export type Voucher = z.infer<typeof Voucher>
