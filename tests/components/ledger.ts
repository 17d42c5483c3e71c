// The ledger as the fake server answers it.
import { AccountStatement } from '#contract/ledger.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

export const CUSTOMER = 'Deccan Buildworks Private Limited'
export const INVOICE = { kind: 'INVOICE', id: idOf(981), number: 'INV/2627/000012', act: 'issue' } as const

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
