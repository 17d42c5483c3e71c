import { expect, test } from 'vitest'
import { balanceIn, isSignedAmount, moneyIn, movementOf, singleMovementOf } from './statement-amounts.rules.ts'

test.each([
  ['1,06,314.00', 10_631_400],
  ['106,314.5', 10_631_450],
  ['118000.000', 11_800_000],
  ['1180.10', 118_010],
  ['₹ 12', 1200],
  ['Rs. 7.05 Cr', 705],
  ['+5', 500],
  ['', null],
  ['-', null],
  ['0.00', null],
  ['12,34', undefined],
  ['1.234', undefined],
  ['118.000,00', undefined],
  ['five', undefined],
])('the amount %j is %j paise', (cell, paise) => {
  const money = moneyIn(cell)
  expect(money?.paise ?? money).toBe(paise)
})

test.each([
  ['-59.00', { paise: 5900, isNegative: true, side: null }],
  ['59.00-', { paise: 5900, isNegative: true, side: null }],
  ['−59.00', { paise: 5900, isNegative: true, side: null }],
  ['(59.00)', { paise: 5900, isNegative: true, side: null }],
  ['₹-59', { paise: 5900, isNegative: true, side: null }],
  ['1,18,000.00(Cr)', { paise: 11_800_000, isNegative: false, side: 'CREDIT' }],
  ['10,000.00 (Dr.)', { paise: 1_000_000, isNegative: false, side: 'DEBIT' }],
  ['59.00DR', { paise: 5900, isNegative: false, side: 'DEBIT' }],
])('the sign and the side of %j are read', (cell, money) => {
  expect(moneyIn(cell)).toEqual(money)
})

test.each([
  ['', '5', { direction: 'CREDIT', paise: 500 }],
  ['5', '0.00', { direction: 'DEBIT', paise: 500 }],
  ['-5', '', { direction: 'CREDIT', paise: 500 }],
  ['', '(5)', { direction: 'DEBIT', paise: 500 }],
  ['', '5 Cr', { direction: 'CREDIT', paise: 500 }],
  ['5 Cr', '', { wrong: 'side-unclear', field: 'debit' }],
  ['five', '', { wrong: 'rupees', field: 'debit' }],
  ['5', '5', { wrong: 'one-amount' }],
  ['', '-', { wrong: 'one-amount' }],
])('debit %j and credit %j are %j', (debit, credit, movement) => {
  expect(movementOf(debit, credit)).toEqual(movement)
})

test.each([
  ['5', 'CR', false, { direction: 'CREDIT', paise: 500 }],
  ['5', 'Debit', false, { direction: 'DEBIT', paise: 500 }],
  ['5 (Dr)', '', false, { direction: 'DEBIT', paise: 500 }],
  ['-5', '', true, { direction: 'DEBIT', paise: 500 }],
  ['5', '', true, { direction: 'CREDIT', paise: 500 }],
  ['-5', 'DR', true, { direction: 'DEBIT', paise: 500 }],
  // A file in which nothing says the way of the money.
  ['5', '', false, { wrong: 'side-unclear', field: 'amount' }],
  ['5', 'TFR', false, { wrong: 'side-unclear', field: 'amount' }],
  ['-5', 'CR', true, { wrong: 'side-unclear', field: 'amount' }],
  ['5 Cr', 'DR', false, { wrong: 'side-unclear', field: 'amount' }],
  ['0', 'CR', false, { wrong: 'one-amount' }],
])('the single amount %j with %j (signed: %j) is %j', (cell, side, isSigned, movement) => {
  expect(singleMovementOf(cell, side, isSigned)).toEqual(movement)
})

test('amounts with signs', () => {
  expect(['-5', '(5)', '+5', '5', ''].map(isSignedAmount)).toEqual([true, true, true, false, false])
})

test('a balance may be below zero, zero, or not readable', () => {
  expect([
    balanceIn('-1,000.00', ''),
    balanceIn('1,000.00 Dr', ''),
    balanceIn('5.00 Cr.', ''),
    balanceIn('5', 'DR'),
  ]).toEqual([-100_000, -100_000, 500, -500])
  expect([balanceIn('0.00', ''), balanceIn('', ''), balanceIn('?', '')]).toEqual([0, null, null])
})
