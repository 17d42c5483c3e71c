import { expect, test } from 'vitest'
import { paperStates } from '#contract/fleet.ts'
import { endsOf, FOREVER, firstLapsed, NEVER, shownNeed, stateOf } from './papers.rules.ts'

const TODAY = '2026-06-15'

test.each([
  [NEVER, 'MISSING'],
  ['2020-01-01', 'EXPIRED'],
  ['2026-06-14', 'EXPIRED'],
  [TODAY, 'DUE'],
  ['2026-07-15', 'DUE'],
  ['2026-07-16', 'VALID'],
  ['2031-01-01', 'VALID'],
  [FOREVER, 'VALID'],
])('a paper until %s is %s', (until, state) => {
  expect(stateOf(until, TODAY)).toBe(state)
  const states = paperStates.filter((one) => {
    const [first, last] = endsOf(one, TODAY)
    return until >= first && until <= last
  })
  expect(states).toEqual([state])
})

test('a paper is shown with its last day, if it has one', () => {
  expect(shownNeed({ kind: 'INSURANCE', until: TODAY }, TODAY).validTo).toBe(TODAY)
  expect(shownNeed({ kind: 'INSURANCE', until: NEVER }, TODAY)).toMatchObject({ state: 'MISSING', validTo: null })
  expect(shownNeed({ kind: 'INSURANCE', until: FOREVER }, TODAY)).toMatchObject({ state: 'VALID', validTo: null })
})

test('a missing paper is named before one that has expired', () => {
  const expired = { kind: 'INSURANCE', until: '2026-06-14' } as const
  const missing = { kind: 'FITNESS', until: NEVER } as const
  expect(firstLapsed([expired, missing], TODAY)).toBe(missing)
  expect(firstLapsed([expired], TODAY)).toBe(expired)
  expect(firstLapsed([{ kind: 'INSURANCE', until: TODAY }], TODAY)).toBeUndefined()
})
