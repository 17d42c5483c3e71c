import { expect, test } from 'vitest'
import { GROUND_STRIP_M } from './drawing-scale.ts'
import { inFrame, rangeFrame } from './finder-scale.ts'

const scissor = {
  product: { drawing: { widthM: 4, heightM: 12.3 } },
  originM: 1,
  range: {
    outline: [
      [0, 0],
      [2, 0],
      [2, 14],
      [0, 14],
    ] as const,
    at: [1, 11] as const,
  },
}
const digger = {
  product: { drawing: { widthM: 10, heightM: 3.3 } },
  originM: 3,
  range: {
    outline: [
      [2, -6],
      [12, 0],
      [2, 8],
    ] as const,
    at: [8, -3] as const,
  },
}
const crane = { product: { drawing: { widthM: 20, heightM: 15.3 } }, originM: 10, range: null }

test('all machines of a frame have the height asked for at the same level', () => {
  const frame = rangeFrame([scissor, digger], 11)
  expect(frame.levelM).toBeCloseTo(frame.groundM - 11)
  expect(inFrame(scissor, frame).at?.[1]).toBe(frame.levelM)
})

test('the frame holds each drawing, each range and the place, in the middle', () => {
  const machines = [scissor, digger, crane]
  const frame = rangeFrame(machines, -3)
  expect(frame.heightM).toBeGreaterThan(15 + 6)
  for (const machine of machines) {
    const points = pointsOf(inFrame(machine, frame).range)
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(frame.widthM)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(frame.heightM)
    }
    const [left = 0, , width = 0] = inFrame(machine, frame).view.split(',').map(Number)
    expect(width).toBe(frame.widthM)
    expect(left).toBeLessThanOrEqual(0)
  }
})

const pointsOf = (path: string | null) =>
  (path ?? '')
    .slice(1, -1)
    .split('L')
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number) as [number, number])

test('a drawing stands on the ground of the frame', () => {
  const frame = rangeFrame([scissor, crane], undefined)
  for (const machine of [scissor, crane]) {
    const [, top = 0] = inFrame(machine, frame).view.split(',').map(Number)
    expect(top + frame.groundM).toBeCloseTo(machine.product.drawing.heightM - GROUND_STRIP_M)
  }
})

test('without anything below the ground the frame ends with its strip, and without a level none is marked', () => {
  const frame = rangeFrame([crane], undefined)
  expect(frame.heightM).toBeCloseTo(frame.groundM + GROUND_STRIP_M)
  expect(frame.levelM).toBeNull()
  expect(inFrame(crane, frame)).toMatchObject({ range: null, at: null })
})

test('a height above all machines is still within the frame', () => {
  const frame = rangeFrame([scissor], 70)
  expect(frame.levelM).toBeGreaterThan(1)
})
