import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type FoundMachine, finderApi } from '#contract/catalogue.finder.ts'
import { greatCircleKm, type Point } from '#server/modules/locations/yards.rules.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { finder } from './finder.ts'
import { structureOf } from './structure.ts'

const { ask, call, db } = await aServer()

const reply = (query: Record<string, string>) =>
  ask({ url: `/v1/public/finder?${new URLSearchParams({ location: 'pune', ...query })}` })

async function found(query: Record<string, string>) {
  const answer = await reply(query)
  expect(answer.statusCode).toBe(200)
  return finderApi.findMachines.response.strict().parse(answer.json())
}
const slugsOf = (machines: readonly FoundMachine[]) => machines.map(({ product }) => product.slug)

describe('work at height', () => {
  test('machines that fit have the height, the load and no exhaust; the closest comes first', async () => {
    const { fits, counts, looked, total } = await found({
      task: 'lift-people',
      heightM: '11',
      loadKg: '200',
      indoors: '1',
    })
    expect(fits.length).toBeGreaterThan(2)
    for (const { product, misses } of fits) {
      expect(Number(product.specs['workingHeightM'])).toBeGreaterThanOrEqual(11)
      expect(['electric', 'hybrid']).toContain(product.specs['powerSource'])
      expect(misses).toEqual([])
    }
    const marked = fits.flatMap(({ range }) => (range?.at ? [range.at[1]] : []))
    expect(new Set(marked)).toEqual(new Set([11]))
    expect(counts.fits + counts.unknown + counts.leftOut).toBe(looked)
    expect(looked).toBe(total)
  })

  test('a machine left out says what it lacks', async () => {
    const { leftOut } = await found({ task: 'lift-people', heightM: '11' })
    const nearest = leftOut[0]?.misses[0]
    expect(nearest).toMatchObject({ key: 'heightM', needs: 11 })
    expect(nearest?.by).toBeCloseTo(11 - Number(nearest?.has), 3)
  })

  test('a boom that is high and far enough, but not at once, is left out', async () => {
    const { fits, leftOut } = await found({ task: 'lift-people', heightM: '19', reachM: '12' })
    expect(fits.every(({ getsThere }) => getsThere !== false)).toBe(true)
    const notAtOnce = leftOut.filter(({ misses }) => misses.length === 0)
    expect(notAtOnce.length).toBeGreaterThan(0)
    expect(notAtOnce.every(({ getsThere }) => getsThere === false)).toBe(true)
  })

  test('a kind without a figure is left out when that figure is requested', async () => {
    const { unknown, leftOut } = await found({ task: 'concrete', heightM: '20' })
    expect(unknown.map(({ product }) => product.subCategory.slug)).not.toContain('transit-mixer')
    const mixer = leftOut.find(({ product }) => product.subCategory.slug === 'transit-mixer')
    expect(mixer?.misses).toMatchObject([{ key: 'heightM', has: 0 }])
  })

  test('a scissor lift never fits when a reach is requested', async () => {
    const { fits, unknown } = await found({ task: 'lift-people', heightM: '8', reachM: '4' })
    const kinds = [...fits, ...unknown].map(({ product }) => product.category.slug)
    expect(kinds).toContain('boom-lift')
    expect(kinds).not.toContain('scissor-lift')
  })

  test('a machine with an unpublished figure is never reported as fitting', async () => {
    const { fits, unknown } = await found({ task: 'lift-people', floorLoadKgPerM2: '5000' })
    expect(fits.every(({ product }) => typeof product.specs['floorLoadKgPerM2'] === 'number')).toBe(true)
    expect(unknown.length).toBeGreaterThan(0)
    for (const { product, misses } of unknown) {
      expect(product.specs['floorLoadKgPerM2']).toBeUndefined()
      expect(misses).toMatchObject([{ key: 'floorLoadKgPerM2', has: null }])
    }
  })
})

test('a digger’s mark is below the ground and within its range', async () => {
  const { fits } = await found({ task: 'dig', digDepthM: '3', reachM: '4' })
  expect(fits.length).toBeGreaterThan(0)
  for (const { range, getsThere } of fits) {
    expect(range?.tool).toBe('teeth')
    expect(range?.at?.[1]).toBe(-3)
    expect(getsThere).toBe(true)
  }
})

test('cranes have no range, because no load chart is known', async () => {
  const { fits } = await found({ task: 'lift-loads', loadKg: '40000' })
  expect(fits.length).toBeGreaterThan(0)
  expect(fits.every(({ range, product }) => range === null || product.category.slug === 'telehandler')).toBe(true)
})

test('a condition that no machine meets leaves out all, the nearest first', async () => {
  const { fits, unknown, leftOut } = await found({ task: 'lift-people', heightM: '70', location: 'mumbai' })
  expect([fits, unknown]).toEqual([[], []])
  expect(slugsOf(leftOut)[0]).toBe('jlg-1500sj')
})

test('if no machine fits, the nearest cities with machines that fit are named', async () => {
  const query = { task: 'concrete', heightM: '20' }
  const { fits, elsewhere } = await found(query)
  expect(fits).toEqual([])
  const { locations } = await call('listLocations')
  const everywhere = await Promise.all(
    locations.map(async ({ slug, name }) => ({
      slug,
      name,
      fits: (await found({ ...query, location: slug })).counts.fits,
    })),
  )
  const pune = await db.first(sql<Point>`select lat as latitude, lng as longitude from city where slug = 'pune'`)
  const points = await db.rows(sql<Point & { slug: string }>`select slug, lat as latitude, lng as longitude from city`)
  const kmTo = new Map(points.map((point) => [point.slug, greatCircleKm(pune ?? point, point)]))
  const near = everywhere
    .filter((city) => city.fits > 0)
    .toSorted((a, b) => (kmTo.get(a.slug) ?? 0) - (kmTo.get(b.slug) ?? 0))
  expect(near.length).toBeGreaterThan(3)
  expect(elsewhere).toEqual(near.slice(0, 3))
  expect((await found({ task: 'dig', digDepthM: '3' })).elsewhere).toEqual([])
})

test.each([
  [{ task: 'fly' }, 400],
  [{}, 400],
  [{ task: 'dig', digDepthM: '0' }, 400],
  [{ task: 'dig', digDepthM: '-3' }, 400],
  [{ task: 'dig', digDepthM: '1e3' }, 400],
  [{ task: 'dig', digDepthM: '9'.repeat(400) }, 400],
  [{ task: 'dig', indoors: 'yes' }, 400],
  [{ task: 'dig', colour: 'red' }, 400],
  [{ task: 'dig', location: 'atlantis' }, 404],
])('%j is refused with %d', async (query, status) => {
  expect((await reply(query as Record<string, string>)).statusCode).toBe(status)
})

test('it takes one statement, and another if no machine fits', async () => {
  const { counted, statements } = countingStatements(db)
  const catalogue = { db: counted, structure: structureOf(counted, async () => '1') }
  await catalogue.structure()
  const before = statements()
  await finder(catalogue, { location: 'pune', task: 'lift-people', heightM: 11, reachM: 4, indoors: '1' })
  expect(statements() - before).toBe(1)
  await finder(catalogue, { location: 'pune', task: 'lift-people', heightM: 70 })
  expect(statements() - before).toBe(3)
})
