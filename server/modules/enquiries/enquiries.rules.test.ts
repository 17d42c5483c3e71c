import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { addressLine, countsOf, enquiryNumber, mayStartOn, seesWholeCompany } from './enquiries.rules.ts'

// 20:00 UTC on 31 March is 01:30 on 1 April in India.
const newYearInIndia = new Date('2027-03-31T20:00:00Z')

test.each([
  ['2027-03-31', false],
  ['2027-04-01', true],
  ['2028-03-31', true],
  ['2028-04-01', false],
])('F16 at 01:30 on 1 April in India a hire from %s is %s', (startDate, expected) => {
  expect(mayStartOn(startDate, newYearInIndia)).toBe(expected)
})

test.each([
  ['2026-11-21', 123, 'ENQ-2627-000123'],
  ['2027-03-31', 1, 'ENQ-2627-000001'],
  ['2027-04-01', 1, 'ENQ-2728-000001'],
  ['2099-12-31', 1_000_000, 'ENQ-9900-1000000'],
])('an enquiry of %s with number %i is %s', (date, drawn, expected) => {
  expect(enquiryNumber(date, drawn)).toBe(expected)
})

const site = {
  addressId: '01980000-0000-7000-8000-000000000000',
  addressName: 'Kharadi Tower B',
  addressLine1: 'Survey 62',
  addressLine2: null,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411014',
  zohoCrmId: null,
  addressType: 'SITE',
} as const

test('an enquiry keeps the longest possible address of a site in one line', () => {
  expect(addressLine(site)).toBe('Kharadi Tower B, Survey 62, Pune, Maharashtra 411014')
  expect(addressLine({ ...site, addressLine2: 'Gate 3' })).toContain('Survey 62, Gate 3, Pune')
  const longest = { addressName: 60, addressLine1: 120, addressLine2: 120, city: 60 }
  const texts = Object.fromEntries(Object.entries(longest).map(([field, length]) => [field, 'x'.repeat(length)]))
  const state = 'Dadra and Nagar Haveli and Daman and Diu'
  expect(addressLine({ ...site, ...texts, state }).length).toBeLessThanOrEqual(500)
  expect(
    addressLine({ ...site, addressName: 'a', addressLine1: 'b', city: 'cc', state: 'Goa' }).length,
  ).toBeGreaterThan(9)
})

test('a status without enquiries counts 0, and ALL counts every enquiry', () => {
  const none = { SUBMITTED: 0, QUOTED: 0, ACCEPTED: 0, DECLINED: 0, EXPIRED: 0, CANCELLED: 0 }
  expect(countsOf([])).toEqual({ ALL: 0, ...none })
  const found = [
    { status: 'SUBMITTED', total: 2 },
    { status: 'EXPIRED', total: 3 },
  ] as const
  expect(countsOf(found)).toEqual({ ALL: 5, ...none, SUBMITTED: 2, EXPIRED: 3 })
})

test.each([
  [null, 'ROLE_USER', false],
  ['a company', 'ROLE_USER', false],
  ['a company', 'ROLE_ADMIN', true],
  [null, 'ROLE_ADMIN', false],
] as const)('of %s, a %s sees the whole company: %s', (companyId, role, expected) => {
  expect(seesWholeCompany({ ...customer('x', companyId), role })).toBe(expected)
})
