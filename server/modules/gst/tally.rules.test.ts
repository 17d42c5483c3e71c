import { expect, test } from 'vitest'
import { elementsOf, readXml, textIn } from '#tests/support/xml.ts'
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

test('the file is well-formed, debits are below zero, and texts stay texts', () => {
  const root = readXml(tallyXml('Yantra & Co', vouchersOf({ invoices: [], notes: [], money: [money({})] })))
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
