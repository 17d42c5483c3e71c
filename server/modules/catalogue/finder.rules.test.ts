import { expect, test } from 'vitest'
import { citiesThatFit, type Placed } from './finder.rules.ts'

const away: Record<string, number> = { Pune: 0.4, Mumbai: 1.2, Delhi: 94, Kochi: 83 }
const city = (name: string) => ({ slug: name.toLowerCase(), name })
const boom = (reachM: number, ...cities: string[]): Placed => ({
  subCategory: { slug: 'telescopic-boom-lift' },
  specs: { workingHeightM: 20, platformHeightM: 18, horizontalReachM: reachM },
  cities: cities.map((name) => ({ ...city(name), away: away[name] ?? 0 })),
})

test('at most three cities are named, the nearest first', () =>
  expect(
    citiesThatFit([boom(12, 'Pune', 'Delhi', 'Kochi'), boom(13, 'Kochi', 'Mumbai'), boom(14, 'Mumbai', 'Kochi')], {
      heightM: 15,
    }),
  ).toEqual([
    { ...city('Pune'), fits: 1 },
    { ...city('Mumbai'), fits: 2 },
    { ...city('Kochi'), fits: 3 },
  ]))

test('a machine that is high and far enough, but not at once, does not count', () => {
  const machines = [boom(12, 'Pune')]
  expect(citiesThatFit(machines, { heightM: 19.9 })).toHaveLength(1)
  expect(citiesThatFit(machines, { reachM: 11.9 })).toHaveLength(1)
  expect(citiesThatFit(machines, { heightM: 19.9, reachM: 11.9 })).toEqual([])
})
