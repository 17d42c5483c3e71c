import { expect, test } from 'vitest'
import { type MeterFacts, meterWarnings } from './jobs.meter-checks.ts'

const nothing: MeterFacts = { known: null, firstOpen: null, lastClose: null, onHire: null }
const facts: MeterFacts = {
  known: '1388.2',
  firstOpen: { date: '2026-10-01', hours: '1388.2' },
  lastClose: { date: '2026-10-26', hours: '1590.4' },
  onHire: '1388.2',
}
const keys = (kind: 'ON_HIRE' | 'OFF_HIRE', meter: string | null, of = facts) =>
  meterWarnings({ kind, meter }, of).map(({ key }) => key)

test('a meter that agrees with the logs raises no doubt', () => {
  expect(keys('ON_HIRE', '1388.2')).toEqual([])
  expect(keys('OFF_HIRE', '1590.4')).toEqual([])
  expect(keys('OFF_HIRE', '1591.4')).toEqual([])
  expect(keys('ON_HIRE', '9', nothing)).toEqual([])
  expect(keys('OFF_HIRE', '9', nothing)).toEqual([])
  expect(keys('OFF_HIRE', null)).toEqual([])
})

test('a meter that goes backwards is named with its earlier reading', () => {
  expect(meterWarnings({ kind: 'OFF_HIRE', meter: '1590.3' }, facts)).toEqual([
    { key: 'belowLog', params: { date: '2026-10-26', was: '1590.4' } },
  ])
  expect(keys('OFF_HIRE', '1388.1')).toEqual(['belowOnHire', 'belowLog'])
  expect(keys('ON_HIRE', '1388.1')).toEqual(['belowKnown'])
  expect(keys('ON_HIRE', '1388.3')).toEqual(['aboveFirstLog'])
})

test('hours missing from the logs are counted', () => {
  expect(meterWarnings({ kind: 'OFF_HIRE', meter: '1596' }, facts)).toMatchObject([
    { key: 'aboveLog', params: { hours: '5.6' } },
  ])
  expect(meterWarnings({ kind: 'ON_HIRE', meter: '1380' }, { ...facts, known: null })).toMatchObject([
    { key: 'belowFirstLog', params: { hours: '8.2' } },
  ])
})
