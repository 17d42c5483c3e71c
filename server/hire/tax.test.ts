import { describe, expect, test } from 'vitest'
import { stateTaxName } from '#contract/gst-states.ts'
import { placeOfSupply, tax } from './tax.ts'

const facts = { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' as const }
const totals = (amountPaise: number, changes = {}) => tax([{ amountPaise }], { ...facts, ...changes })

describe('GST on the sum of lines', () => {
  test.each([
    [11449038, 1030413, 36, 13509900],
    [21241935, 1911774, 17, 25065500],
    [10005, 900, -5, 11800],
    [9999999, 900000, 1, 11800000],
    [123456790, 11111111, -12, 145679000],
  ])('within a state, on %i paise', (taxablePaise, half, roundOffPaise, totalPaise) => {
    const heads = { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
    expect(totals(taxablePaise)).toEqual({ taxablePaise, ...heads, roundOffPaise, totalPaise })
  })

  test.each([
    [11449038, 2060827, 35, 13509900],
    [21241935, 3823548, 17, 25065500],
    [10005, 1801, -6, 11800],
    [9999999, 1800000, 1, 11800000],
    [123456790, 22222222, -12, 145679000],
  ])('between states, on %i paise', (taxablePaise, igstPaise, roundOffPaise, totalPaise) => {
    const heads = { cgstPaise: 0, sgstPaise: 0, igstPaise }
    expect(totals(taxablePaise, { placeOfSupply: '29' })).toEqual({ taxablePaise, ...heads, roundOffPaise, totalPaise })
  })

  test('a special economic zone has IGST in any state, or no tax under a letter of undertaking', () => {
    expect(totals(10_000, { supply: 'SEZ_TAXED' })).toMatchObject({ cgstPaise: 0, igstPaise: 1800, totalPaise: 11_800 })
    expect(totals(10_000, { supply: 'SEZ_LUT', placeOfSupply: '29' })).toMatchObject({
      igstPaise: 0,
      totalPaise: 10_000,
    })
  })

  test('a total rounds to the nearest rupee, half away from zero', () => {
    const free = { gstPercent: '0' }
    expect(totals(10_050, free)).toMatchObject({ roundOffPaise: 50, totalPaise: 10_100 })
    expect(totals(10_049, free)).toMatchObject({ roundOffPaise: -49, totalPaise: 10_000 })
    expect(totals(-10_050, free)).toMatchObject({ roundOffPaise: -50, totalPaise: -10_100 })
    expect(totals(-10_049, free)).toMatchObject({ roundOffPaise: 49, totalPaise: -10_000 })
  })
})

test.each([
  ['a registered customer, the state of the GSTIN billed', { gstin: '29ZZZFB4934Y2ZP', addressState: '27' }, '29'],
  ['an unregistered one, the state of the address on record', { gstin: null, addressState: '33' }, '33'],
  ['without an address, the supplier’s state', {}, '27'],
])('the place of supply: %s', (_, customer, state) => {
  expect(placeOfSupply({ supplierState: '27', ...customer })).toBe(state)
})

test('territories without a legislature have UTGST', () => {
  expect(['04', '26', '31', '35', '38'].map(stateTaxName)).toEqual(Array(5).fill('UTGST'))
  expect(['07', '34', '27'].map(stateTaxName)).toEqual(Array(3).fill('SGST'))
})
