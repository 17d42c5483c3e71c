import { expect, test } from 'vitest'
import { formatRupees } from './money.ts'
import { grouped } from './numerals.ts'

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const lengths = Array.from({ length: 15 }, (_, length) => 10 ** length)

test('numbers are grouped as in the language’s standard', () => {
  const whole = lengths.flatMap((power) => [power - 1, power, power + 1, 123_456_789_012_345 % power])
  const values = [...whole, ...whole.map((value) => (value % 1e9) + 0.25), 0.5, 13.7, 13.72, 9.999, 1234.004]
  for (const value of [...values, ...values.map((each) => -each - 1)]) expect(grouped(value)).toBe(INDIAN.format(value))
})

test('money is written as in the language’s standard, but whole rupees without decimals', () => {
  const amounts = lengths.slice(0, 13).flatMap((power) => [0, 1, 5, 10, 99].map((paise) => power * 100 + paise))
  for (const paise of [...amounts, 0, 7, 84_960_050, -1, -84_960_050])
    expect(formatRupees(paise)).toBe(RUPEES.format(paise / 100).replace(/\.00$/, ''))
})
