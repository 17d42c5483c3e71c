import { expect, test } from 'vitest'
import type { LedgerAccount } from '#contract/ledger.ts'
import { elementsOf, readXml, textIn } from '#tests/support/xml.ts'
import type { Entry } from './journals.rules.ts'
import { type TallyVoucher, tallyXml } from './tally.rules.ts'
import { type Money, vouchersOf } from './vouchers.rules.ts'

const money = (more: Partial<Money>): Money => ({
  paymentNumber: 'PAY/2627/000001',
  kind: 'PAYMENT',
  isDeposit: false,
  receivedOn: '2026-11-20',
  customerName: 'Deccan & Sons <Pune>',
  amountPaise: 10_814_705,
  mode: 'NEFT',
  reference: 'N123',
  ...more,
})
const linesOf = ({ lines }: TallyVoucher) => lines.map(({ ledger, debitPaise }) => [ledger, debitPaise])

test('money comes in as receipts and goes back as payments, deposits against their own ledger', () => {
  const vouchers = vouchersOf({
    invoices: [],
    notes: [],
    entries: [],
    money: [money({}), money({ kind: 'DEPOSIT', isDeposit: true }), money({ kind: 'REFUND', isDeposit: true })],
  })
  expect(vouchers.map(({ type }) => type)).toEqual(['Receipt', 'Receipt', 'Payment'])
  expect(vouchers.map(linesOf)).toEqual([
    [
      ['Bank', 10_814_705],
      ['Deccan & Sons <Pune>', -10_814_705],
    ],
    [
      ['Bank', 10_814_705],
      ['Deposits of customers', -10_814_705],
    ],
    [
      ['Bank', -10_814_705],
      ['Deposits of customers', 10_814_705],
    ],
  ])
})

const entry = (kind: Entry['kind'], lines: Record<string, number>): Entry => ({
  entryNo: 31,
  date: '2026-11-21',
  kind,
  paidBy: 'Deccan',
  billedTo: 'Deccan',
  narration: 'PAY/2627/000001 INV/2627/000001',
  lines: Object.entries(lines).map(([account, debitPaise]) => ({ account: account as LedgerAccount, debitPaise })),
})
const journals = (...entries: Entry[]) =>
  vouchersOf({ invoices: [], notes: [], money: [], entries }).map((one) => [one.type, one.number, linesOf(one)])

test('entries that move no money are journals: TDS, deposits that pay, GST on advances and its return', () => {
  expect(journals(entry('ALLOCATION', { ADVANCES: 98_000, TDS_RECEIVABLE: 2_000, RECEIVABLES: -100_000 }))).toEqual([
    [
      'Journal',
      'JV-31',
      [
        ['Deccan', -2_000],
        ['TDS receivable', 2_000],
      ],
    ],
  ])
  expect(journals(entry('ALLOCATION', { DEPOSITS: 5_000, RECEIVABLES: -5_000 }))).toMatchObject([
    [
      'Journal',
      'JV-31',
      [
        ['Deposits of customers', 5_000],
        ['Deccan', -5_000],
      ],
    ],
  ])
  const tax = { GST_ON_ADVANCES: 180, OUTPUT_CGST: -90, OUTPUT_SGST: -90 }
  expect(journals(entry('PAYMENT', { BANK: 1_180, ADVANCES: -1_180, ...tax }))).toMatchObject([
    [
      'Journal',
      'JV-31',
      [
        ['GST on advances', 180],
        ['Output CGST', -90],
        ['Output SGST', -90],
      ],
    ],
  ])
})

test('money that came in and pays an invoice leaves nothing for a journal', () => {
  expect(
    journals(
      entry('PAYMENT', { BANK: 100, ADVANCES: -100 }),
      entry('ALLOCATION', { ADVANCES: 100, RECEIVABLES: -100 }),
    ),
  ).toEqual([])
})

test('the file is well-formed, debits are below zero, and texts stay texts', () => {
  const root = readXml(
    tallyXml('Yantra & Co', vouchersOf({ invoices: [], notes: [], entries: [], money: [money({})] })),
  )
  expect(root.name).toBe('ENVELOPE')
  expect(textIn(root, 'TALLYREQUEST')).toBe('Import Data')
  expect(textIn(root, 'PARTYLEDGERNAME')).toBe('Deccan &amp; Sons &lt;Pune&gt;')
  expect(textIn(root, 'DATE')).toBe('20261120')
  const entries = elementsOf(root, 'ALLLEDGERENTRIES.LIST')
  expect(entries.map((entry) => [textIn(entry, 'ISDEEMEDPOSITIVE'), textIn(entry, 'AMOUNT')])).toEqual([
    ['Yes', '-108147.05'],
    ['No', '108147.05'],
  ])
})
