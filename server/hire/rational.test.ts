import { expect, test } from 'vitest'
import { Rational } from './rational.ts'

const of = Rational.decimal

test('a fraction is in lowest terms with a positive denominator', () => {
  const { numerator, denominator } = of('1').over(of('-2.5'))
  expect([numerator, denominator]).toEqual([-2n, 5n])
})

test.each([
  ['0.5', 1n],
  ['0.49999999999999999999', 0n],
  ['-0.5', -1n],
  ['-0.4', 0n],
  ['2.5', 3n],
])('%s rounds to %s', (text, rounded) => {
  expect(of(text).rounded()).toBe(rounded)
})

test('a sum of tenths is exact', () => {
  expect(of('0.1').plus(of('0.2')).minus(of('0.3')).isZero()).toBe(true)
})

test.each([
  ['10.50', '10.5'],
  ['100', '100'],
  ['0', '0'],
  ['-0.25', '-0.25'],
])('%s is shown as %s', (text, shown) => {
  expect(String(of(text))).toBe(shown)
})

test('a recurring fraction is shown to two decimals', () => {
  expect(String(of('2').over(of('3')))).toBe('0.67')
})

test.each(['', '1e3', '1.', '.5', '٣', '1,000', 'Infinity'])('%j is not a decimal', (text) => {
  expect(() => of(text)).toThrow(RangeError)
})

test('a fractional number and a division by zero are refused', () => {
  expect(() => Rational.whole(0.5)).toThrow(RangeError)
  expect(() => of('1').over(of('0'))).toThrow(RangeError)
})
