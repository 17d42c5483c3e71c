// The chart of accounts, the documents that are posted to it, and what is read of it.
import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'

const accountKinds = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'] as const
export type AccountKind = (typeof accountKinds)[number]

/** All accounts in the order of the trial balance; those with a subledger stand for each customer by themselves. */
export const accounts = {
  BANK: { kind: 'ASSET', perCustomer: false },
  RECEIVABLES: { kind: 'ASSET', perCustomer: true },
  TDS_RECEIVABLE: { kind: 'ASSET', perCustomer: true },
  /** GST that government customers deducted; the cash ledger of the portal has it. */
  GST_TDS_RECEIVABLE: { kind: 'ASSET', perCustomer: true },
  /** Tax paid on advances, until the invoice takes it over. */
  GST_ON_ADVANCES: { kind: 'ASSET', perCustomer: false },
  /** Tax on advances that were refunded in a later month, until the department pays it back. */
  GST_REFUND_CLAIM_CGST: { kind: 'ASSET', perCustomer: false },
  GST_REFUND_CLAIM_SGST: { kind: 'ASSET', perCustomer: false },
  GST_REFUND_CLAIM_IGST: { kind: 'ASSET', perCustomer: false },
  ADVANCES: { kind: 'LIABILITY', perCustomer: true },
  DEPOSITS: { kind: 'LIABILITY', perCustomer: true },
  OUTPUT_CGST: { kind: 'LIABILITY', perCustomer: false },
  OUTPUT_SGST: { kind: 'LIABILITY', perCustomer: false },
  OUTPUT_IGST: { kind: 'LIABILITY', perCustomer: false },
  HIRE_INCOME: { kind: 'INCOME', perCustomer: false },
  /** The gain or loss from rounding totals to whole rupees. */
  ROUND_OFF: { kind: 'EXPENSE', perCustomer: false },
} as const satisfies Record<string, { kind: AccountKind; perCustomer: boolean }>
export type LedgerAccount = keyof typeof accounts
export const ledgerAccounts = Object.keys(accounts) as [LedgerAccount, ...LedgerAccount[]]

/** The kinds of documents that stand behind entries. */
export const ledgerDocuments = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE', 'PAYMENT', 'ALLOCATION', 'REFUND'] as const
export type LedgerDocument = (typeof ledgerDocuments)[number]

const Paise = z.int()
const instant = z.iso.datetime({ offset: true })

const account = z.enum(ledgerAccounts)
const sides = { debitPaise: Paise, creditPaise: Paise }

/** All accounts at the end of a day; the debits of all are the credits of all. */
export const TrialBalance = z
  .object({
    on: CivilDate,
    /** `balancePaise` is debits less credits. */
    accounts: z.array(z.object({ account, kind: z.enum(accountKinds), ...sides, balancePaise: Paise })),
    ...sides,
  })
  .meta({ id: 'TrialBalance' })
export type TrialBalance = z.infer<typeof TrialBalance>

const document = z.object({
  kind: z.enum(ledgerDocuments),
  id: Id,
  number: z.string(),
  /** The action on the document. */
  act: z.string(),
})

export const LedgerEntry = z
  .object({
    entryId: Id,
    entryNo: z.int(),
    date: CivilDate,
    document,
    customer: z.object({ companyId: Id.nullable(), accountId: Id.nullable(), name: z.string() }).nullable(),
    note: z.string().nullable(),
    totalPaise: Paise,
    lines: z.array(z.object({ account, ...sides })),
    /** The number of the entry that this one undoes, and of the one that undoes it. */
    reverses: z.int().nullable(),
    reversedBy: z.int().nullable(),
    /** Null where the product itself has posted. */
    postedBy: z.string().nullable(),
    postedAt: instant,
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** The bills and payments of one customer; positive balances are owed to us. Deposits are held apart. */
export const AccountStatement = z
  .object({
    customerName: z.string(),
    from: CivilDate,
    to: CivilDate,
    openingPaise: Paise,
    rows: z.array(
      z.object({
        entryId: Id,
        date: CivilDate,
        document,
        note: z.string().nullable(),
        ...sides,
        /** Owed after it. */
        balancePaise: Paise,
      }),
    ),
    ...sides,
    closingPaise: Paise,
    /** Refundable deposits that we hold at the end. */
    depositPaise: Paise,
  })
  .meta({ id: 'AccountStatement' })
export type AccountStatement = z.infer<typeof AccountStatement>
