import { expect, test } from 'vitest'
import { inCamelCase, renamed } from './column-names.ts'

test.each([
  ['product_id', 'productId'],
  ['off_hire_acknowledged_at', 'offHireAcknowledgedAt'],
  ['address_line1', 'addressLine1'],
  ['line_1', 'line1'],
  ['sha256', 'sha256'],
  ['sha256_of_body', 'sha256OfBody'],
  ['gstr_1_period', 'gstr1Period'],
  ['productId', 'productId'],
  ['?column?', '?column?'],
  ['app.link_id', 'app.link_id'],
  ['_hidden', '_hidden'],
  ['a__b', 'a__b'],
])('%s is read as %s', (column, name) => {
  expect(inCamelCase(column)).toBe(name)
})

test('renames columns, not the keys of JSON', () => {
  const json = { day_paise: 5 }
  expect(
    renamed([
      { rate_card_id: 1, card: json },
      { rate_card_id: 2, card: null },
    ]),
  ).toEqual([
    { rateCardId: 1, card: json },
    { rateCardId: 2, card: null },
  ])
})

test('leaves rows alone that need no other names', () => {
  const rows = [{ total: 1 }]
  expect(renamed(rows)).toBe(rows)
  expect(renamed([])).toEqual([])
})
