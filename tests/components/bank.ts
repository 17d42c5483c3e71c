// Rows of bank statements as the fake server answers them.
import type { OutputOf } from '#contract/endpoint.ts'
import type { BankLine, BankMatch, bankApi, StatementPreview, StatementRow } from '#contract/payments.bank.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { idOf, pageOf } from './samples.ts'

export const aBankLine = (more: Partial<BankLine> = {}): BankLine => ({
  lineId: idOf(960),
  accountNumber: '50200012345678',
  bookedOn: '2026-11-20',
  valueOn: '2026-11-21',
  direction: 'CREDIT',
  amountPaise: 10_631_400,
  narration: 'NEFT CR-HDFC0000240-DECCAN BUILDWORKS PRIV-INV 2627 12-HDFCN52026112012345',
  reference: 'HDFCN52026112012345',
  mode: 'NEFT',
  status: 'TO_MATCH',
  payment: null,
  isRecorded: false,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  ...more,
})

const decided = { decidedBy: 'Farida Sheikh', decidedAt: '2026-11-21T06:30:00.000Z' }
export const aMatched = (more: Partial<BankLine> = {}) =>
  aBankLine({
    status: 'MATCHED',
    payment: {
      paymentId: idOf(990),
      paymentNumber: 'PAY/2627/000031',
      customerName: 'Deccan Buildworks Private Limited',
    },
    isRecorded: true,
    ...decided,
    ...more,
  })
export const anAside = () => aBankLine({ status: 'ASIDE', reason: 'Interest of the bank', ...decided })

export const aMatch = (more: Partial<BankMatch> = {}): BankMatch => ({
  customerId: idOf(982),
  customerName: 'Deccan Buildworks Private Limited',
  payment: null,
  allocations: [
    {
      invoiceId: idOf(981),
      invoiceNumber: 'INV/2627/000012',
      amountPaise: 10_631_400,
      tdsPaise: 183_300,
      tdsCode: 'RENT',
    },
  ],
  leftPaise: 0,
  reasons: ['INVOICE_NUMBER', 'NAME', 'LESS_TDS'],
  score: 131,
  ...more,
})

export const aSeen = (
  line: BankLine = aBankLine(),
  matches: BankMatch[] = [aMatch()],
): OutputOf<typeof bankApi.getBankLine> => ({ line, matches, nextId: idOf(961) })

export const someLines = (lines: BankLine[]): OutputOf<typeof bankApi.listBankLines> => ({
  lines: pageOf(lines),
  counts: { TO_MATCH: lines.length, MATCHED: 3, ASIDE: 1, DEBITS: 2 },
  accounts: ['50200012345678'],
})

const aRow = (row: number, effect: StatementRow['effect'], more: Partial<StatementRow> = {}): StatementRow => ({
  row,
  effect,
  bookedOn: '2026-11-20',
  narration: 'NEFT DECCAN BUILDWORKS',
  creditPaise: 10_631_400,
  debitPaise: null,
  reference: 'HDFCN52026112012345',
  faults: [],
  ...more,
})

const preview: StatementPreview = {
  rows: [
    aRow(4, 'NEW'),
    aRow(5, 'KNOWN', { creditPaise: null, debitPaise: 5900, narration: 'CHARGES', reference: null }),
    aRow(6, 'NOTE', { bookedOn: null, narration: 'Closing Balance', creditPaise: null, reference: null }),
  ],
  bad: 0,
  added: 1,
  known: 1,
  notes: 1,
  importedBefore: null,
  digest: 'a'.repeat(64),
}
export const aPreview = (more: Partial<StatementPreview> = {}): StatementPreview => ({ ...preview, ...more })
export const aBadPreview = () =>
  aPreview({
    rows: [
      aRow(4, 'BAD', {
        creditPaise: null,
        narration: '<img src=x onerror=alert(1)>',
        faults: [
          { column: 'Deposit Amt.', value: 'five', code: 'rupees', facts: {}, reason: csvFaultTexts.rupees },
          { column: 'Date', value: '32/11/2026', code: 'day', facts: {}, reason: csvFaultTexts.day },
        ],
      }),
    ],
    bad: 1,
    added: 0,
    digest: null,
  })
