import { expect, test } from 'vitest'
import { isAboveUpi, upiLink } from './upi.ts'

const bank = {
  accountName: null,
  accountNumber: null,
  ifsc: null,
  bankName: null,
  upiId: 'yantra@demobank',
  upiLimitPaise: 10_000_000,
}
const supplier = { name: 'Yantra & Sons', gstin: null, address: '', state: '' }
const payable = { bank, supplier, balancePaise: 9_999_905, invoiceNumber: 'INV/2627/000087' }
const fieldsOf = (link: string | undefined) => Object.fromEntries(new URL(link ?? '').searchParams)

test('a link names payee, amount, number and a transaction reference of letters and digits', () => {
  expect(fieldsOf(upiLink(payable))).toEqual({
    pa: 'yantra@demobank',
    pn: 'Yantra & Sons',
    tr: 'INV2627000087',
    am: '99999.05',
    cu: 'INR',
    tn: 'INV/2627/000087',
  })
})

test('a transaction reference has at most 35 characters', () => {
  expect(fieldsOf(upiLink({ ...payable, invoiceNumber: 'A/'.repeat(40) }))['tr']).toBe('A'.repeat(35))
})

test.each([
  ['without a UPI id', { bank: { ...bank, upiId: null } }],
  ['without a number', { invoiceNumber: null }],
  ['without a balance', { balancePaise: 0 }],
  ['a paisa above the limit', { balancePaise: 10_000_001 }],
  ['with a limit of nothing', { bank: { ...bank, upiLimitPaise: 0 } }],
])('there is no link %s', (_, more) => {
  expect(upiLink({ ...payable, ...more })).toBeUndefined()
})

test('at the limit there is a link; above it a bank transfer is asked for, if there is a UPI id at all', () => {
  expect(upiLink({ ...payable, balancePaise: 10_000_000 })).toBeDefined()
  const above = { bank, balancePaise: 10_000_001 }
  expect([isAboveUpi(above), isAboveUpi({ ...above, balancePaise: 10_000_000 })]).toEqual([true, false])
  expect(isAboveUpi({ ...above, bank: { ...bank, upiId: null } })).toBe(false)
})
