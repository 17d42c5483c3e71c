// Documents as vouchers of a ledger: what the customer owes or pays, against what was earned and its tax.
import type { Totals } from '#contract/bill.ts'
import type { PaymentKind } from '#contract/payments.ts'
import type { IssuedInvoice, IssuedNote } from './billed.rules.ts'
import { type Entry, journalsOf } from './journals.rules.ts'
import { tallyLedgers as ledgers, type TallyVoucher } from './tally.rules.ts'

/** Money that came in or went back. */
export type Money = {
  readonly paymentNumber: string
  readonly kind: PaymentKind
  /** Of a refund: whether it gives a deposit back. */
  readonly isDeposit: boolean
  readonly receivedOn: string
  readonly customerName: string
  readonly amountPaise: number
  readonly mode: string
  readonly reference: string | null
}

/** The change of a party's balance by a document; `sign` is -1 for a credit. */
const owed = (party: string, totals: Totals, sign: 1 | -1): TallyVoucher['lines'] => [
  { ledger: party, debitPaise: sign * totals.totalPaise },
  { ledger: ledgers.hire, debitPaise: -sign * totals.taxablePaise },
  { ledger: ledgers.cgst, debitPaise: -sign * totals.cgstPaise },
  { ledger: ledgers.sgst, debitPaise: -sign * totals.sgstPaise },
  { ledger: ledgers.igst, debitPaise: -sign * totals.igstPaise },
  { ledger: ledgers.roundOff, debitPaise: -sign * totals.roundOffPaise },
]

const salesOf = ({ invoiceNumber, invoiceDate, customerName, document }: IssuedInvoice): TallyVoucher => ({
  type: 'Sales',
  number: invoiceNumber,
  date: invoiceDate,
  party: customerName,
  narration: document.lines
    .map(({ summaryNumber }) => summaryNumber)
    .filter((one, at, all) => all.indexOf(one) === at)
    .join(', '),
  lines: owed(customerName, document, 1),
})

const noteOf = ({ note, invoice }: IssuedNote): TallyVoucher => ({
  type: note.kind === 'CREDIT' ? 'Credit Note' : 'Debit Note',
  number: note.noteNumber,
  date: note.noteDate,
  party: invoice.customerName,
  narration: `${invoice.invoiceNumber}: ${note.explanation}`,
  lines: owed(invoice.customerName, note, note.kind === 'CREDIT' ? -1 : 1),
})

function moneyOf({ kind, isDeposit, customerName, amountPaise, ...money }: Money): TallyVoucher {
  const sign = kind === 'REFUND' ? -1 : 1
  const against = isDeposit ? ledgers.deposits : customerName
  return {
    type: kind === 'REFUND' ? 'Payment' : 'Receipt',
    number: money.paymentNumber,
    date: money.receivedOn,
    party: customerName,
    narration: [money.mode, money.reference].filter(Boolean).join(' '),
    lines: [
      { ledger: ledgers.bank, debitPaise: sign * amountPaise },
      { ledger: against, debitPaise: -sign * amountPaise },
    ],
  }
}

type Documents = {
  readonly invoices: readonly IssuedInvoice[]
  readonly notes: readonly IssuedNote[]
  readonly money: readonly Money[]
  readonly entries: readonly Entry[]
}

/** The vouchers of some documents, by date. */
export function vouchersOf({ invoices, notes, money, entries }: Documents): TallyVoucher[] {
  const all = [...invoices.map(salesOf), ...notes.map(noteOf), ...money.map(moneyOf), ...journalsOf(entries)]
  return all.toSorted((a, b) => a.date.localeCompare(b.date))
}
