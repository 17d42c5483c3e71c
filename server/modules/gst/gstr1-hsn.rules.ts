// Table 12 of GSTR-1: supplies by service code, those to registered customers apart.
import type { Totals } from '#contract/bill.ts'
import { type IssuedInvoice, type IssuedNote, noteLines, taxed } from './billed.rules.ts'
import { rupees } from './figures.rules.ts'
import type { Gstr1 } from './gstr1.schema.ts'

const DESCRIPTION = 'Hire of machinery'
type Row = {
  readonly sac: string
  readonly rate: string
  readonly isRegistered: boolean
  readonly paise: readonly [taxable: number, igst: number, cgst: number, sgst: number]
}
type Lines = readonly { readonly sac: string; readonly amountPaise: number }[]

/** The lines of one document with their parts of its taxes. */
function rowsOf({ document }: IssuedInvoice, lines: Lines, totals: Totals, sign: number): Row[] {
  const stated = lines.map(({ sac, amountPaise }) => ({ sac, taxablePaise: amountPaise }))
  return taxed(stated, totals).map(({ sac, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => ({
    sac,
    rate: document.gstPercent,
    isRegistered: document.billTo.gstin !== null,
    paise: [sign * taxablePaise, sign * igstPaise, sign * cgstPaise, sign * sgstPaise],
  }))
}

const sumAt = (rows: readonly Row[], at: 0 | 1 | 2 | 3) => rupees(rows.reduce((sum, { paise }) => sum + paise[at], 0))

function tableOf(rows: readonly Row[]): Gstr1['hsn']['hsn_b2b'] {
  const bySac = [...Map.groupBy(rows, ({ sac, rate }) => `${sac} ${rate}`)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return bySac.map(([key, some], at) => {
    const [hsn_sc = '', rate = ''] = key.split(' ')
    return {
      num: at + 1,
      hsn_sc,
      desc: DESCRIPTION,
      uqc: 'NA',
      qty: 0,
      txval: sumAt(some, 0),
      rt: Number(rate),
      iamt: sumAt(some, 1),
      camt: sumAt(some, 2),
      samt: sumAt(some, 3),
      csamt: 0,
    }
  })
}

type Supplied = { readonly invoices: readonly IssuedInvoice[]; readonly notes: readonly IssuedNote[] }

/** Supplies less credit notes, by code and rate. */
export function hsnOf({ invoices, notes }: Supplied): Gstr1['hsn'] {
  const rows = [
    ...invoices.flatMap((invoice) => rowsOf(invoice, invoice.document.lines, invoice.document, 1)),
    ...notes.flatMap((one) => rowsOf(one.invoice, noteLines(one), one.note, one.note.kind === 'CREDIT' ? -1 : 1)),
  ]
  const [b2b, b2c] = [rows.filter(({ isRegistered }) => isRegistered), rows.filter((row) => !row.isRegistered)]
  return { hsn_b2b: tableOf(b2b), hsn_b2c: tableOf(b2c) }
}
