// GSTR-1 of a month as the offline tool's JSON names its tables, written out from public descriptions and not tried
// against a portal.
import { z } from 'zod'
import { DocumentNumber } from './e-invoice.schema.ts'

const Gstin = z.string().length(15)
const Rupees = z.number().min(-9_999_999_999_999).max(9_999_999_999_999)
const DocDate = z.string().regex(/^\d{2}-\d{2}-\d{4}$/)
const StateCode = z.string().regex(/^\d{2}$/)
const taxes = { iamt: Rupees, camt: Rupees, samt: Rupees, csamt: z.literal(0) }
const rated = { txval: Rupees, rt: z.number().min(0).max(100), ...taxes }
const itms = z.array(z.strictObject({ num: z.int(), itm_det: z.strictObject(rated) })).min(1)
const invoiceType = z.enum(['R', 'SEWP', 'SEWOP'])
const dated = { inum: DocumentNumber, idt: DocDate, val: Rupees }
const noted = { ntty: z.enum(['C', 'D']), nt_num: DocumentNumber, nt_dt: DocDate, val: Rupees }
const where = { pos: StateCode, sply_ty: z.enum(['INTRA', 'INTER']) }
const rchrg = z.literal('N')

const Hsn = z.strictObject({
  num: z.int(),
  hsn_sc: z.string().regex(/^99\d{4}$/),
  desc: z.string().max(30),
  uqc: z.literal('NA'),
  qty: z.literal(0),
  ...rated,
})
const Advance = z.strictObject({
  ...where,
  itms: z.array(z.strictObject({ rt: z.number(), ad_amt: Rupees, ...taxes })).length(1),
})

export const Gstr1 = z.strictObject({
  gstin: Gstin,
  /** `112026` */
  fp: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
  /** To registered customers, zones included. */
  b2b: z.array(
    z.strictObject({
      ctin: Gstin,
      inv: z.array(z.strictObject({ ...dated, pos: StateCode, rchrg, inv_typ: invoiceType, itms })).min(1),
    }),
  ),
  /** Large ones to other states without a GSTIN, by themselves. */
  b2cl: z.array(z.strictObject({ pos: StateCode, inv: z.array(z.strictObject({ ...dated, itms })).min(1) })),
  /** All others without a GSTIN, less their notes. */
  b2cs: z.array(z.strictObject({ ...where, typ: z.literal('OE'), ...rated })),
  cdnr: z.array(
    z.strictObject({
      ctin: Gstin,
      nt: z.array(z.strictObject({ ...noted, pos: StateCode, rchrg, inv_typ: invoiceType, itms })).min(1),
    }),
  ),
  cdnur: z.array(z.strictObject({ ...noted, typ: z.literal('B2CL'), pos: StateCode, itms })),
  hsn: z.strictObject({ hsn_b2b: z.array(Hsn), hsn_b2c: z.array(Hsn) }),
  /** Advances that no invoice has taken over by the end of the month. */
  at: z.array(Advance),
  /** Advances of earlier months that invoices of this month took over. */
  txpd: z.array(Advance),
  doc_issue: z.strictObject({
    doc_det: z.array(
      z.strictObject({
        doc_num: z.int().min(1).max(12),
        docs: z
          .array(
            z.strictObject({
              num: z.int().min(1),
              from: DocumentNumber,
              to: DocumentNumber,
              totnum: z.int(),
              cancel: z.literal(0),
              net_issue: z.int(),
            }),
          )
          .length(1),
      }),
    ),
  }),
})
export type Gstr1 = z.infer<typeof Gstr1>
