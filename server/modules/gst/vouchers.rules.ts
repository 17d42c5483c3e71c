// Documents as vouchers of a ledger: what the customer owes or pays, against what was earned and its tax.
import type { Totals } from '#contract/bill.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { PaymentKind } from '#contract/payments.ts'
import { type IssuedInvoice, type IssuedNote, noteLines } from './billed.rules.ts'
import { type Entry, journalsOf } from './journals.rules.ts'
import { tallyLedgers as ledgers, type TallyLine, type TallyVoucher } from './tally.rules.ts'
import { ledgerNameOf, type TallyCustomer } from './tally-customers.rules.ts'

/** Money that came in or went back. */
export type Money = {
  readonly paymentId: string
  readonly paymentNumber: string
  readonly kind: PaymentKind
  /** Of a refund: whether it gives a deposit back. */
  readonly isDeposit: boolean
  readonly receivedOn: string
  readonly customerId: string
  readonly amountPaise: number
  readonly mode: string
  readonly reference: string | null
  /** Of a refund: the number of the money that it gives back. */
  readonly refunds: string | null
  /** What was allocated when it was recorded, to invoices of that day or before. */
  readonly allocations: readonly { readonly invoiceNumber: string; readonly amountPaise: number }[]
}

/** The percentage of each head of tax, by Tally's names. */
function ratesOf(gstPercent: string, { cgstPaise, igstPaise }: Totals): Record<string, string> {
  const half = String(Number(gstPercent) / 2)
  if (cgstPaise !== 0) return { CGST: half, 'SGST/UTGST': half }
  return { IGST: igstPaise === 0 ? '0' : gstPercent }
}

type Billed = {
  readonly document: InvoiceDocument
  readonly lines: readonly { readonly sac: string; readonly amountPaise: number }[]
  readonly totals: Totals
}

/** What was earned and its tax, a line for each SAC; `sign` is -1 where it is taken back. */
function earned({ document: { gstPercent }, lines, totals }: Billed, sign: 1 | -1): TallyLine[] {
  const rates = ratesOf(gstPercent, totals)
  const sums = Map.groupBy(lines, ({ sac }) => sac)
  return [
    ...[...sums].map(([sac, of]) => ({
      ledger: ledgers.hire,
      debitPaise: -sign * of.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      service: { sac, rates },
    })),
    { ledger: ledgers.cgst, debitPaise: -sign * totals.cgstPaise },
    { ledger: ledgers.sgst, debitPaise: -sign * totals.sgstPaise },
    { ledger: ledgers.igst, debitPaise: -sign * totals.igstPaise },
    { ledger: ledgers.roundOff, debitPaise: -sign * totals.roundOffPaise },
  ]
}

type Customers = ReadonlyMap<string, TallyCustomer>

/** Throws where the customer of a document was not read. */
function customerWith(customers: Customers, customerId: string) {
  const customer = customers.get(customerId)
  if (!customer) throw new Error(`Customer ${customerId} was not read.`)
  return customer
}

/** The customer with the registration that a document names. */
const asBilled = (customer: TallyCustomer, { billTo, supply }: InvoiceDocument): TallyCustomer => ({
  ...customer,
  gstin: billTo.gstin,
  state: billTo.state,
  isSez: supply !== 'DOMESTIC',
})

const salesOf =
  (customers: Customers) =>
  ({ invoiceId, invoiceNumber, invoiceDate, customerId, document }: IssuedInvoice): TallyVoucher => {
    const customer = asBilled(customerWith(customers, customerId), document)
    const debitPaise = document.totalPaise
    const bill = { bill: invoiceNumber, reference: 'New Ref', debitPaise, creditDays: document.paymentDays } as const
    return {
      guid: invoiceId,
      type: 'Sales',
      number: invoiceNumber,
      date: invoiceDate,
      customer,
      placeOfSupply: document.placeOfSupply,
      narration: [...new Set(document.lines.map(({ summaryNumber }) => summaryNumber))].join(', '),
      lines: [
        { ledger: ledgerNameOf(customer), debitPaise, bills: [bill] },
        ...earned({ document, lines: document.lines, totals: document }, 1),
      ],
    }
  }

const noteOf =
  (customers: Customers) =>
  (issued: IssuedNote): TallyVoucher => {
    const { note, invoice } = issued
    const customer = asBilled(customerWith(customers, invoice.customerId), invoice.document)
    const sign = note.kind === 'CREDIT' ? -1 : 1
    const debitPaise = sign * note.totalPaise
    return {
      guid: note.noteId,
      type: note.kind === 'CREDIT' ? 'Credit Note' : 'Debit Note',
      number: note.noteNumber,
      date: note.noteDate,
      customer,
      placeOfSupply: invoice.document.placeOfSupply,
      corrects: { number: invoice.invoiceNumber, date: invoice.invoiceDate },
      narration: `${invoice.invoiceNumber}: ${note.explanation}`,
      lines: [
        {
          ledger: ledgerNameOf(customer),
          debitPaise,
          bills: [{ bill: invoice.invoiceNumber, reference: 'Agst Ref', debitPaise }],
        },
        ...earned({ document: invoice.document, lines: noteLines(issued), totals: note }, sign),
      ],
    }
  }

/** The bills that money pays, and what is left as a bill of its own; a refund goes against that. */
function billsPaid({ paymentNumber, refunds, amountPaise, allocations }: Money) {
  if (refunds !== null) return [{ bill: refunds, reference: 'Agst Ref', debitPaise: amountPaise } as const]
  const left = amountPaise - allocations.reduce((sum, allocation) => sum + allocation.amountPaise, 0)
  return [
    ...allocations.map((one) => ({
      bill: one.invoiceNumber,
      reference: 'Agst Ref' as const,
      debitPaise: -one.amountPaise,
    })),
    { bill: paymentNumber, reference: 'New Ref' as const, debitPaise: -left },
  ].filter(({ debitPaise }) => debitPaise !== 0)
}

const moneyOf =
  (customers: Customers) =>
  (money: Money): TallyVoucher => {
    const customer = customerWith(customers, money.customerId)
    const debitPaise = (money.kind === 'REFUND' ? -1 : 1) * money.amountPaise
    const against = money.isDeposit
      ? { ledger: ledgers.deposits, debitPaise: -debitPaise }
      : { ledger: ledgerNameOf(customer), debitPaise: -debitPaise, bills: billsPaid(money) }
    return {
      guid: money.paymentId,
      type: money.kind === 'REFUND' ? 'Payment' : 'Receipt',
      number: money.paymentNumber,
      date: money.receivedOn,
      customer,
      narration: [money.mode, money.reference].filter(Boolean).join(' '),
      lines: [{ ledger: ledgers.bank, debitPaise }, against],
    }
  }

type Documents = {
  readonly invoices: readonly IssuedInvoice[]
  readonly notes: readonly IssuedNote[]
  readonly money: readonly Money[]
  readonly entries: readonly Entry[]
}

/** The customers of some documents, by id. */
export const customersIn = ({ invoices, notes, money, entries }: Documents) => [
  ...new Set([...invoices, ...notes.map(({ invoice }) => invoice), ...money, ...entries].map((one) => one.customerId)),
]

/** The vouchers of some documents, by date. */
export function vouchersOf({ invoices, notes, money, entries }: Documents, read: readonly TallyCustomer[]) {
  const customers = new Map(read.map((customer) => [customer.customerId, customer]))
  const all = [
    ...invoices.map(salesOf(customers)),
    ...notes.map(noteOf(customers)),
    ...money.map(moneyOf(customers)),
    ...journalsOf(entries, (customerId) => customerWith(customers, customerId)),
  ]
  return all.toSorted((a, b) => a.date.localeCompare(b.date))
}
