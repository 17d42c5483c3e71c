import { expect, test } from 'vitest'
import { isRounded, modeNamed, referenceOf, wordsBeside } from './statement-references.rules.ts'

const of = (narration: string, reference = '', cheque = '') =>
  referenceOf({ narration, references: [reference], cheques: [cheque] }).reference

test.each([
  ['NEFT CR-HDFCN52026112400001-DECCAN', 'HDFCN52026112400001'],
  ['RTGS/ICICR52026112400000017/DECCAN', 'ICICR52026112400000017'],
  ['NEFT*SBIN426328123456*DECCAN', 'SBIN426328123456'],
  ['BY TRANSFER-NEFT*HDFC0000001*N328260000000001*DECCAN--', 'N328260000000001'],
  ['NEFT P328260000000001 DECCAN', 'P328260000000001'],
  ['CMS/CMS1234567890/DECCAN', 'CMS1234567890'],
  ['UPI/632412345678/rent', '632412345678'],
  ['MMT/IMPS/632412345678/DECCAN', '632412345678'],
  // A mobile number, an account, an IFSC and a name are no references.
  ['UPI/919000000003/rent', null],
  ['TRANSFER FROM 123456789012', null],
  ['NEFT HDFC0000001 DECCANBUILDWORKS', null],
  ['NEFT123456789012 DECCAN', null],
  ['TRANSFER FROM 3199410044308', null],
  ['INTEREST', null],
])('the reference in %j is %j', (narration, reference) => {
  expect(of(narration)).toBe(reference)
})

test.each([
  ['N328260000000001', '', 'N328260000000001'],
  ["'HDFCN52026112400001", '', 'HDFCN52026112400001'],
  ['632412345678', '', '632412345678'],
  ['0000632412345678', '', '632412345678'],
  ['TRANSFER', '', null],
  ['N1', '', null],
  ['S11111111', '', null],
  ['-', '-', null],
  ['000000', '000000', null],
  ['', '123', '000123'],
  ['', '0000000000000123', '000123'],
  ['', '1234567', null],
  // Only a column of cheques makes six digits a cheque.
  ['123456', '', null],
])('a cell of references %j and one of cheques %j are %j', (reference, cheque, is) => {
  expect(of('RENT', reference, cheque)).toBe(is)
})

test('a cheque is none where the narration names a transfer; the mode follows', () => {
  const mode = (narration: string, cheque = '') => referenceOf({ narration, references: [], cheques: [cheque] })
  expect(mode('NEFT DECCAN', '123')).toEqual({ reference: null, mode: 'NEFT', isTransfer: false })
  expect(mode('RENT', '123')).toEqual({ reference: '000123', mode: 'CHEQUE', isTransfer: false })
  expect(mode('RENT')).toEqual({ reference: null, mode: 'NEFT', isTransfer: false })
  expect(mode('IMPS N328260000000001')).toMatchObject({ mode: 'IMPS', isTransfer: true })
})

test('a narration gives the mode of payment', () => {
  expect(['RTGS-X', 'BY CLG 12', 'MMT/IMPS/1', 'UPI/2', 'CASH DEPOSIT', 'TRANSFER'].map(modeNamed)).toEqual([
    'RTGS',
    'CHEQUE',
    'IMPS',
    'UPI',
    'CASH',
    undefined,
  ])
})

test('other words of a cell of references are kept beside the narration, unless they say nothing', () => {
  const beside = (cell: string, narration = 'NEFT DECCAN') =>
    wordsBeside({ references: [cell], narration }, 'N328260000000001')
  expect(['INV/2627/000012', 'S11111111', 'TRANSFER FROM 3199410044308'].flatMap((cell) => beside(cell))).toHaveLength(
    3,
  )
  expect(['N1', 'TRANSFER', '000000', '-', 'N328260000000001'].flatMap((cell) => beside(cell))).toEqual([])
  expect(beside('S11111111', 'NEFT S11111111')).toEqual([])
})

test('a number that a spreadsheet has rounded', () => {
  expect([isRounded('5.26E+15'), isRounded('526E15A')]).toEqual([true, false])
})
