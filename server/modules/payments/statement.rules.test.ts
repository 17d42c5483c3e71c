import { expect, test } from 'vitest'
import { asBanksWrite, statementOf } from '#tests/support/bank.ts'
import {
  balanceIn,
  columnsOf,
  dayIn,
  isRounded,
  modeNamed,
  narrationIn,
  paiseIn,
  referenceIn,
  referenceNamed,
} from './statement.rules.ts'
import { readStatement } from './statement-file.ts'

const about = { account: '50200012345678', today: '2026-11-24' }
const read = (text: string) => readStatement(Buffer.from(text), about)
const effects = (text: string) => read(text).map(({ effect }) => effect)
const codes = (text: string) =>
  read(text).flatMap(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`))

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5-1-2026', '2026-01-05'],
  ['05-Jan-2026', '2026-01-05'],
  ['05 JANUARY 26', '2026-01-05'],
  ['20/11/26 14:05', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['31/02/2026', undefined],
  ['20/13/2026', undefined],
  ['11', undefined],
  ['', undefined],
])('the day %j is %j', (cell, day) => {
  expect(dayIn(cell)).toBe(day)
})

test.each([
  ['1,06,314.00', 10_631_400],
  ['106,314.5', 10_631_450],
  ['₹ 12', 1200],
  ['Rs. 7.05 Cr', 705],
  ['', null],
  ['-', null],
  ['0.00', null],
  ['12,34', undefined],
  ['1.234', undefined],
  ['-5', undefined],
  ['five', undefined],
])('the amount %j is %j paise', (cell, paise) => {
  expect(paiseIn(cell)).toBe(paise)
})

test('a balance may be below zero, or not readable', () => {
  expect([balanceIn('-1,000.00'), balanceIn('1,000.00 Dr'), balanceIn('5.00 Cr'), balanceIn('?')]).toEqual([
    -100_000,
    -100_000,
    500,
    null,
  ])
})

test('references lose spaces and marks; none is left of zeros', () => {
  expect(['hdfc n5 2026', '000000', '-', "'00123", 'N/A', ''].map(referenceIn)).toEqual([
    'HDFCN52026',
    null,
    null,
    '00123',
    'N/A',
    null,
  ])
  expect(referenceNamed('NEFT CR-HDFCN52026112012345-DECCAN')).toBe('HDFCN52026112012345')
  expect(referenceNamed('UPI/632412345678/rent')).toBe('632412345678')
  expect(referenceNamed('INTEREST')).toBeNull()
  expect([isRounded('5.26E+15'), isRounded('526E15A')]).toEqual([true, false])
})

test('a narration gives the mode of payment', () => {
  expect(['RTGS-X', 'BY CLG 12', 'MMT/IMPS/1', 'UPI/2', 'CASH DEPOSIT', 'TRANSFER'].map(modeNamed)).toEqual([
    'RTGS',
    'CHEQUE',
    'IMPS',
    'UPI',
    'CASH',
    'NEFT',
  ])
})

test('S13 a narration is one line without invisible characters, whatever it holds', () => {
  expect(narrationIn('a\u202Eb\0c\r\nd\u200Be  <img src=x onerror=alert(1)>')).toBe(
    'a b c d e <img src=x onerror=alert(1)>',
  )
  expect(Array.from(narrationIn('😀'.repeat(600)))).toHaveLength(500)
})

test.each([
  ['Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'],
  ['Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance'],
  ['Tran Date,PARTICULARS,CHQNO,DR,CR,BAL'],
  ['Transaction Date,Transaction Remarks,Cheque Number,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )'],
])('the headings of banks are known: %s', (headings) => {
  expect(columnsOf(headings.split(','))).toBeDefined()
})

test('a statement has an address above and sums below, which are no rows', () => {
  const text = [
    'Statement of account,,,,',
    '',
    'Date,Description,UTR,Debit,Credit',
    ',Opening Balance,,,5000',
    '20/11/2026,NEFT DECCAN,UTR1,,"1,000.00"',
    '21/11/2026,CHARGES,,59.00,',
    ',Total,,59.00,"1,000.00"',
  ].join('\n')
  expect(effects(text)).toEqual(['NOTE', 'NEW', 'NEW', 'NOTE'])
  expect(read(text).flatMap(({ line }) => (line ? [[line.rowNo, line.direction, line.amountPaise]] : []))).toEqual([
    [5, 'CREDIT', 100_000],
    [6, 'DEBIT', 5900],
  ])
})

test('faults are reported by row and column', () => {
  const head = 'Date,Description,UTR,Debit,Credit\n'
  expect(codes(`${head}25/11/2026,A,,,5\n`)).toEqual(['Date ahead'])
  expect(codes(`${head}32/11/2026,A,,,5\n20/11/2026,B,,,5`)).toEqual(['Date day'])
  expect(codes(`${head}20/11/2026,B,,,5\n31/11/2026,A,,,5`)).toEqual(['Date day'])
  expect(codes(`${head},A,,,5\n20/11/2026,B,,,5`)).toEqual(['Date required'])
  expect(codes(`${head}20/11/2026,A,,5,5`)).toEqual([' one-amount'])
  expect(codes(`${head}20/11/2026,A,,,`)).toEqual([' one-amount'])
  expect(codes(`${head}20/11/2026,A,,,"12,34"`)).toEqual(['Credit rupees'])
  expect(codes(`${head}20/11/2026,A,,,9999999999`)).toEqual(['Credit too-much'])
  expect(codes(`${head}20/11/2026,A,5.2E+15,,5`)).toEqual(['UTR rounded'])
  expect(codes('a,b\n1,2')).toEqual([' statement-headings'])
})

test('rows with the same reference count once; each row without one counts', () => {
  const row = { date: asBanksWrite('2026-11-20'), credit: '5' }
  const steps = (rows: Parameters<typeof statementOf>[0]) => readStatement(statementOf(rows), about)
  expect(
    steps([
      { ...row, reference: 'A1' },
      { ...row, reference: 'A1' },
    ]).map(({ effect }) => effect),
  ).toEqual(['NEW', 'KNOWN'])
  const [first, second] = steps([row, row])
  expect(first?.line?.fingerprint).not.toBe(second?.line?.fingerprint)
  expect(steps([row])[0]?.line?.fingerprint).toBe(first?.line?.fingerprint)
})
