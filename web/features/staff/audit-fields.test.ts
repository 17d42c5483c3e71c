import { expect, test } from 'vitest'
import { auditFieldName } from './audit-fields.ts'

test.each([
  ['paymentDays', 'Payment days'],
  // As forms call it.
  ['panNumber', 'PAN'],
  ['specs.Platform height', 'Platform height'],
])('%s is named %s', (field, name) => {
  expect(auditFieldName(field)).toBe(name)
})
