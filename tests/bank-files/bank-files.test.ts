// Statements as Indian banks and their customers' spreadsheets write them, each with what it must be read as.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { readStatement } from '#server/modules/payments/statement-file.ts'

const folder = new URL('.', import.meta.url)
const read = (name: string, ending = 'txt') =>
  readStatement(readFileSync(new URL(`${name}.${ending}`, folder)), { account: '50200012345678', today: '2026-11-30' })

const DAY = '2026-11-24'
const UTR = 'N328260000000001'
/** Paise that came in, or went out below zero. */
type Line = readonly [bookedOn: string, paise: number, reference: string | null]
const credit = (reference: string | null = null, paise = 11_800_000): Line => [DAY, paise, reference]

const files: Readonly<Record<string, readonly Line[]>> = {
  'icici-corporate': [credit(UTR)],
  'axis-dr-cr': [credit()],
  'axis-bal-sol': [credit(UTR)],
  'kotak-dr-cr': [credit(UTR)],
  'kotak-withdrawal-deposit': [credit(UTR), credit('N328260000000002', -1_000_000)],
  federal: [credit()],
  pnb: [credit()],
  'bank-of-baroda': [credit(), ['2026-11-23', -5900, null]],
  'sbi-tabs': [credit(UTR)],
  'sbi-pool-account': [credit(UTR, 500_000), credit('N328260000000002', 500_000)],
  'generic-reference': [credit(null, 500_000), credit(null, 500_000)],
  'one-utr-two-amounts': [credit(), credit(null, 100_000)],
  'hdfc-delimited': [credit(UTR)],
  'hdfc-delimited-comma-in-narration': [credit(UTR)],
  'canara-equals-quotes': [credit()],
  'quotes-in-narration': [credit()],
  'excel-unicode-text': [credit()],
  'windows-1252': [credit()],
  'indusind-withdrawl': [credit(null, -5900), credit()],
  'preamble-of-semicolons-then-commas': [credit()],
  'preamble-then-semicolons': [credit()],
  'semicolons-with-preamble': [credit()],
  pipes: [credit()],
  'carriage-returns': [credit()],
  'hdfc-stars': [credit()],
  'heading-twice': [credit(), ['2026-11-23', 100, null]],
  'continued-narration': [credit(), ['2026-11-23', -5900, null]],
  'negative-debit': [credit(null, 5900)],
  parentheses: [credit(null, 5900)],
  'three-decimals': [credit()],
  'amount-with-cr': [credit()],
  'zeros-in-both': [credit()],
  'american-date': [],
  'excel-serial-date': [],
  'day-month-name': [credit()],
  sept: [['2026-09-24', 11_800_000, null]],
  dots: [credit()],
  'month-name-first': [credit()],
  'hindi-narration': [credit()],
}
/** The only rows that are refused, with the reason. */
const refused: Readonly<Record<string, string>> = {
  'american-date': 'Date month-first',
  'excel-serial-date': 'Date day-serial',
}

test.each(Object.entries(files))('%s is read', (name, lines) => {
  const steps = read(name)
  const kept = steps.flatMap(({ line }) => (line === null ? [] : [line]))
  expect(
    kept.map(({ bookedOn, direction, amountPaise, reference }) => [
      bookedOn,
      direction === 'CREDIT' ? amountPaise : -amountPaise,
      reference,
    ]),
  ).toEqual(lines)
  const bad = steps.flatMap(({ effect, faults }) =>
    effect === 'BAD' ? faults.map(({ column, code }) => `${column} ${code}`) : [],
  )
  expect(bad).toEqual(refused[name] === undefined ? [] : [refused[name]])
  expect(new Set(kept.map(({ fingerprint }) => fingerprint)).size).toBe(lines.length)
})

test('every file has its right value', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  expect(names.map((name) => name.slice(0, -4)).toSorted()).toEqual(Object.keys(files).toSorted())
})

const lineOf = (name: string) => read(name).flatMap(({ line }) => (line === null ? [] : [line]))[0]

test.each([
  ['axis-bal-sol', { balancePaise: 50_000_000, mode: 'NEFT' }],
  ['hdfc-delimited', { valueOn: DAY, balancePaise: 50_000_000 }],
  ['icici-corporate', { valueOn: DAY, balancePaise: 50_000_000 }],
  ['canara-equals-quotes', { valueOn: DAY, narration: 'NEFT CR-HDFC-DECCAN', balancePaise: 50_000_000 }],
  ['hdfc-delimited-comma-in-narration', { narration: 'NEFT CR-DECCAN BUILDWORKS PVT, LTD-PUNE', valueOn: DAY }],
  ['quotes-in-narration', { narration: 'NEFT "DECCAN" PUNE' }],
  ['windows-1252', { narration: 'NEFT DECCAN CAFÉ' }],
  ['hindi-narration', { narration: 'डेक्कन बिल्डवर्क्स से भुगतान' }],
  ['continued-narration', { narration: 'NEFT CR-DECCAN BUILDWORKS PVT LTD INV 12' }],
  ['federal', { balancePaise: 50_000_000, valueOn: DAY }],
  ['pnb', { balancePaise: 50_000_000 }],
  ['sbi-pool-account', { narration: 'BY TRANSFER-NEFT*HDFC*N328260000000001*A-- TRANSFER FROM 3199410044308' }],
] as const)('of %s the other cells are kept', (name, cells) => {
  expect(lineOf(name)).toMatchObject(cells)
})

test.each([
  ['hdfc-stars', ['NOTE', 'NEW', 'NOTE', 'NOTE', 'NOTE', 'NOTE']],
  ['heading-twice', ['NEW', 'NOTE', 'NEW']],
  ['continued-narration', ['NEW', 'NOTE', 'NEW']],
])('in %s what is no transaction is a note', (name, effects) => {
  expect(read(name).map(({ effect }) => effect)).toEqual(effects)
})

test('a workbook of Excel is read: its second sheet, dates and numbers', () => {
  const steps = read('workbook', 'xlsx')
  expect(
    steps.map(({ row, effect, bookedOn, creditPaise, debitPaise, reference }) => [
      row,
      effect,
      bookedOn,
      creditPaise,
      debitPaise,
      reference,
    ]),
  ).toEqual([
    [4, 'NEW', DAY, 11_800_010, null, UTR],
    [5, 'NEW', '2026-11-25', null, 5900, null],
    [6, 'NEW', '2026-11-26', 500, null, '632412345678'],
  ])
})

test('an old workbook is refused with the way to save it', () => {
  const [step] = read('old-excel', 'xls')
  expect(step?.faults.map(({ code }) => csvFaultTexts[code])).toEqual([expect.stringMatching(/save it as “CSV UTF-8”/)])
})
