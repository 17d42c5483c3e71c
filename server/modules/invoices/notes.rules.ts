// The sums of a credit or debit note: the tax of its invoice on its own lines, so that all notes together never credit more
// than the invoice has. Amounts are whole paise.
import type { Totals } from '#contract/bill.ts'
import type { InvoiceDocument, noteKinds } from '#contract/invoices.ts'
import { tax } from '#server/hire/tax.ts'
import { taxFactsOf } from '#server/modules/quotes/supplying.ts'

type Line = { readonly lineNo: number; readonly amountPaise: number }
const RUPEE = 100
const heads = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const
type Heads = Pick<Totals, (typeof heads)[number]>

/** The tax on lines at a document's own rate and place of supply. */
export const taxOn = (document: InvoiceDocument, lines: readonly Pick<Line, 'amountPaise'>[]) =>
  tax(lines, taxFactsOf(document))

const between = (least: number, paise: number, most: number) => Math.min(Math.max(least, paise), most)
const sumOf = ({ cgstPaise, sgstPaise, igstPaise }: Heads) => cgstPaise + sgstPaise + igstPaise
const toRupee = (paise: number) => Math.round(paise / RUPEE) * RUPEE

/** Each head of a note: the tax on all that is credited so far, less that of the notes before; the last takes the rest. */
function headsOf(document: InvoiceDocument, left: Totals, { sign, restPaise }: { sign: 1 | -1; restPaise: number }) {
  const credited = taxOn(document, [{ amountPaise: document.taxablePaise - restPaise }])
  const of = (head: (typeof heads)[number]) => {
    if (restPaise === 0 && sign < 0) return left[head]
    const before = document[head] - left[head]
    return sign < 0 ? between(0, credited[head] - before, left[head]) : Math.max(0, before - credited[head])
  }
  return { cgstPaise: of('cgstPaise'), sgstPaise: of('sgstPaise'), igstPaise: of('igstPaise') }
}

/** A note that was issued before. */
export type PastNote = Totals & { readonly kind: (typeof noteKinds)[number]; readonly lines: Line[] }

/** The sums of an invoice less its credit notes, with its debit notes. */
export function leftOf(document: InvoiceDocument, notes: readonly PastNote[]): Totals {
  const of = (sum: keyof Totals) =>
    notes.reduce((left, note) => left + (note.kind === 'CREDIT' ? -note[sum] : note[sum]), document[sum])
  return {
    taxablePaise: of('taxablePaise'),
    cgstPaise: of('cgstPaise'),
    sgstPaise: of('sgstPaise'),
    igstPaise: of('igstPaise'),
    roundOffPaise: of('roundOffPaise'),
    totalPaise: of('totalPaise'),
  }
}

/** A note to an invoice of which the notes before it have left some sums. */
type Note = {
  readonly kind: (typeof noteKinds)[number]
  readonly lines: readonly Line[]
  readonly left: Totals
}

/**
 * The sums of a note. Its tax is rounded over all notes of the invoice together and never above what is left of a head. Its
 * total is whole rupees, as near to its own sum as what is left stays within a rupee of its tax; the note that leaves
 * nothing takes the rest in every sum.
 */
export function noteTotals(document: InvoiceDocument, { kind, lines, left }: Note): Totals {
  const sign = kind === 'CREDIT' ? -1 : 1
  const taxablePaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const restPaise = left.taxablePaise + sign * taxablePaise
  const own = headsOf(document, left, { sign, restPaise })
  const exact = taxablePaise + sumOf(own)
  const restTotal = toRupee(restPaise + sumOf(left) + sign * sumOf(own))
  const slack = restPaise === 0 ? 0 : RUPEE
  const wanted = left.totalPaise + sign * toRupee(exact)
  const after = between(Math.max(0, restTotal - slack), wanted, restTotal + slack)
  const totalPaise = Math.abs(after - left.totalPaise)
  return { taxablePaise, ...own, roundOffPaise: totalPaise - exact, totalPaise }
}

/** The sum of disputed lines with GST, in paise; negative lines reduce it, never below zero. */
export const disputedTotal = (document: InvoiceDocument, lines: readonly Line[]) =>
  lines.length === 0 ? 0 : Math.max(0, taxOn(document, lines).totalPaise)

/** The last day on which the tax of an invoice may be credited: 30 November after its financial year (CGST Act, section 34). */
export function creditableUntil(invoiceDate: string) {
  const [year, month] = [Number(invoiceDate.slice(0, 4)), Number(invoiceDate.slice(5, 7))]
  return `${month < 4 ? year : year + 1}-11-30`
}
