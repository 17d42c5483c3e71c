import { expect, test } from 'vitest'
import { reasonsOf } from './finder-reasons.ts'

const miss = (key: string, needs: number, has: number | null) => ({
  key,
  label: key,
  needs,
  has,
  by: has === null ? null : needs - has,
})
const [tooLow, tooShort] = [miss('heightM', 19, 16), miss('reachM', 12, 8)]
const [noReach, noSlab] = [miss('reachM', 12, null), { ...miss('floorLoadKgPerM2', 900, null) }]

test.each([
  ['fits', { misses: [], getsThere: null }, []],
  ['is too low', { misses: [tooLow], getsThere: null }, ['Height ≥ 19 m: 3 m short.']],
  [
    'is high and far enough, but not at once',
    { misses: [], getsThere: false },
    ['Enough reach, but not at this height or depth.'],
  ],
  [
    'is not there at once, and its slab is not known',
    { misses: [noSlab], getsThere: false },
    ['Enough reach, but not at this height or depth.', 'Floor load ≤ 900 kg/m²: not published.'],
  ],
  ['is too short', { misses: [tooShort], getsThere: false }, ['Reach ≥ 12 m: 4 m short.']],
  ['works straight up', { misses: [noReach], getsThere: false }, ['Reach ≥ 12 m: works straight up only.']],
  ['has no known range', { misses: [noReach], getsThere: null }, ['Reach ≥ 12 m: not published.']],
])('a machine that %s', (_, judged, reasons) => {
  expect(reasonsOf(judged)).toEqual(reasons)
})
