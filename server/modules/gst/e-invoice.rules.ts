// An issued invoice, or a note to it, as INV-01. Sources: CGST rule 48(4), the schema of the invoice registration portal.

import type { Totals } from '#contract/bill.ts'
import { addDays } from '#contract/dates.ts'
import { isRegistered } from '#contract/gstin.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { Party } from '#contract/quotes.ts'
import { placeOf } from './address.rules.ts'
import {
  type IssuedInvoice,
  type IssuedNote,
  type Item,
  itemsOf,
  noteLines,
  type Taxed,
  taxed,
} from './billed.rules.ts'
import type { EInvoice } from './e-invoice.schema.ts'
import { portalDate, rupees } from './figures.rules.ts'
import { portalText } from './portal-text.rules.ts'

const supplyTypes = { DOMESTIC: 'B2B', SEZ_TAXED: 'SEZWP', SEZ_LUT: 'SEZWOP' } as const
const NAME_MAX = 100
const DESCRIPTION_MAX = 300
/** So many days a supplier above ₹10 crore has to report a document, since 1 April 2025. */
const REPORT_DAYS = 30

/** Documents to registered customers are reported; others are not (B2C, and holders of a UIN). */
export const isReported = ({ billTo }: Pick<InvoiceDocument, 'billTo'>) => isRegistered(billTo.gstin)

/** The last day to report a document of this date. */
export const reportBy = (date: string) => addDays(date, REPORT_DAYS)

function partyOf({ name, gstin, address }: Party) {
  const number = gstin ?? ''
  return { Gstin: number, LglNm: portalText(name, NAME_MAX), ...placeOf(address), Stcd: number.slice(0, 2) }
}

function itemOf(item: Taxed<Item>, at: number, gstPercent: string): EInvoice['ItemList'][number] {
  const { cgstPaise, sgstPaise, igstPaise, taxablePaise } = item
  return {
    SlNo: String(at + 1),
    PrdDesc: portalText(`${item.description}, ${item.machineName}`, DESCRIPTION_MAX),
    IsServc: 'Y',
    HsnCd: item.sac,
    Qty: 1,
    Unit: 'OTH',
    UnitPrice: rupees(item.amountPaise),
    TotAmt: rupees(item.amountPaise),
    Discount: rupees(item.discountPaise),
    AssAmt: rupees(taxablePaise),
    GstRt: Number(gstPercent),
    IgstAmt: rupees(igstPaise),
    CgstAmt: rupees(cgstPaise),
    SgstAmt: rupees(sgstPaise),
    CesRt: 0,
    CesAmt: 0,
    TotItemVal: rupees(taxablePaise + cgstPaise + sgstPaise + igstPaise),
  }
}

const valuesOf = (totals: Totals): EInvoice['ValDtls'] => ({
  AssVal: rupees(totals.taxablePaise),
  CgstVal: rupees(totals.cgstPaise),
  SgstVal: rupees(totals.sgstPaise),
  IgstVal: rupees(totals.igstPaise),
  CesVal: 0,
  Discount: 0,
  OthChrg: 0,
  RndOffAmt: rupees(totals.roundOffPaise),
  TotInvVal: rupees(totals.totalPaise),
})

type Lines = Parameters<typeof itemsOf>[0]
type Stated = { readonly docDtls: EInvoice['DocDtls']; readonly lines: Lines; readonly totals: Totals }

function stated(document: InvoiceDocument, { docDtls, lines, totals }: Stated): EInvoice {
  const { supplier, billTo, placeOfSupply, supply, gstPercent } = document
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyTypes[supply], RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: docDtls,
    SellerDtls: partyOf(supplier),
    BuyerDtls: { ...partyOf(billTo), Pos: placeOfSupply },
    ItemList: taxed(itemsOf(lines), totals).map((item, at) => itemOf(item, at, gstPercent)),
    ValDtls: valuesOf(totals),
  }
}

/** The invoice of a registered customer. */
export function eInvoiceOf({ invoiceNumber, invoiceDate, document }: IssuedInvoice): EInvoice {
  const docDtls = { Typ: 'INV' as const, No: invoiceNumber, Dt: portalDate(invoiceDate) }
  const said = stated(document, { docDtls, lines: document.lines, totals: document })
  return { ...said, PayDtls: { CrDay: document.paymentDays } }
}

/** A note, with the invoice before it. */
export function eNoteOf(issued: IssuedNote): EInvoice {
  const { note, invoice } = issued
  const docDtls = {
    Typ: note.kind === 'CREDIT' ? ('CRN' as const) : ('DBN' as const),
    No: note.noteNumber,
    Dt: portalDate(note.noteDate),
  }
  const before = { InvNo: invoice.invoiceNumber, InvDt: portalDate(invoice.invoiceDate) }
  const said = stated(invoice.document, { docDtls, lines: noteLines(issued), totals: note })
  return { ...said, RefDtls: { PrecDocDtls: [before] } }
}
