import { describe, expect, test } from 'vitest'
import { framed, frameFor, heightsEvery, sideBySideFrame } from './drawing-scale.ts'

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
    expect(framed([])).toEqual([])
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
  const sized = (kind: string, ...heights: number[]) =>
    heights.map((heightM) => ({ kind, drawing: { widthM: heightM / 3, heightM } }))
  const heightsOf = (...machines: ReturnType<typeof sized>) => framed(machines).map(({ frame }) => frame.heightM)

  test('machines of a kind share one scale, however small some of them are', () => {
    expect(heightsOf(...sized('telescopic', 60, 5, 40, 4))).toEqual([60.5, 60.5, 60.5, 60.5])
  })

  test('the larger of two machines of a kind never looks smaller', () => {
    const machines = sized('excavator', 3, 12, 2, 7, 30, 5)
    const looks = framed(machines).map(({ drawing, frame }) => ({
      is: drawing.heightM,
      looks: drawing.heightM / frame.heightM,
    }))
    const bySize = looks.toSorted((one, other) => one.is - other.is).map((one) => one.looks)
    expect(bySize).toEqual(bySize.toSorted((one, other) => one - other))
  })

  test('kinds of similar size share one scale', () => {
    expect(new Set(heightsOf(...sized('articulated', 9, 18), ...sized('telescopic', 20, 40))).size).toBe(1)
  })

  test('a kind of small machines has a scale of its own beside large ones', () => {
    const heights = heightsOf(...sized('tower crane', 60, 40), ...sized('hydra', 5), ...sized('crawler', 44))
    expect(heights).toEqual([60.5, 60.5, 5.5, 60.5])
  })

  test('every drawing fits its frame, and the largest of a kind fills at least two fifths of it', () => {
    const machines = [2.4, 3, 5, 7.7, 12, 19, 30, 48, 77].flatMap((heightM) =>
      [0.4, 1, 2.5].map((ratio) => ({ kind: `of ${heightM}`, drawing: { heightM, widthM: heightM * ratio } })),
    )
    const shares = framed(machines).map(({ kind, drawing: { widthM, heightM }, frame }) => ({
      kind,
      share: Math.max(widthM / frame.widthM, (heightM + 0.5) / frame.heightM),
    }))
    const largest = machines.map(({ kind }) =>
      Math.max(...shares.filter((one) => one.kind === kind).map(({ share }) => share)),
    )
    expect(Math.max(...largest)).toBeLessThan(1.01)
    expect(Math.min(...largest)).toBeGreaterThan(0.39)
  })

  test('all frames of a list have one shape, and equal frames have equal bars', () => {
    const frames = framed([...sized('a', 60), ...sized('b', 20), ...sized('c', 5)]).map(({ frame }) => frame)
    expect(new Set(frames.map(({ widthM, heightM }) => (widthM / heightM).toFixed(1))).size).toBe(1)
    expect(frames.map(({ barM }) => barM)).toEqual([10, 5, 1])
  })
})

test('storey lines stay inside the frame', () => {
  expect(heightsEvery(3, { widthM: 5, heightM: 10 })).toEqual([3, 6, 9])
})
