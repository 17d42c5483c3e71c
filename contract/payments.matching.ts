// The one rule by which money finds the documents that it pays, on every screen and in every list.
import { spread, tdsOn } from './payments.spread.ts'
import type { OpenInvoice, TdsCode, TdsRate } from './payments.ts'

type Numbered = Pick<OpenInvoice, 'invoiceId' | 'invoiceNumber'>

/** Banks drop slashes and leading zeros: `INV 2627 12` is `INV/2627/000012`. */
const WHOLE = /INV[^A-Z0-9]*(\d{4})[^A-Z0-9]*(\d{1,6})(?!\d)/g
/** People drop the year too: `INV 12`, `Invoice no. 12`. */
const SHORT = /\bINV(?:OICE)?[^A-Z0-9]*(?:NO[^A-Z0-9]*)?0*(\d{1,6})(?!\d)/g
const NUMBER_DIGITS = 6

/** The numbers of invoices in a text, as they are written on invoices. */
export const invoicesNamed = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.toUpperCase().matchAll(WHOLE)].map(
      ([, year, number = '']) => `INV/${year}/${number.padStart(NUMBER_DIGITS, '0')}`,
    ),
  )

/** The invoices that a text names, by their ids. A number without its year names one only where no other one ends in it. */
export function namedIn(text: string, invoices: readonly Numbered[]): ReadonlySet<string> {
  const whole = invoicesNamed(text)
  const idsOf = (found: readonly Numbered[]) => found.map(({ invoiceId }) => invoiceId)
  if (whole.size > 0) return new Set(idsOf(invoices.filter(({ invoiceNumber }) => whole.has(invoiceNumber))))
  const ends = [...text.toUpperCase().matchAll(SHORT)].map(
    ([, number = '']) => `/${number.padStart(NUMBER_DIGITS, '0')}`,
  )
  const endingIn = (end: string) => idsOf(invoices.filter(({ invoiceNumber }) => invoiceNumber.endsWith(end)))
  return new Set(ends.map(endingIn).flatMap((ids) => (ids.length === 1 ? ids : [])))
}

type Part = { readonly invoiceId: string; readonly amountPaise: number; readonly tdsPaise: number }
type FitReason = 'EXACT' | 'LESS_TDS' | 'UNDISPUTED' | 'OLDEST' | 'OLDEST_LESS_TDS' | 'OLDEST_PART'
type Fit = { readonly parts: readonly Part[]; readonly reason: FitReason; readonly tdsCode: TdsCode | null }

/** Money of one payer. Amounts are paise. */
type Money = {
  readonly amountPaise: number
  /** The payer's open documents, the oldest first. */
  readonly invoices: readonly OpenInvoice[]
  /** Those that the reference or the narration names. */
  readonly named: ReadonlySet<string>
  readonly rates: readonly TdsRate[]
  /** The tax that was deducted, as somebody says; null for none. Unknown, each rate is tried. */
  readonly deducted?: TdsRate | null | undefined
}
/** All that fits; `taken` is null where several documents fit alike, so that a person chooses. */
type Proposal = { readonly fits: readonly Fit[]; readonly taken: Fit | null }

/** More invoices than this are not paid at once without saying so. */
const SUM_MAX = 12
/** Customers deduct to the paisa or round their own way. */
const ROUNDING_PAISE = 100

/** The deductions to try: null is none. */
const deductionsOf = ({ rates, deducted }: Money) => (deducted === undefined ? [null, ...rates] : [deducted])

/** Whether an amount is the tax of a taxable value: at most the tax rounded up to the rupee, and at least a rupee less than the tax. */
function isTax(paise: number, taxablePaise: number, { percent }: TdsRate) {
  const exact = tdsOn(taxablePaise * 100, percent) / 100
  return paise <= Math.ceil(exact / 100) * 100 && paise >= exact - ROUNDING_PAISE
}

/** A document that the money pays whole, alone or with the tax deducted, or all of it that is not disputed. */
function fitsOne(invoice: OpenInvoice, money: Money): Fit[] {
  const { invoiceId, balancePaise, disputedPaise, taxablePaise, tdsPaise: certified } = invoice
  const missing = balancePaise - money.amountPaise
  const fit = (reason: FitReason, tdsPaise = 0, tdsCode: TdsCode | null = null): Fit[] => [
    { parts: [{ invoiceId, amountPaise: money.amountPaise, tdsPaise }], reason, tdsCode },
  ]
  if (missing < 0) return []
  return deductionsOf(money).flatMap((rate) => {
    if (rate === null) return missing === 0 ? fit('EXACT') : missing === disputedPaise ? fit('UNDISPUTED') : []
    return missing > 0 && isTax(missing + certified, taxablePaise, rate) ? fit('LESS_TDS', missing, rate.code) : []
  })
}

/** Whether money pays these invoices to the last paisa. */
function paysAll(invoices: readonly OpenInvoice[], parts: readonly Part[], amountPaise: number) {
  const paid = new Map(parts.map((part) => [part.invoiceId, part.amountPaise + part.tdsPaise]))
  const spent = parts.reduce((sum, part) => sum + part.amountPaise, 0)
  return spent === amountPaise && invoices.every(({ invoiceId, balancePaise }) => paid.get(invoiceId) === balancePaise)
}

/** Several invoices that the money pays whole together; tax is tried only where the plain sum does not fit. */
function fitsAll(invoices: readonly OpenInvoice[], money: Money): Fit[] {
  const { amountPaise } = money
  const fits = deductionsOf(money).flatMap((rate): Fit[] => {
    const parts = spread(invoices, amountPaise, rate?.percent ?? '0')
    const reason = rate === null ? 'OLDEST' : 'OLDEST_LESS_TDS'
    return paysAll(invoices, parts, amountPaise) ? [{ parts, reason, tdsCode: rate?.code ?? null }] : []
  })
  return fits[0]?.reason === 'OLDEST' ? fits.slice(0, 1) : fits
}

const firstOf = <Found>(found: readonly Found[][]) => found.find((some) => some.length > 0) ?? []

/**
 * What money pays. 1. The documents that its text names. 2. The one open document whose balance it equals, alone or with
 * the tax deducted. 3. Where several do, all of them are shown and none is taken. 4. Else the oldest first.
 */
export function propose(money: Money): Proposal {
  const { amountPaise, invoices, named, deducted } = money
  const first = invoices.filter(({ invoiceId }) => named.has(invoiceId))
  const order = [...first, ...invoices.filter(({ invoiceId }) => !named.has(invoiceId))]
  const single = (first.length > 0 ? first : order).flatMap((invoice) => fitsOne(invoice, money))
  if (single.length > 0) {
    const isOne = new Set(single.map(({ parts }) => parts[0]?.invoiceId)).size === 1
    return { fits: single, taken: isOne ? (single[0] ?? null) : null }
  }
  const sums = Array.from({ length: Math.max(0, Math.min(SUM_MAX, order.length) - 1) }, (_, at) =>
    fitsAll(order.slice(0, at + 2), money),
  )
  const parts = spread(order, amountPaise, deducted?.percent ?? '0')
  const fits = firstOf([...sums, [{ parts, reason: 'OLDEST_PART' as const, tdsCode: deducted?.code ?? null }]])
  return { fits, taken: fits[0] ?? null }
}
