// An e-way bill for a delivery challan, as the bulk file of the portal names its fields; written out from public
// descriptions and not tried against a portal.
import { z } from 'zod'
import { stateOfCode } from '#contract/gst-states.ts'
import { isPinIn } from '#contract/pin-codes.ts'
import { DocumentNumber, PIN_OF_ANOTHER_STATE, Rupees } from './e-invoice.schema.ts'

const StateCode = z.int().min(1).max(99)
const Pin = z.int().min(100_000).max(999_999)
/** A challan states what the machine is worth. */
const Value = Rupees.gt(0)
const line = z.string().max(120)

const Item = z.strictObject({
  itemNo: z.literal(1),
  productName: z.string().min(1).max(100),
  productDesc: z.string().min(1).max(100),
  /** The heading of the customs tariff that the challan's machine falls under. */
  hsnCode: z.int().min(1000).max(99_999_999),
  quantity: z.literal(1),
  qtyUnit: z.literal('NOS'),
  taxableAmount: Value,
  sgstRate: z.literal(0),
  cgstRate: z.literal(0),
  igstRate: z.literal(0),
  cessRate: z.literal(0),
  cessNonAdvol: z.literal(0),
})

const Bill = z.strictObject({
  userGstin: z.string().length(15),
  supplyType: z.literal('O'),
  /** Others, which the description explains. */
  subSupplyType: z.literal(8),
  subSupplyDesc: z.literal('On hire'),
  docType: z.literal('CHL'),
  docNo: DocumentNumber,
  docDate: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  /** Bill to and ship to differ (2), and so do bill from and dispatch from (4). */
  transType: z.union([z.literal(2), z.literal(4)]),
  fromGstin: z.string().length(15),
  fromTrdName: z.string().min(1).max(100),
  fromAddr1: line,
  fromAddr2: line,
  fromPlace: z.string().min(3).max(50),
  fromPincode: Pin,
  fromStateCode: StateCode,
  actualFromStateCode: StateCode,
  /** `URP` for a customer without a GSTIN. */
  toGstin: z.string().regex(/^(URP|[0-9A-Z]{15})$/),
  toTrdName: z.string().min(1).max(100),
  toAddr1: line,
  toAddr2: line,
  toPlace: z.string().min(3).max(50),
  toPincode: Pin,
  toStateCode: StateCode,
  actualToStateCode: StateCode,
  totalValue: Value,
  cgstValue: z.literal(0),
  sgstValue: z.literal(0),
  igstValue: z.literal(0),
  cessValue: z.literal(0),
  TotNonAdvolVal: z.literal(0),
  OthValue: z.literal(0),
  totInvValue: Value,
  transMode: z.literal(1),
  /** In kilometres; 0 lets the portal compute it from the PIN codes. */
  transDistance: z.int().min(0).max(4000),
  transporterName: z.string().max(100),
  transporterId: z.literal(''),
  transDocNo: z.literal(''),
  transDocDate: z.literal(''),
  vehicleNo: z.string().regex(/^[A-Z0-9]{4,15}$/),
  vehicleType: z.enum(['R', 'O']),
  mainHsnCode: z.int(),
  itemList: z.array(Item).length(1),
})

/** Whether a PIN code may be in the state of a code. */
const isAt = (pin: number, stateCode: number) =>
  isPinIn(String(pin), stateOfCode(String(stateCode).padStart(2, '0')) ?? '')

/** The portal refuses a PIN code of another state than the one that a machine leaves or comes to. */
const Placed = Bill.refine((bill) => isAt(bill.fromPincode, bill.actualFromStateCode), {
  path: ['fromPincode'],
  error: PIN_OF_ANOTHER_STATE,
}).refine((bill) => isAt(bill.toPincode, bill.actualToStateCode), {
  path: ['toPincode'],
  error: PIN_OF_ANOTHER_STATE,
})

export const EWayBill = z.strictObject({ version: z.literal('1.0.0621'), billLists: z.array(Placed).length(1) })
export type EWayBill = z.infer<typeof EWayBill>
