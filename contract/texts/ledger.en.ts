import type { AccountKind, LedgerAccount, LedgerDocument } from '#contract/ledger.ts'

/** The ledger: names of accounts and documents, and the columns of its files. */
export const ledgerTexts = {
  accounts: {
    BANK: 'Bank and cash',
    RECEIVABLES: 'Receivables',
    TDS_RECEIVABLE: 'TDS receivable',
    GST_ON_ADVANCES: 'GST on advances',
    ADVANCES: 'Advances from customers',
    DEPOSITS: 'Refundable deposits',
    OUTPUT_CGST: 'Output CGST',
    OUTPUT_SGST: 'Output SGST',
    OUTPUT_IGST: 'Output IGST',
    HIRE_INCOME: 'Hire income',
    ROUND_OFF: 'Round-off',
  } satisfies Record<LedgerAccount, string>,
  kinds: {
    ASSET: 'Asset',
    LIABILITY: 'Liability',
    INCOME: 'Income',
    EXPENSE: 'Expense',
  } satisfies Record<AccountKind, string>,
  documents: {
    INVOICE: 'Invoice',
    CREDIT_NOTE: 'Credit note',
    DEBIT_NOTE: 'Debit note',
    PAYMENT: 'Payment',
    ALLOCATION: 'Allocation',
    REFUND: 'Refund',
  } satisfies Record<LedgerDocument, string>,
  columns: {
    entry: 'Entry',
    date: 'Date',
    kind: 'Kind',
    document: 'Document',
    customer: 'Customer',
    account: 'Account',
    debit: 'Debit (₹)',
    credit: 'Credit (₹)',
    balance: 'Balance (₹)',
    note: 'Note',
    postedBy: 'Posted by',
  },
  total: 'Total',
  opening: 'Opening balance',
  closing: 'Closing balance',
  deposit: 'Refundable deposit held',
} as const
