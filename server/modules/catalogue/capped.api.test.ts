import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { FOUND_MAX } from './facets.store.ts'
import { bumpVersion, countProducts } from './write.store.ts'

const { ask, db, clock } = await aServer()

const list = async (query: string) => (await ask({ url: `/v1/public/products?category=scissor-lift${query}` })).json()

const countsOf = ({ facets }: { facets: { key: string; options: { count: number }[] }[] }, key: string) =>
  facets.find((facet) => facet.key === key)?.options.map(({ count }) => count)

/** Copies of every scissor lift, so many that a list looks at some of them only. */
async function multiply() {
  await db.asOwner(async (owner, script) => {
    await script(`
      create temporary table copies as select p.* from product p, generate_series(1, ${FOUND_MAX}) copy
        where p.category = 'scissor-lift' limit ${2 * FOUND_MAX};
      update copies set product_id = gen_random_uuid(), slug = gen_random_uuid();
      insert into product select * from copies;
      drop table copies`)
    await countProducts(owner)
    await bumpVersion(owner)
  })
  clock.advance({ seconds: 1 })
}

test('a list with more matches than the limit says so, and counts those of its place', async () => {
  const before = await list('&powerSource=electric')
  expect(before.capped).toBe(false)

  await multiply()
  const [filtered, whole] = [await list('&powerSource=electric&workingHeightM=1..'), await list('')]
  expect(filtered).toMatchObject({ capped: true, products: { totalElements: FOUND_MAX } })
  expect(filtered.products.content).toHaveLength(20)
  expect(countsOf(filtered, 'make')).toEqual(countsOf(whole, 'make'))
  expect(filtered.subCategories).toEqual(whole.subCategories)
  expect(whole.capped).toBe(false)
  expect(whole.products.totalElements).toBeGreaterThan(FOUND_MAX)
})
