import { describe, expect, test } from 'vitest'
import { bringingLabels } from './bringing.ts'
import { hireTerms, inOwnUnit } from './hire-terms.ts'

const rate = { perMonthPaise: 1, perDayPaise: null, basis: '26 days x 10 h shift per month', indicative: true } as const
const diesel = { type: 'diesel', consumption: '8 to 10 L/h', note: null }

test('fuel consumption is shown with its unit in the language of the page', () => {
  const litres = (unit: string) => (unit === 'L/h' ? 'लीटर/घंटा' : unit)
  expect(inOwnUnit({ fuel: diesel }, litres).fuel).toEqual({ ...diesel, consumption: '8 to 10 लीटर/घंटा' })
  expect(inOwnUnit({ fuel: { ...diesel, consumption: null } }, litres).fuel.consumption).toBeNull()
})

describe('what owner and hirer provide', () => {
  test('for a machine with an operator, the hirer provides meals and diesel', () => {
    const { included, provided } = hireTerms({
      rate,
      rateIncludes: 'machine and operator; diesel by hirer',
      rentedWithOperator: 'usually',
      fuel: diesel,
    })
    expect(included.items.slice(0, 2)).toEqual([
      'The machine for 260 hours a month (26 × 10 h)',
      'One operator for the shift',
    ])
    expect(provided.items.slice(0, 2)).toEqual(['Diesel, about 8 to 10 L/h', 'Food and lodging for the operator'])
  })

  test.each([
    ['machine only; operator on request at extra cost', 'optional', 'A trained operator, or ours at extra cost'],
    ['machine only', 'no', 'A trained operator'],
  ] as const)('%s: %s operator', (rateIncludes, rentedWithOperator, operator) => {
    const fuel = { type: 'battery-electric', consumption: null, note: null }
    const { included, provided } = hireTerms({ rate, rateIncludes, rentedWithOperator, fuel })
    expect(included.items).not.toContain('One operator for the shift')
    expect(provided.items.slice(0, 2)).toEqual(['A power point to charge the battery overnight', operator])
  })

  test('unknown wordings of the catalogue are not guessed at', () => {
    const fuel = { type: 'steam', consumption: null, note: null }
    const odd = { ...rate, basis: 'by the trip' }
    const { included, provided } = hireTerms({ rate: odd, rateIncludes: 'machine', rentedWithOperator: 'no', fuel })
    expect(included.items[0]).toBe('The machine for the month')
    expect(provided.items[0]).toBe('A trained operator')
  })
})

test('the size and weight that a gate must take', () => {
  const keys = ['workingHeightM', 'stowedWidthM', 'machineWeightKg', 'operatingWeightKg', 'platformCapacityKg']
  expect(bringingLabels(keys.map((key) => ({ key }))).map(({ key }) => key)).toEqual([
    'stowedWidthM',
    'machineWeightKg',
    'operatingWeightKg',
  ])
})
