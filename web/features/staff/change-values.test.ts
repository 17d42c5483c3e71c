import { expect, test } from 'vitest'
import { changeInWords } from './change-values.ts'

const text = { nothing: 'none', yes: 'yes', no: 'no' }
const republic = { date: '2026-01-26', name: 'Republic Day', states: [] }
const pongal = { date: '2026-01-15', name: 'Pongal', states: ['Tamil Nadu', 'Puducherry'] }

test.each([
  ['a text', 'Nair', 'Rao', 'Nair', 'Rao'],
  ['nothing before', null, '', 'none', 'none'],
  ['a number', 0, 45, '0', '45'],
  ['a switch', true, false, 'yes', 'no'],
  ['an entry', null, { from: '2026-04-01', to: null }, 'none', '2026-04-01'],
  ['a list that grew', [republic], [pongal, republic], 'none', '2026-01-15, Pongal, Tamil Nadu; Puducherry'],
  ['a list that shrank', ['pune', 'goa'], ['goa'], 'pune', 'none'],
  ['a long text', 'x'.repeat(100), '', `${'x'.repeat(80)}…`, 'none'],
])('%s is shown in words', (_, was, is, before, after) => {
  expect(changeInWords({ field: 'name', was, is }, text)).toEqual({ was: before, is: after })
})

test('a price is shown in rupees', () => {
  const change = { field: 'creditLimitPaise', was: null, is: 2_500_000 }
  expect(changeInWords(change, text)).toEqual({ was: 'none', is: '₹25,000' })
})
