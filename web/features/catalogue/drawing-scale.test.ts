import { expect, test } from 'vitest'
import { frameFor, heightsEvery } from './drawing-scale.ts'

test('the tallest and the widest of a list fit its one frame', () => {
  const frame = frameFor([
    { widthM: 3, heightM: 10 },
    { widthM: 9, heightM: 6 },
  ])
  expect(frame.heightM).toBeGreaterThan(10)
  expect(frame.widthM).toBeGreaterThanOrEqual(8.99)
})

test('low machines get a lying frame', () => {
  const lying = frameFor([{ widthM: 8, heightM: 3.5 }])
  const standing = frameFor([{ widthM: 3, heightM: 12 }])
  expect(lying.widthM).toBeGreaterThan(lying.heightM)
  expect(standing.widthM).toBeLessThan(standing.heightM)
})

test('a list without drawings has a frame too', () => {
  expect(frameFor([]).heightM).toBeGreaterThan(0)
})

test('storey lines stay inside the frame', () => {
  expect(heightsEvery(3, { widthM: 5, heightM: 10 })).toEqual([3, 6, 9])
})
