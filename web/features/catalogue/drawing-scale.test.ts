import { describe, expect, test } from 'vitest'
import { framed, frameFor, heightsEvery, type Size, sideBySideFrame } from './drawing-scale.ts'

const framesFor = (drawings: readonly Size[]) =>
  framed(drawings.map((drawing) => ({ drawing }))).map(({ frame }) => frame)

describe('one frame for all', () => {
  test('holds the tallest and the widest', () => {
    const frame = frameFor([
      { widthM: 3, heightM: 10 },
      { widthM: 9, heightM: 6 },
    ])
    expect(frame.heightM).toBeGreaterThan(10)
    expect(frame.widthM).toBeGreaterThanOrEqual(8.99)
  })

  test('is landscape, portrait or square like the machines', () => {
    const lying = frameFor([{ widthM: 8, heightM: 3.5 }])
    const standing = frameFor([{ widthM: 3, heightM: 12 }])
    const square = frameFor([{ widthM: 10, heightM: 9.5 }])
    expect(lying.widthM).toBeGreaterThan(lying.heightM)
    expect(standing.widthM).toBeLessThan(standing.heightM)
    expect(square.widthM).toBe(square.heightM)
  })

  test('exists for a list without drawings too', () => {
    expect(frameFor([]).heightM).toBeGreaterThan(0)
    expect(framesFor([])).toEqual([])
  })
})

test('side by side, the widest machine sets the width of the frames and the tallest the height', () => {
  const { widthM, heightM } = sideBySideFrame([
    { widthM: 12, heightM: 4 },
    { widthM: 3, heightM: 9.5 },
  ])
  expect([widthM, heightM]).toEqual([12, 10])
  expect(sideBySideFrame([{ widthM: 2, heightM: 19.5 }]).widthM).toBe(16)
})

describe('frames of a list', () => {
  const sized = (...heights: number[]) => heights.map((heightM) => ({ widthM: heightM / 3, heightM }))
  const heightsOf = (...heights: number[]) => framesFor(sized(...heights)).map(({ heightM }) => heightM)

  test('machines of similar size share one scale', () => {
    expect(new Set(heightsOf(9, 12, 18, 8)).size).toBe(1)
  })

  test('beside a tall machine small ones share a scale of their own', () => {
    expect(heightsOf(60, 5, 40, 4)).toEqual([60.5, 5.5, 60.5, 5.5])
  })

  test('every drawing fits its frame and fills at least two fifths of it, in any mixture', () => {
    const drawings = [2.4, 3, 5, 7.7, 12, 19, 30, 48, 77].flatMap((heightM) =>
      [0.4, 1, 2.5].map((ratio) => ({ heightM, widthM: heightM * ratio })),
    )
    const shares = framesFor(drawings).map((frame, index) => {
      const { widthM = 0, heightM = 0 } = drawings[index] ?? {}
      return Math.max(widthM / frame.widthM, (heightM + 0.5) / frame.heightM)
    })
    expect(Math.max(...shares)).toBeLessThan(1.01)
    expect(Math.min(...shares)).toBeGreaterThan(0.39)
  })

  test('all frames of a list have one shape, and equal frames have equal bars', () => {
    const frames = framesFor(sized(60, 20, 5))
    expect(new Set(frames.map(({ widthM, heightM }) => (widthM / heightM).toFixed(1))).size).toBe(1)
    expect(frames.map(({ barM }) => barM)).toEqual([10, 5, 1])
  })
})

test('storey lines stay inside the frame', () => {
  expect(heightsEvery(3, { widthM: 5, heightM: 10 })).toEqual([3, 6, 9])
})
