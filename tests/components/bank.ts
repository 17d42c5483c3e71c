// Rows of bank statements as the fake server answers them.
import { BankLine, BankMatch, bankApi, StatementPreview } from '#contract/payments.bank.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf, pageOf } from './samples.ts'

const CUSTOMER = 'Deccan Buildworks Private Limited'

export const aBankLine = makerOf(BankLine, {
  lineId: idOf(960),
  accountNumber: '50200012345678',
  valueOn: '2026-11-21',
  amountPaise: 10_631_400,
  narration: 'NEFT CR-HDFC0000240-DECCAN BUILDWORKS PRIV-INV 2627 12-HDFCN52026112012345',
  reference: 'HDFCN52026112012345',
  mode: 'NEFT',
})

const decided = { decidedBy: 'Farida Sheikh', decidedAt: '2026-11-21T06:30:00.000Z' }
export const aMatched = (more: Partial<BankLine> = {}) => {
  const payment = { paymentId: idOf(990), paymentNumber: 'PAY/2627/000031', customerName: CUSTOMER }
  return aBankLine({ status: 'MATCHED', payment, isRecorded: true, ...decided, ...more })
}
export const anAside = () => aBankLine({ status: 'ASIDE', reason: 'Interest of the bank', ...decided })

export const aMatch = makerOf(BankMatch, {
  customerId: idOf(982),
  customerName: CUSTOMER,
  allocations: [
    {
      invoiceId: idOf(981),
      invoiceNumber: 'INV/2627/000012',
      amountPaise: 10_631_400,
      tdsPaise: 183_300,
      tdsCode: 'RENT',
    },
  ],
  reasons: ['INVOICE_NUMBER', 'NAME', 'LESS_TDS'],
  isProposed: true,
})

export const aSeen = (line: BankLine = aBankLine(), matches: BankMatch[] = [aMatch()]) =>
  sampleOf(bankApi.getBankLine.response, { line, matches, nextId: idOf(961) })

export const someLines = (lines: BankLine[]) =>
  sampleOf(bankApi.listBankLines.response, {
    lines: pageOf(lines),
    counts: { TO_MATCH: lines.length, MATCHED: 3, ASIDE: 1, DEBITS: 2 },
    accounts: ['50200012345678'],
  })

const row = { bookedOn: '2026-11-20', narration: 'NEFT DECCAN BUILDWORKS', reference: 'HDFCN52026112012345' }
export const aPreview = makerOf(StatementPreview, {
  rows: [
    { ...row, row: 4, effect: 'NEW', creditPaise: 10_631_400 },
    { row: 5, effect: 'KNOWN', bookedOn: '2026-11-20', narration: 'CHARGES', debitPaise: 5900 },
    { row: 6, effect: 'NOTE', narration: 'Closing Balance' },
  ],
  added: 1,
  known: 1,
  notes: 1,
  digest: 'a'.repeat(64),
})
export const aBadPreview = () => {
  const faults = [
    { column: 'Deposit Amt.', value: 'five', code: 'rupees', reason: csvFaultTexts.rupees },
    { column: 'Date', value: '32/11/2026', code: 'day', reason: csvFaultTexts.day },
  ]
  const bad = { ...row, row: 4, effect: 'BAD', narration: '<img src=x onerror=alert(1)>', faults } as const
  return aPreview({ rows: [bad], bad: 1, added: 0, digest: null })
}
