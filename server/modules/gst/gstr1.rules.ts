// GSTR-1 of a month: what was supplied, corrected and received in advance, in the tables of the return.
import type { Totals } from '#contract/bill.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { IssuedInvoice, IssuedNote } from './billed.rules.ts'
import { portalDate, rupees } from './figures.rules.ts'
import type { Gstr1 } from './gstr1.schema.ts'
import { type Advance, advancesIn } from './gstr1-advances.rules.ts'
import { hsnOf } from './gstr1-hsn.rules.ts'

/** Above it an invoice to another state without a GSTIN stands by itself (since 1 August 2024). */
const LARGE_PAISE = 10_000_000
const invoiceTypes = { DOMESTIC: 'R', SEZ_TAXED: 'SEWP', SEZ_LUT: 'SEWOP' } as const

/** Consecutive documents of a series: the first, the last and how many. */
export type Series = { readonly docNum: number; readonly first: string; readonly last: string; readonly count: number }

export type Month = {
  /** `2026-11` */
  readonly month: string
  readonly gstin: string
  readonly invoices: readonly IssuedInvoice[]
  readonly notes: readonly IssuedNote[]
  readonly received: readonly Advance[]
  readonly adjusted: readonly Advance[]
  readonly series: readonly Series[]
}

const isInter = ({ supplier, placeOfSupply }: InvoiceDocument) => supplier.gstin?.slice(0, 2) !== placeOfSupply

const ratedOf = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Totals, rate: string, sign = 1) => ({
  txval: rupees(sign * taxablePaise),
  rt: Number(rate),
  iamt: rupees(sign * igstPaise),
  camt: rupees(sign * cgstPaise),
  samt: rupees(sign * sgstPaise),
  csamt: 0 as const,
})
const itemsOf = (totals: Totals, rate: string) => [{ num: Number(rate) * 100 + 1, itm_det: ratedOf(totals, rate) }]

const dated = ({ invoiceNumber, invoiceDate, document }: IssuedInvoice) => ({
  inum: invoiceNumber,
  idt: portalDate(invoiceDate, '-'),
  val: rupees(document.totalPaise),
})
const noted = ({ note }: IssuedNote) => ({
  ntty: note.kind === 'CREDIT' ? ('C' as const) : ('D' as const),
  nt_num: note.noteNumber,
  nt_dt: portalDate(note.noteDate, '-'),
  val: rupees(note.totalPaise),
})

/** Table 4 takes customers with a UIN beside those with a GSTIN. */
const isRegistered = ({ document }: IssuedInvoice) => document.billTo.gstin !== null
const isLarge = ({ document }: IssuedInvoice) => isInter(document) && document.totalPaise > LARGE_PAISE
const isSmall = (invoice: IssuedInvoice) => !(isRegistered(invoice) || isLarge(invoice))

const gstinOf = ({ document }: IssuedInvoice) => document.billTo.gstin ?? ''
const placeOf = ({ document }: IssuedInvoice) => document.placeOfSupply

const registered = ({ document }: IssuedInvoice, totals: Totals) => ({
  pos: document.placeOfSupply,
  rchrg: 'N' as const,
  inv_typ: invoiceTypes[document.supply],
  itms: itemsOf(totals, document.gstPercent),
})

const b2bOf = ({ invoices }: Month): Gstr1['b2b'] =>
  [...Map.groupBy(invoices.filter(isRegistered), gstinOf)].map(([ctin, theirs]) => ({
    ctin,
    inv: theirs.map((invoice) => ({ ...dated(invoice), ...registered(invoice, invoice.document) })),
  }))

const b2clOf = ({ invoices }: Month): Gstr1['b2cl'] =>
  [
    ...Map.groupBy(
      invoices.filter((one) => !isRegistered(one) && isLarge(one)),
      placeOf,
    ),
  ].map(([pos, some]) => ({
    pos,
    inv: some.map((invoice) => ({ ...dated(invoice), itms: itemsOf(invoice.document, invoice.document.gstPercent) })),
  }))

const cdnrOf = ({ notes }: Month): Gstr1['cdnr'] =>
  [
    ...Map.groupBy(
      notes.filter(({ invoice }) => isRegistered(invoice)),
      ({ invoice }) => gstinOf(invoice),
    ),
  ].map(([ctin, theirs]) => ({
    ctin,
    nt: theirs.map((one) => ({ ...noted(one), ...registered(one.invoice, one.note) })),
  }))

const cdnurOf = ({ notes }: Month): Gstr1['cdnur'] =>
  notes
    .filter(({ invoice }) => !isRegistered(invoice) && isLarge(invoice))
    .map((one) => ({
      ...noted(one),
      typ: 'B2CL',
      pos: placeOf(one.invoice),
      itms: itemsOf(one.note, one.invoice.document.gstPercent),
    }))

type Counted = { readonly document: InvoiceDocument; readonly totals: Totals; readonly sign: number }

/** Invoices and notes without a GSTIN, a credit note below zero. */
const smallOnes = ({ invoices, notes }: Month): Counted[] => [
  ...invoices.filter(isSmall).map(({ document }) => ({ document, totals: document, sign: 1 })),
  ...notes
    .filter(({ invoice }) => isSmall(invoice))
    .map(({ note, invoice }) => ({ document: invoice.document, totals: note, sign: note.kind === 'CREDIT' ? -1 : 1 })),
]

const heads = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise', 'roundOffPaise', 'totalPaise'] as const
const sumOf = (some: readonly Counted[]): Totals => {
  const sums = heads.map((head) => [head, some.reduce((sum, { totals, sign }) => sum + sign * totals[head], 0)])
  return Object.fromEntries(sums) as Totals
}

const b2csOf = (month: Month): Gstr1['b2cs'] =>
  [
    ...Map.groupBy(smallOnes(month), ({ document: { placeOfSupply, gstPercent } }) => `${placeOfSupply} ${gstPercent}`),
  ].map(([key, some]) => {
    const [pos = '', rate = ''] = key.split(' ')
    const sply_ty = pos === month.gstin.slice(0, 2) ? ('INTRA' as const) : ('INTER' as const)
    return { sply_ty, pos, typ: 'OE', ...ratedOf(sumOf(some), rate) }
  })

const issuedOf = ({ series }: Month): Gstr1['doc_issue'] => ({
  doc_det: [...Map.groupBy(series, ({ docNum }) => docNum)].map(([docNum, ranges]) => ({
    doc_num: docNum,
    docs: ranges.map(({ first, last, count }, at) => ({
      num: at + 1,
      from: first,
      to: last,
      totnum: count,
      cancel: 0,
      net_issue: count,
    })),
  })),
})

/** The return of a month. The sums of its tables are those of the documents, to the paisa. */
export function gstr1Of(month: Month): Gstr1 {
  const [year, number] = month.month.split('-')
  return {
    gstin: month.gstin,
    fp: `${number}${year}`,
    b2b: b2bOf(month),
    b2cl: b2clOf(month),
    b2cs: b2csOf(month),
    cdnr: cdnrOf(month),
    cdnur: cdnurOf(month),
    hsn: hsnOf(month),
    at: advancesIn(month.gstin, month.received),
    txpd: advancesIn(month.gstin, month.adjusted),
    doc_issue: issuedOf(month),
  }
}
