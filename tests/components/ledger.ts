// The ledger as the fake server answers it.
import { AccountStatement, accounts, LedgerEntry, ledgerAccounts, TrialBalance } from '#contract/ledger.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const balances: Partial<Record<(typeof ledgerAccounts)[number], number>> = {
  BANK: 5_000_000,
  RECEIVABLES: 5_631_400,
  TDS_RECEIVABLE: 183_300,
  OUTPUT_CGST: -824_850,
  OUTPUT_SGST: -824_850,
  HIRE_INCOME: -9_165_000,
}

export const aTrialBalance = makerOf(TrialBalance, {
  on: '2026-11-23',
  accounts: ledgerAccounts.map((account) => {
    const balancePaise = balances[account] ?? 0
    const sides = { debitPaise: Math.max(balancePaise, 0), creditPaise: Math.max(-balancePaise, 0) }
    return { account, kind: accounts[account].kind, ...sides, balancePaise }
  }),
  debitPaise: 10_814_700,
  creditPaise: 10_814_700,
})

const CUSTOMER = 'Deccan Buildworks Private Limited'
const INVOICE = { kind: 'INVOICE', id: idOf(981), number: 'INV/2627/000012', act: 'issue' } as const

export const anEntry = makerOf(LedgerEntry, {
  entryId: idOf(980),
  entryNo: 12,
  date: '2026-11-10',
  document: INVOICE,
  customer: { companyId: idOf(982), name: CUSTOMER },
  totalPaise: 10_814_700,
  lines: [
    { account: 'RECEIVABLES', debitPaise: 10_814_700 },
    { account: 'HIRE_INCOME', creditPaise: 9_165_000 },
    { account: 'OUTPUT_CGST', creditPaise: 824_850 },
    { account: 'OUTPUT_SGST', creditPaise: 824_850 },
  ],
  postedBy: 'Farida Sheikh',
})

export const aStatement = makerOf(AccountStatement, {
  customerName: CUSTOMER,
  from: '2026-04-01',
  to: '2026-11-23',
  rows: [
    { entryId: idOf(980), date: '2026-11-10', document: INVOICE, debitPaise: 10_814_700, balancePaise: 10_814_700 },
    {
      entryId: idOf(983),
      date: '2026-11-20',
      document: { kind: 'PAYMENT', id: idOf(984), number: 'HDFCN52026112012345', act: 'record' },
      note: 'NEFT',
      creditPaise: 5_000_000,
      balancePaise: 5_814_700,
    },
  ],
  debitPaise: 10_814_700,
  creditPaise: 5_000_000,
  closingPaise: 5_814_700,
  depositPaise: 2_000_000,
})
