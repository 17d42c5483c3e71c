import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { FOUND_MAX } from './facets.store.ts'
import { bumpVersion, countProducts } from './write.store.ts'

const { ask, db, clock } = await aServer()

const list = async (query: string) => (await ask({ url: `/v1/public/products?category=scissor-lift${query}` })).json()

const search = async (page: number) =>
  (await ask({ url: `/v1/public/products?filter=electric+scissor&size=100&page=${page}` })).json()

const countsOf = ({ facets }: { facets: { key: string; options: { count: number }[] }[] }, key: string) =>
  facets.find((facet) => facet.key === key)?.options.map(({ count }) => count)

/** Copies of every scissor lift, so many that lists and searches look at some of them only; all are in the sample. */
async function multiply() {
  await db.asOwner(async (owner, script) => {
    await script(`
      create temporary table copies as select p.* from product p, generate_series(1, ${FOUND_MAX}) copy
        where p.category = 'scissor-lift' limit ${2 * FOUND_MAX};
      update copies set product_id = overlay(gen_random_uuid()::text placing '0' from 35)::uuid, slug = gen_random_uuid();
      insert into product select * from copies;
      insert into product_search select c.product_id, s.words
        from copies c join product p using (name) join product_search s on s.product_id = p.product_id;
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

test('a search with more matches than are ranked says so, and its pages are those of the sample', async () => {
  const [first, second] = [await search(0), await search(1)]
  expect(first).toMatchObject({ capped: true, products: { totalElements: 1000 } })
  const ids = [first, second].flatMap(({ products }) =>
    products.content.map(({ productId }: { productId: string }) => productId),
  )
  expect(new Set(ids).size).toBe(200)
  expect(ids.filter((id: string) => id.at(-2) !== '0')).toEqual([])
})
