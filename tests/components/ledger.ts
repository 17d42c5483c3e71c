// The ledger as the fake server answers it.
import {
  type AccountStatement,
  accounts,
  type LedgerEntry,
  ledgerAccounts,
  type TrialBalance,
} from '#contract/ledger.ts'
import { idOf } from './samples.ts'

const balances: Partial<Record<(typeof ledgerAccounts)[number], number>> = {
  BANK: 5_000_000,
  RECEIVABLES: 5_631_400,
  TDS_RECEIVABLE: 183_300,
  OUTPUT_CGST: -824_850,
  OUTPUT_SGST: -824_850,
  HIRE_INCOME: -9_165_000,
}

export const aTrialBalance = (more: Partial<TrialBalance> = {}): TrialBalance => ({
  on: '2026-11-23',
  accounts: ledgerAccounts.map((account) => {
    const balancePaise = balances[account] ?? 0
    return {
      account,
      kind: accounts[account].kind,
      debitPaise: Math.max(balancePaise, 0),
      creditPaise: Math.max(-balancePaise, 0),
      balancePaise,
    }
  }),
  debitPaise: 10_814_700,
  creditPaise: 10_814_700,
  ...more,
})

export const anEntry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  entryId: idOf(980),
  entryNo: 12,
  date: '2026-11-10',
  document: { kind: 'INVOICE', id: idOf(981), number: 'INV/2627/000012', act: 'issue' },
  customer: { companyId: idOf(982), accountId: null, name: 'Deccan Buildworks Private Limited' },
  note: null,
  totalPaise: 10_814_700,
  lines: [
    { account: 'RECEIVABLES', debitPaise: 10_814_700, creditPaise: 0 },
    { account: 'HIRE_INCOME', debitPaise: 0, creditPaise: 9_165_000 },
    { account: 'OUTPUT_CGST', debitPaise: 0, creditPaise: 824_850 },
    { account: 'OUTPUT_SGST', debitPaise: 0, creditPaise: 824_850 },
  ],
  reverses: null,
  reversedBy: null,
  postedBy: 'Farida Sheikh',
  postedAt: '2026-11-10T06:30:00.000Z',
  ...more,
})

export const aStatement = (more: Partial<AccountStatement> = {}): AccountStatement => ({
  customerName: 'Deccan Buildworks Private Limited',
  from: '2026-04-01',
  to: '2026-11-23',
  openingPaise: 0,
  rows: [
    {
      entryId: idOf(980),
      date: '2026-11-10',
      document: { kind: 'INVOICE', id: idOf(981), number: 'INV/2627/000012', act: 'issue' },
      note: null,
      debitPaise: 10_814_700,
      creditPaise: 0,
      balancePaise: 10_814_700,
    },
    {
      entryId: idOf(983),
      date: '2026-11-20',
      document: { kind: 'PAYMENT', id: idOf(984), number: 'HDFCN52026112012345', act: 'record' },
      note: 'NEFT',
      debitPaise: 0,
      creditPaise: 5_000_000,
      balancePaise: 5_814_700,
    },
  ],
  debitPaise: 10_814_700,
  creditPaise: 5_000_000,
  closingPaise: 5_814_700,
  depositPaise: 2_000_000,
  ...more,
})
