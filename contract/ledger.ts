// The chart of accounts, and the documents that are posted to it.

export const accountKinds = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'] as const
export type AccountKind = (typeof accountKinds)[number]

/** All accounts in the order of the trial balance; those with a subledger stand for each customer by themselves. */
export const accounts = {
  BANK: { kind: 'ASSET', perCustomer: false },
  RECEIVABLES: { kind: 'ASSET', perCustomer: true },
  TDS_RECEIVABLE: { kind: 'ASSET', perCustomer: true },
  /** Tax paid on advances, until the invoice takes it over. */
  GST_ON_ADVANCES: { kind: 'ASSET', perCustomer: false },
  ADVANCES: { kind: 'LIABILITY', perCustomer: true },
  DEPOSITS: { kind: 'LIABILITY', perCustomer: true },
  OUTPUT_CGST: { kind: 'LIABILITY', perCustomer: false },
  OUTPUT_SGST: { kind: 'LIABILITY', perCustomer: false },
  OUTPUT_IGST: { kind: 'LIABILITY', perCustomer: false },
  HIRE_INCOME: { kind: 'INCOME', perCustomer: false },
  /** What rounding totals to whole rupees costs or brings. */
  ROUND_OFF: { kind: 'EXPENSE', perCustomer: false },
} as const satisfies Record<string, { kind: AccountKind; perCustomer: boolean }>
export type LedgerAccount = keyof typeof accounts
export const ledgerAccounts = Object.keys(accounts) as [LedgerAccount, ...LedgerAccount[]]

/** The kinds of documents that stand behind entries. */
export const ledgerDocuments = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE', 'PAYMENT', 'ALLOCATION', 'REFUND'] as const
export type LedgerDocument = (typeof ledgerDocuments)[number]
