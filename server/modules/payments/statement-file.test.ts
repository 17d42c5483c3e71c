import { expect, test } from 'vitest'
import { toXlsx } from '#server/platform/xlsx.ts'
import { asBanksWrite, statementOf } from '#tests/support/bank.ts'
import { aReference } from '#tests/support/references.ts'
import { readStatement } from './statement-file.ts'

const about = { account: '50200012345678', today: '2026-11-24' }
const steps = (text: string | Uint8Array) => readStatement(Buffer.from(text), about)
const effects = (text: string | Uint8Array) => steps(text).map(({ effect }) => effect)
const codes = (text: string | Uint8Array) =>
  steps(text).flatMap(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`))
const lines = (text: string | Uint8Array) =>
  steps(text).flatMap(({ line }) => (line ? [[line.rowNo, line.direction, line.amountPaise] as const] : []))
const HEAD = 'Date,Description,UTR,Debit,Credit,Balance\n'

test('a statement has an address above and sums below, which are no rows', () => {
  const text = [
    'Statement of account,,,,',
    '',
    'Date,Description,UTR,Debit,Credit',
    ',Opening Balance,,,5000',
    '20/11/2026,NEFT DECCAN,UTR1,,"1,000.00"',
    '21/11/2026,CHARGES,,59.00,',
    ',Total,,59.00,"1,000.00"',
    '22/11/2026,NEFT,,,7',
    ',Grand Total,,59.00,"1,007.00"',
  ].join('\n')
  expect(effects(text)).toEqual(['NOTE', 'NEW', 'NEW', 'NOTE', 'NEW', 'NOTE'])
  expect(lines(text)).toEqual([
    [5, 'CREDIT', 100_000],
    [6, 'DEBIT', 5900],
    [8, 'CREDIT', 700],
  ])
})

test.each([
  ['25/11/2026,A,,,5', 'Date ahead'],
  ['32/11/2026,A,,,5', 'Date day'],
  ['31/11/2026,A,,,5', 'Date day'],
  ['24th Nov 2026,A,,,5', 'Date day'],
  ['11/23/2026,A,,,5', 'Date month-first'],
  ['46350,A,,,5', 'Date day-serial'],
  [',A,,,5', 'Date required'],
  ['20/11/2026,A,,5,5', ' one-amount'],
  ['20/11/2026,A,,,', ' one-amount'],
  ['20/11/2026,A,,,"12,34"', 'Credit rupees'],
  ['20/11/2026,A,,"5 Cr",', 'Debit side-unclear'],
  ['20/11/2026,A,,,9999999999', 'Credit too-much'],
  ['20/11/2026,A,5.2E+15,,5', 'UTR rounded'],
])('of %s the fault is reported, and the other rows go in', (row, fault) => {
  const text = `${HEAD}20/11/2026,B,,,5\n${row}\n20/11/2026,C,,,5`
  expect(codes(text)).toEqual([fault])
  expect(effects(text)).toEqual(['NEW', 'BAD', 'NEW'])
})

test('where one day has the month first, a day that may be read either way is refused too', () => {
  expect(codes(`${HEAD}11/05/2026,A,,,5\n11/23/2026,B,,,5\n23/11/2026,C,,,5`)).toEqual([
    'Date month-first',
    'Date month-first',
  ])
})

test('a single amount without any sign, suffix or Dr/Cr in the file is refused', () => {
  const head = 'Date,Description,Amount\n'
  expect(codes(`${head}20/11/2026,A,5`)).toEqual(['Amount side-unclear'])
  expect(lines(`${head}20/11/2026,A,5\n20/11/2026,B,-7`)).toEqual([
    [2, 'CREDIT', 500],
    [3, 'DEBIT', 700],
  ])
})

test.each([
  // Amounts in lakhs without quotation marks: the cells of one figure are not taken for two.
  ['20/11/2026,NEFT,N1,,18,000.00,5'],
  ['20/11/2026,NEFT,N1,18,500.00,,5'],
  ['20/11/2026,NEFT,N1,,1,18,000.00,5'],
  ['20/11/2026,NEFT,N1,,118000.00,5,00,000.00'],
  ['20/11/2026,NEFT,A,B,five,118000.00,5'],
])('a row that separators have spread out is refused: %s', (row) => {
  expect(codes(`${HEAD}${row}\n20/11/2026,B,,,5`)).toEqual([' width'])
})

test('rows that all end in a separator are not spread out', () => {
  expect(lines(`${HEAD}20/11/2026,A,,,5.00,9.00,\n20/11/2026,B, C,,,7.00,16.00,\n20/11/2026,D,,,5.00,21.00,`)).toEqual([
    [2, 'CREDIT', 500],
    [3, 'CREDIT', 700],
    [4, 'CREDIT', 500],
  ])
})

test('a quotation mark that opens and never closes takes no other row with it', () => {
  const text = `${HEAD}20/11/2026,"NEFT A,,,5,5\n20/11/2026,B,,,6,11\n20/11/2026,C",,,7,18\n20/11/2026,"D\nE",,,8,26`
  expect(lines(text).map(([, , paise]) => paise)).toEqual(expect.arrayContaining([500, 600, 700]))
  expect(lines(`${HEAD}20/11/2026,"D\nE",,,8,26\n20/11/2026,F,,,5,31`).map(([, , paise]) => paise)).toEqual([800, 500])
})

test('of several lines that look like headings, those with the most columns count', () => {
  const text = 'Date,Remarks,Amount\nDate;Narration;Ref;Debit;Credit;Balance\n20/11/2026;A;;;5;5'
  expect(lines(text)).toEqual([[3, 'CREDIT', 500]])
})

test('headings in between may order the columns in another way', () => {
  const text = `${HEAD}20/11/2026,A,,,5,5\nDate,Description,UTR,Credit,Debit,Balance\n20/11/2026,B,,6,,11`
  expect(lines(text).map(([, direction, paise]) => [direction, paise])).toEqual([
    ['CREDIT', 500],
    ['CREDIT', 600],
  ])
})

const UTR = 'N328260000000001'
const keptOf = (rows: string) => effects(HEAD + rows)

test.each([
  ['a row printed again', `20/11/2026,A,${UTR},,5,105\n20/11/2026,A,${UTR},,5,105`, ['NEW', 'KNOWN']],
  ['the same without a balance', `20/11/2026,A,${UTR},,5,\n20/11/2026,A,${UTR},,5,`, ['NEW', 'KNOWN']],
  ['a credit and a return of one UTR', `20/11/2026,A,${UTR},,5,105\n20/11/2026,A,${UTR},5,,100`, ['NEW', 'NEW']],
  ['a balance that goes on', `20/11/2026,A,${UTR},,5,105\n20/11/2026,A,${UTR},,5,110`, ['NEW', 'NEW']],
  [
    'credited, returned and credited again to the same balance',
    `20/11/2026,A,${UTR},,5,105\n20/11/2026,A,${UTR},5,,100\n20/11/2026,A,${UTR},,5,105`,
    ['NEW', 'NEW', 'NEW'],
  ],
  [
    'balances that differ around a bad row',
    `20/11/2026,A,${UTR},,5,105\n20/11/2026,B,,,five,112\n20/11/2026,A,${UTR},,5,117`,
    ['NEW', 'BAD', 'NEW'],
  ],
  ['equal rows without reference and balance', '20/11/2026,A,,,5,\n20/11/2026,A,,,5,', ['NEW', 'NEW']],
  [
    'equal rows on the next page',
    '20/11/2026,A,,,5,105\n20/11/2026,B,,,6,111\n20/11/2026,A,,,5,105\n20/11/2026,B,,,6,111',
    ['NEW', 'NEW', 'KNOWN', 'KNOWN'],
  ],
  [
    'a page printed again, the newest first',
    '20/11/2026,A,,,5,110\n20/11/2026,B,,,5,105\n20/11/2026,A,,,5,110\n20/11/2026,B,,,5,105',
    ['KNOWN', 'KNOWN', 'NEW', 'NEW'],
  ],
  ['the newest first', '20/11/2026,A,,,5,110\n20/11/2026,A,,,5,105', ['NEW', 'NEW']],
])('the identity of rows: %s', (_, rows, expected) => {
  expect(keptOf(rows)).toEqual(expected)
  const prints = steps(HEAD + rows).flatMap(({ line }) => (line ? [line.fingerprint] : []))
  expect(new Set(prints).size).toBe(prints.length)
})

test('a transfer is the same row whatever its narration and balance; a row without one is not', () => {
  const print = (row: string) => steps(HEAD + row)[0]?.line?.fingerprint
  expect(print(`20/11/2026,A,${UTR},,5,105`)).toBe(print(`20/11/2026,NEFT A,${UTR},,5,`))
  expect(print('20/11/2026,A,,,5,105')).toBe(print('20/11/2026,A,,,5,105'))
  expect(print('20/11/2026,A,,,5,105')).not.toBe(print('20/11/2026,A,,,5,205'))
})

test('a workbook is read, on whichever sheet the statement is', () => {
  const reference = aReference()
  const bytes = toXlsx(
    'Sheet1',
    ['Account', '50200012345678'],
    [
      ['Date', 'Description', 'UTR', 'Debit', 'Credit', 'Balance'],
      [{ date: '2026-11-20' }, 'NEFT DECCAN', reference, null, 118_000, 500_000],
      ['21/11/2026', 'CHARGES', null, 59, null, 499_941],
      [46_350, 'NEFT', null, null, 5, 499_946],
    ],
  )
  expect(lines(bytes)).toEqual([
    [3, 'CREDIT', 11_800_000],
    [4, 'DEBIT', 5900],
  ])
  expect(steps(bytes)[0]?.line).toMatchObject({ bookedOn: '2026-11-20', reference, balancePaise: 50_000_000 })
  expect(codes(bytes)).toEqual(['Date day-serial'])
})

test.each([
  ['an old workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), ' old-excel'],
  ['a page called .xls', Buffer.from('<html><table></table>'), ' old-excel'],
  ['a damaged workbook', Buffer.from('504b0304', 'hex'), ' workbook'],
  ['another workbook', Buffer.from(toXlsx('A', ['a'], [['b']])), ' statement-headings'],
  ['another table', Buffer.from('a,b\n1,2'), ' statement-headings'],
  ['an empty file', Buffer.from([0xff, 0xfe]), ' empty'],
  ['too many rows', Buffer.from(`${HEAD}${'20/11/2026,A,,,5,\n'.repeat(1001)}`), ' rows'],
])('%s is refused with the reason', (_, bytes, fault) => {
  expect(codes(bytes)).toEqual([fault])
})

test('the rows of a bank as it writes them', () => {
  expect(effects(statementOf([{ date: asBanksWrite('2026-11-20'), credit: '5' }]))).toEqual(['NEW'])
})
