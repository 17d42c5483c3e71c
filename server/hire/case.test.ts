import { describe, expect, test } from 'vitest'
import { writtenHire } from '#tests/hire/a-hire-case.ts'
import { HireCase } from './case.ts'
import { complaintsOf, parseExactly } from './complaints.ts'

/** The complaints about a case whose JSON is changed as text, so that it can contain what no object can. */
function complaints(change: (json: string) => string) {
  const input = parseExactly(change(JSON.stringify(written)))
  return complaintsFor(input)
}
const put = (field: string, value: string) => (json: string) =>
  json.replace(new RegExp(`"${field}":[^,}\\]]+`), `"${field}":${value}`)

const written = {
  ...writtenHire({ terms: { daysPerMonth: 26, otMultiplier: '1' }, onHire: { from: '2026-06-05', to: '2026-06-20' } }),
  days: [{ date: '2026-06-10', worked: '10', breakdown: '0', idle: { WEATHER: '1' }, secondShift: false }],
  extras: [{ code: 'MOB', amountPaise: 100 }],
  gstPercent: '18',
}

test('a correct case is accepted', () => {
  expect(complaints((json) => json)).toEqual([])
  expect(complaints(put('daysPerMonth', '27.5'))).toEqual([])
  expect(complaints(put('daysPerMonth', '26.0'))).toEqual([])
})

describe('wrong fields are named by their path', () => {
  test.each([
    ['an unknown basis', put('basis', '"YEAR"'), 'terms.basis: '],
    ['no rate', put('ratePaise', 'null'), 'terms.ratePaise: '],
    ['a rate as text', put('ratePaise', '"7800000"'), 'terms.ratePaise: '],
    ['a rate with a fraction', put('ratePaise', '7800000.5'), 'terms.ratePaise: '],
    ['a rate below zero', put('ratePaise', '-1'), 'terms.ratePaise: '],
    ['an exponent', put('ratePaise', '1e3'), 'terms.ratePaise: cannot be read exactly as 1e3'],
    ['a large exponent', put('ratePaise', '1e+21'), 'terms.ratePaise: cannot be read exactly as 1e+21'],
    ['negative zero', put('ratePaise', '-0'), 'terms.ratePaise: cannot be read exactly as -0'],
    ['an amount past 2^53', put('ratePaise', '9007199254740993'), 'terms.ratePaise: cannot be read exactly'],
    ['an extra past 2^53', put('amountPaise', '90071992547409920'), 'extras[0].amountPaise: '],
    ['a number instead of a string', put('otMultiplier', '1.25'), 'terms.otMultiplier: '],
    ['hours as a number', put('worked', '10'), 'days[0].worked: '],
    ['hours with an exponent', put('worked', '"1e1"'), 'days[0].worked: '],
    ['hours below zero', put('worked', '"-1"'), 'days[0].worked: '],
    ['more than 24 hours', put('worked', '"23.5"'), 'days[0]: has more than 24 hours'],
    ['hours of 5000 digits', put('worked', `"${'9'.repeat(5000)}"`), 'days[0].worked: '],
    ['an unknown field', put('gstPercent', '"18","gst":"18"'), 'gst: is not known'],
    ['an unknown field within', put('secondShift', 'false,"night":true'), 'days[0].night: is not known'],
    ['a second shift as a word', put('secondShift', '"yes"'), 'days[0].secondShift: must be true, false, or the hours'],
    ['hours of a second shift as a number', put('secondShift', '{"worked":8}'), 'days[0].secondShift.worked: '],
    [
      'an unknown field of a second shift',
      put('secondShift', '{"night":"8"}'),
      'days[0].secondShift.night: is not known',
    ],
    ['more than 24 hours in both shifts', put('secondShift', '{"worked":"13.25"}'), 'days[0]: has more than 24 hours'],
    ['a multiplier below 1', put('otMultiplier', '"0.5"'), 'terms.otMultiplier: '],
    ['an unknown cause of the end', put('gstPercent', '"18","offHireCause":"RAIN"'), 'offHireCause: '],
    [
      'no billed amount in the closing bill of an earlier hire with a minimum',
      (json: string) =>
        json
          .replace('"daysPerMonth":26', '"daysPerMonth":26,"minimumDays":30')
          .replace('"from":"2026-06-05"', '"from":"2026-05-05"')
          .replace('"gstPercent"', '"closing":true,"gstPercent"'),
      'billedPaise: is required',
    ],
    ['an unknown cause', (json: string) => json.replace('WEATHER', 'RAIN'), 'days[0].idle.RAIN: is not known'],
    ['a date that does not exist', put('date', '"2026-06-31"'), 'days[0].date: '],
    [
      'a duplicate date',
      (json: string) => json.replace('"days":[', '"days":[{"date":"2026-06-10"},'),
      'days[1].date: stands there twice',
    ],
    ['a date outside the period', put('date', '"2026-07-01"'), 'days[0].date: is outside the period'],
    ['a date before the hire', put('date', '"2026-06-04"'), 'days[0].date: is outside the hire'],
    ['a date after the hire', put('date', '"2026-06-21"'), 'days[0].date: is outside the hire'],
    [
      'a hire that ends before it begins',
      (json: string) => json.replace('"to":"2026-06-20"', '"to":"2026-06-04"'),
      'onHire.to: is before onHire.from',
    ],
    [
      'a hire that ended before the period',
      (json: string) => json.replace('"from":"2026-06-05","to":"2026-06-20"', '"from":"2026-05-05","to":"2026-05-31"'),
      'onHire.to: is before the period',
    ],
    ['a state by its name', put('supplierState', '"MH"'), 'supplierState: '],
    ['a percentage above 100', put('gstPercent', '"100.5"'), 'gstPercent: '],
    ['nothing at all', () => 'null', 'input: '],
    ['a list', () => '[]', 'input: '],
  ])('%s', (_, change, complaint) => {
    expect(complaints(change)).toContainEqual(expect.stringContaining(complaint))
  })

  test('a period that ends before it begins or lasts for years', () => {
    const period = (from: string, to: string) =>
      complaints((json) => json.replace(/"period":\{[^}]*\}/, `"period":{"from":"${from}","to":"${to}"}`))
    expect(period('2026-06-31', '2026-13-01')).toEqual([
      expect.stringContaining('period.from: '),
      expect.stringContaining('period.to: '),
    ])
    expect(period('2026-06-30', '2026-06-01')).toContain('period.to: is before period.from')
    expect(period('2020-06-01', '2026-06-30')).toContain('period.to: is more than 366 days after period.from')
  })

  test('10 000 days, at once', () => {
    const days = Array.from({ length: 10_000 }, () => ({ date: '2026-06-10' }))
    expect(complaints((json) => JSON.stringify({ ...(JSON.parse(json) as object), days }))).toEqual([
      expect.stringContaining('days: '),
    ])
  })

  test('a hire by the day without packages, and one by the month without a rate', () => {
    const terms = (fields: object) => complaintsFor({ ...written, terms: fields })
    expect(terms({ basis: 'DAY' })).toEqual(['terms.tiers: is required where basis is DAY'])
    expect(terms({ basis: 'MONTH' })).toEqual(['terms.ratePaise: is required where basis is MONTH'])
  })
})

function complaintsFor(input: unknown) {
  const judged = HireCase.safeParse(input)
  return judged.success ? [] : complaintsOf(judged.error, input).map(({ path, message }) => `${path}: ${message}`)
}
