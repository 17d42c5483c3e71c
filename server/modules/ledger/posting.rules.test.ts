import { expect, test } from 'vitest'
import { balanced, signedDebit } from './posting.rules.ts'

test('lines of zero are left out, and the total is that of one side', () => {
  const { lines, totalPaise } = balanced([
    { account: 'RECEIVABLES', debitPaise: 11_800 },
    { account: 'HIRE_INCOME', creditPaise: 10_000 },
    { account: 'OUTPUT_IGST', creditPaise: 1800 },
    { account: 'OUTPUT_CGST', creditPaise: 0 },
    signedDebit('ROUND_OFF', 0),
  ])
  expect(totalPaise).toBe(11_800)
  expect(lines).toEqual([
    { account: 'RECEIVABLES', perCustomer: true, debitPaise: 11_800, creditPaise: 0 },
    { account: 'HIRE_INCOME', perCustomer: false, debitPaise: 0, creditPaise: 10_000 },
    { account: 'OUTPUT_IGST', perCustomer: false, debitPaise: 0, creditPaise: 1800 },
  ])
})

test('a negative amount stands on the other side', () => {
  expect(signedDebit('ROUND_OFF', -47)).toEqual({ account: 'ROUND_OFF', creditPaise: 47 })
  expect(signedDebit('ROUND_OFF', 47)).toEqual({ account: 'ROUND_OFF', debitPaise: 47 })
})

test.each([
  ['Debits of 2 paise do not balance credits of 1', [2, 1]],
  ['An entry has lines', [0, 0]],
  ['BANK is posted with whole paise', [0.5, 0.5]],
  ['BANK is posted with whole paise', [-1, -1]],
  ['BANK is posted with whole paise', [Number.MAX_SAFE_INTEGER + 1, 1]],
])('%s', (message, [debitPaise = 0, creditPaise = 0]) => {
  const lines = [
    { account: 'BANK', debitPaise },
    { account: 'ADVANCES', creditPaise },
  ] as const
  expect(() => balanced(lines)).toThrow(message)
})
