import { expect, test } from 'vitest'
import { LogsheetContent } from '#contract/logsheets.content.ts'
import { changesBetween } from './version-changes.ts'

const content = (slices: [from: string, to: string, type: string][], more: object = {}) =>
  LogsheetContent.parse({
    slices: slices.map(([from, to, type]) => ({ from, to, type })),
    meterOpen: '10',
    meterClose: '18',
    remarks: null,
    ...more,
  })

test('a slice that ends earlier is one change, and one that is new another', () => {
  const before = content([
    ['08:00', '13:00', 'WORK'],
    ['13:30', '20:30', 'WORK'],
  ])
  const after = content([
    ['08:00', '13:00', 'WORK'],
    ['13:30', '18:30', 'WORK'],
    ['18:30', '20:30', 'IDLE_CLIENT'],
  ])
  expect(changesBetween(before, after)).toMatchObject([
    { field: 'slice', was: { to: '20:30' }, is: { to: '18:30' } },
    { field: 'slice', was: null, is: { from: '18:30', type: 'IDLE_CLIENT' } },
  ])
})

test('a slice that is gone, the meter, diesel and remarks are changes', () => {
  const before = content([
    ['08:00', '13:00', 'WORK'],
    ['13:00', '13:30', 'MEAL'],
  ])
  const after = content([['08:00', '13:00', 'WORK']], {
    meterClose: '17',
    fuel: { issuedL: '20' },
    remarks: 'The meter was read anew.',
  })
  expect(changesBetween(before, after)).toMatchObject([
    { field: 'slice', was: { type: 'MEAL' }, is: null },
    { field: 'meterClose', was: '18', is: '17' },
    { field: 'fuel', was: null, is: '20' },
    { field: 'remarks', was: null, is: 'The meter was read anew.' },
  ])
})

test('the same content has no changes', () => {
  const same = content([['08:00', '13:00', 'WORK']])
  expect(changesBetween(same, structuredClone(same))).toEqual([])
})
