// The ledger postings of each step of a payment. Unallocated money is in advances, deposits apart.
import type { LedgerAccount } from '#contract/ledger.ts'
import type { PaymentKind } from '#contract/payments.ts'
import type { PostingLine } from '#server/modules/ledger/posting.ts'
import type { TaxWithin } from './allocating.rules.ts'

/** Returns the ledger account that holds money of a kind until an invoice takes it. */
const heldIn = (kind: PaymentKind): LedgerAccount => (kind === 'DEPOSIT' ? 'DEPOSITS' : 'ADVANCES')

const totalOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxWithin) => cgstPaise + sgstPaise + igstPaise

/** Tax that falls due on an advance. */
const taxDue = (tax: TaxWithin): PostingLine[] => [
  { account: 'GST_ON_ADVANCES', debitPaise: totalOf(tax) },
  { account: 'OUTPUT_CGST', creditPaise: tax.cgstPaise },
  { account: 'OUTPUT_SGST', creditPaise: tax.sgstPaise },
  { account: 'OUTPUT_IGST', creditPaise: tax.igstPaise },
]

/** The same tax where an invoice or a refund takes it over. */
const taxTaken = (tax: TaxWithin): PostingLine[] => [
  { account: 'OUTPUT_CGST', debitPaise: tax.cgstPaise },
  { account: 'OUTPUT_SGST', debitPaise: tax.sgstPaise },
  { account: 'OUTPUT_IGST', debitPaise: tax.igstPaise },
  { account: 'GST_ON_ADVANCES', creditPaise: totalOf(tax) },
]

type Money = { readonly kind: PaymentKind; readonly amountPaise: number; readonly tax: TaxWithin }

/** Money that came in. */
export const received = ({ kind, amountPaise, tax }: Money): PostingLine[] => [
  { account: 'BANK', debitPaise: amountPaise },
  { account: heldIn(kind), creditPaise: amountPaise },
  ...taxDue(tax),
]

/** Money that an invoice takes, with the taxes that the customer deducted. */
export const allocated = ({
  kind,
  amountPaise,
  tax,
  tdsPaise,
  gstTdsPaise,
}: Money & { readonly tdsPaise: number; readonly gstTdsPaise: number }): PostingLine[] => [
  { account: heldIn(kind), debitPaise: amountPaise },
  { account: 'TDS_RECEIVABLE', debitPaise: tdsPaise },
  { account: 'GST_TDS_RECEIVABLE', debitPaise: gstTdsPaise },
  { account: 'RECEIVABLES', creditPaise: amountPaise + tdsPaise + gstTdsPaise },
  ...taxTaken(tax),
]

/** The tax of an advance that is refunded in a later month: its return was filed, so it is claimed from the department. */
const taxClaimed = (tax: TaxWithin): PostingLine[] => [
  { account: 'GST_REFUND_CLAIM_CGST', debitPaise: tax.cgstPaise },
  { account: 'GST_REFUND_CLAIM_SGST', debitPaise: tax.sgstPaise },
  { account: 'GST_REFUND_CLAIM_IGST', debitPaise: tax.igstPaise },
  { account: 'GST_ON_ADVANCES', creditPaise: totalOf(tax) },
]

/** Whether a civil date is in a later month than another. */
export const isLaterMonth = (date: string, than: string) => date.slice(0, 7) > than.slice(0, 7)

/** Money of a kind that goes back, in the month of its receipt or later. */
export const refunded = ({ kind, amountPaise, tax, isLater }: Money & { readonly isLater: boolean }): PostingLine[] => [
  { account: heldIn(kind), debitPaise: amountPaise },
  { account: 'BANK', creditPaise: amountPaise },
  ...(isLater ? taxClaimed(tax) : taxTaken(tax)),
]
