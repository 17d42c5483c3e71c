import { describe, expect, test } from 'vitest'
import { breaksAmong, breaksOf, type CountedFigure, type FigureCount } from './ranges.rules.ts'

const once = (...figures: number[]) => figures.map((figure): FigureCount => [figure, 1])

describe('breaks are round and make even ranges', () => {
  test.each([
    ['heights', once(7.7, 7.8, 9.9, 9.9, 11.7, 12.1, 12.2, 13.7, 14, 18.2), [8, 10, 12, 15]],
    ['powers far apart', once(15, 30, 62.5, 62.5, 125, 125, 160, 250, 320, 500, 750, 1010), [40, 70, 200, 400]],
    ['small figures', once(0.53, 0.9, 1.1, 1.1, 1.1, 1.8, 1.9, 3), [1, 1.5, 2]],
    ['figures from zero on', once(0, 0, 0.3, 0.3, 0.5, 0.5, 0.8), [0.1, 0.4]],
    [
      'a few outliers',
      [
        [227, 17],
        [230, 1],
        [272, 1],
        [340, 1],
      ],
      [250, 300],
    ],
    ['what is alike', [[75, 11]], []],
    [
      'two kinds',
      [
        [5.8, 6],
        [9.7, 5],
      ],
      [],
    ],
    ['what differs too little for a round figure', once(1001, 1002, 1003, 1004), []],
    ['what only one round figure divides', once(113, 114, 115, 121), []],
    ['few machines', once(5, 10, 15), []],
    ['none', [], []],
  ] satisfies [string, FigureCount[], number[]][])('%s', (_, figures, breaks) =>
    expect(breaksOf(figures)).toEqual(breaks),
  )
})

/** Figures that look random, but are the same in every run. */
const scattered = (seed: number, machines: number, spread: number) =>
  once(
    ...Array.from({ length: machines }, (_, index) => {
      const part = Math.abs(Math.sin(seed * 12.9898 + index * 78.233)) % 1
      return Math.round(10 ** (1 + part * spread) * 100) / 100
    }),
  )

describe('for any figures', () => {
  const catalogues = Array.from({ length: 30 }, (_, seed) => scattered(seed, 4 + seed * 6, 0.5 + (seed % 7) / 2))

  const insideOf = (figures: readonly FigureCount[], breaks: readonly number[]) =>
    [...breaks, Number.POSITIVE_INFINITY].map(
      (to, index) => figures.filter(([figure]) => figure > (breaks[index - 1] ?? 0) && figure <= to).length,
    )

  test('there are three to five ranges, none of them empty', () => {
    for (const figures of catalogues) {
      const inside = insideOf(figures, breaksOf(figures))
      expect([3, 4, 5]).toContain(inside.length)
      expect(Math.min(...inside)).toBeGreaterThan(0)
    }
  })

  test('with many machines no range holds most of them', () => {
    for (const figures of catalogues.filter(({ length }) => length > 20))
      expect(Math.max(...insideOf(figures, breaksOf(figures)))).toBeLessThan(figures.length / 2)
  })

  test('breaks have at most two digits, and ascend', () => {
    for (const breaks of catalogues.map(breaksOf)) {
      expect(breaks).toEqual([...new Set(breaks)].toSorted((one, other) => one - other))
      for (const at of breaks) expect(Number(at.toPrecision(2))).toBe(at)
    }
  })

  test('the order of the machines and of their counts has no effect', () => {
    for (const figures of catalogues) {
      expect(breaksOf(figures.toReversed())).toEqual(breaksOf(figures))
      expect(breaksOf([...figures, ...figures])).toEqual(breaksOf(figures.map(([figure]) => [figure, 2])))
    }
  })
})

test('the ranges of a place depend only on the figures of all its machines', () => {
  const kept = (slug: string, key: string, ...figures: number[]) =>
    figures.map((figure): CountedFigure => [slug, key, figure, 1])
  const breaksIn = breaksAmong([
    ...kept('slab', 'heightM', 6, 8.5, 9, 11),
    ...kept('rough', 'heightM', 12, 16, 18, 22),
    ...kept('rough', 'weightKg', 900, 1500, 2500, 4100),
  ])
  expect(breaksIn(['slab'])).toEqual(new Map([['heightM', breaksOf(once(6, 8.5, 9, 11))]]))
  expect(breaksIn(['slab', 'rough']).get('heightM')).toEqual(breaksOf(once(6, 8.5, 9, 11, 12, 16, 18, 22)))
  expect(breaksIn(['slab', 'rough'])).toBe(breaksIn(['slab', 'rough']))
  expect(breaksIn([])).toEqual(new Map())
})
