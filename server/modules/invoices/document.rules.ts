// The content of an invoice: agreed lines of summary sheets, taxed once, with the particulars of rule 46 of the CGST rules.
import type { BillLine } from '#contract/bill.ts'
import { addDays } from '#contract/dates.ts'
import { MSME_DAYS } from '#contract/invoices.due.ts'
import type { InvoiceDocument, InvoiceLine } from '#contract/invoices.ts'
import type { Agreed } from '#contract/jobs.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { tax } from '#server/hire/tax.ts'
import { inWords } from '#server/hire/words.ts'
import { supplierOf, supplyOn, taxFactsOf } from '#server/modules/quotes/supplying.ts'

/** A line on an invoice, with the sheet and the job it is of. */
export type BilledLine = Omit<InvoiceLine, keyof BillLine | 'lineNo'> & {
  readonly content: BillLine
  /** The rate of its code on the day of the invoice, as a decimal string. */
  readonly gstPercent: string
  readonly agreed: Pick<Agreed, 'billTo' | 'supply' | 'paymentDays' | 'poNumber'>
  readonly siteAddress: string
  /** The days on hire of its sheet. */
  readonly from: string
  readonly to: string
}

const isSez = ({ agreed }: BilledLine) => agreed.supply !== 'DOMESTIC'

/** The grouping key that all lines of an invoice share. */
const partyOf = (line: BilledLine) => JSON.stringify([line.agreed.billTo, isSez(line), line.gstPercent])

/** Throws `nothing-to-bill` without a line, and `bills-differ` unless all lines go to one customer at one rate. */
function commonOf(lines: readonly BilledLine[]) {
  const [first, ...others] = lines
  if (!first) throw new Problem('nothing-to-bill')
  if (others.some((line) => partyOf(line) !== partyOf(first))) throw new Problem('bills-differ')
  return { billTo: first.agreed.billTo, isSez: isSez(first), gstPercent: first.gstPercent }
}

/** The line as the document shows it, under its number. */
const shown = (line: BilledLine, at: number): InvoiceLine => ({
  ...line.content,
  lineNo: at + 1,
  sac: line.sac,
  sacNote: line.sacNote,
  lineId: line.lineId,
  summarySheetId: line.summarySheetId,
  summaryNumber: line.summaryNumber,
  jobId: line.jobId,
  jobNumber: line.jobNumber,
  machineName: line.machineName,
  siteName: line.siteName,
  machines: line.machines,
})

/** A document before the rules have checked it. */
type Unchecked = Omit<InvoiceDocument, 'checks'>

const distinct = <T>(values: readonly T[]) => [...new Set(values)]

/** The sites of the lines, each with its address. */
function sitesOf(lines: readonly BilledLine[]) {
  const addresses = new Map(lines.map(({ siteName, siteAddress }) => [siteName, siteAddress]))
  return [...addresses].map(([name, address]) => ({ name, address }))
}

const first = (dates: readonly string[]) => dates.toSorted()[0] ?? ''
const last = (dates: readonly string[]) => dates.toSorted().at(-1) ?? ''

/**
 * The document of these lines on a day, before it has a number. Throws `nothing-to-bill`, `bills-differ` and
 * `settings-incomplete`.
 */
export function documentOf(
  settings: Settings,
  lines: readonly BilledLine[],
  { today, note }: { readonly today: string; readonly note: string | null },
): Unchecked {
  const { billTo, gstPercent, ...common } = commonOf(lines)
  const supplier = supplierOf(settings)
  const supply = supplyOn(common.isSez, settings, today)
  const facts = taxFactsOf({ supplier, billTo, gstPercent, supply })
  const totals = tax(
    lines.map(({ content }) => content),
    facts,
  )
  const { accountName, accountNumber, ifsc, bankName, upiId, upiLimitPaise } = settings.bank
  const { udyam, pan, cin, phone } = settings.company
  return {
    supplier,
    udyam,
    pan,
    cin,
    phone,
    billTo,
    placeOfSupply: facts.placeOfSupply,
    supply,
    gstPercent,
    isReverseCharge: false,
    undertaking: supply === 'SEZ_LUT' ? (settings.undertaking?.number ?? null) : null,
    poNumbers: distinct(lines.flatMap(({ agreed }) => agreed.poNumber ?? [])),
    sites: sitesOf(lines),
    period: { from: first(lines.map(({ from }) => from)), to: last(lines.map(({ to }) => to)) },
    paymentDays: Math.min(...lines.map(({ agreed }) => agreed.paymentDays)),
    bank: { accountName, accountNumber, ifsc, bankName, upiId, upiLimitPaise },
    lines: lines.map(shown),
    ...totals,
    amountInWords: inWords(totals.totalPaise),
    note,
  }
}

/** The last day to pay an invoice of a day: as agreed, and within the law. */
export const dueDateOf = ({ paymentDays, udyam }: Pick<InvoiceDocument, 'paymentDays' | 'udyam'>, date: string) =>
  addDays(date, udyam === null ? paymentDays : Math.min(paymentDays, MSME_DAYS))
