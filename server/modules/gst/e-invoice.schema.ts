// INV-01, version 1.1, as far as hires use it, written out from public descriptions. It was not tried against a portal.
import { z } from 'zod'
import { stateOfCode } from '#contract/gst-states.ts'
import { isPinIn } from '#contract/pin-codes.ts'

/** Neither a double quote nor a backslash, as the schema of the portal has it. */
const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^"\\]*$/)
const Gstin = z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/)
const StateCode = z.string().regex(/^\d{2}$/)
/** Rupees with two decimals, which a number of this size holds exactly enough to read them back. */
export const Rupees = z.number().min(0).max(9_999_999_999_999)
const DocDate = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/)
/** At most 16 characters, the first neither 0 nor a mark (rule 46). */
export const DocumentNumber = z.string().regex(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/)

const place = {
  Addr1: text(1, 100),
  Addr2: text(3, 100).optional(),
  Loc: text(3, 50),
  Pin: z.int().min(100_000).max(999_999),
  Stcd: StateCode,
}
const party = { Gstin, LglNm: text(3, 100), ...place }

/** The portal knows the PIN codes of each state, and refuses another one's. */
export const PIN_OF_ANOTHER_STATE = 'pincode.state'
const isWithin = ({ Pin, Stcd }: { Pin: number; Stcd: string }) => isPinIn(String(Pin), stateOfCode(Stcd) ?? '')
const pinRule = { path: ['Pin'], error: PIN_OF_ANOTHER_STATE }

const Item = z.strictObject({
  SlNo: z.string().regex(/^\d{1,6}$/),
  PrdDesc: text(3, 300),
  IsServc: z.literal('Y'),
  HsnCd: z.string().regex(/^99\d{4}$/),
  Qty: z.literal(1),
  Unit: z.literal('OTH'),
  UnitPrice: Rupees,
  TotAmt: Rupees,
  Discount: Rupees,
  AssAmt: Rupees,
  GstRt: z.number().min(0).max(100),
  IgstAmt: Rupees,
  CgstAmt: Rupees,
  SgstAmt: Rupees,
  CesRt: z.literal(0),
  CesAmt: z.literal(0),
  TotItemVal: Rupees,
})

export const EInvoice = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(['B2B', 'SEZWP', 'SEZWOP']),
    RegRev: z.literal('N'),
    IgstOnIntra: z.literal('N'),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: DocumentNumber, Dt: DocDate }),
  SellerDtls: z.strictObject(party).refine(isWithin, pinRule),
  BuyerDtls: z.strictObject({ ...party, Pos: StateCode }).refine(isWithin, pinRule),
  ItemList: z.array(Item).min(1).max(1000),
  ValDtls: z.strictObject({
    AssVal: Rupees,
    CgstVal: Rupees,
    SgstVal: Rupees,
    IgstVal: Rupees,
    CesVal: z.literal(0),
    Discount: z.literal(0),
    OthChrg: z.literal(0),
    RndOffAmt: z.number().min(-0.5).max(0.5),
    TotInvVal: Rupees,
  }),
  PayDtls: z.strictObject({ CrDay: z.int().min(0).max(9999) }).optional(),
  RefDtls: z
    .strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: DocumentNumber, InvDt: DocDate })).length(1) })
    .optional(),
})
export type EInvoice = z.infer<typeof EInvoice>
