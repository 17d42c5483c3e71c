import { expect, test } from 'vitest'
import { contentApi } from '#contract/content.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { canonicalIndustry, industriesJson, industryJson, industrySlugs } from './industries.ts'

const { ask, call, db } = await aServer()

/** The industries of the specification (section 2). */
const SPECIFIED = [
  'construction',
  'telecom',
  'infrastructure',
  'tv-film-and-events',
  'facilities management',
  'aviation',
  'wind energy',
  'nuclear energy',
  'mining and quarrying',
]

test('the nine industries of the specification, in its order, each with its own existing drawing', async () => {
  const reply = await call('listIndustries')
  expect(contentApi.listIndustries.response.parse(reply)).toEqual(reply)
  expect(reply.industries.map(({ slug }) => slug)).toEqual(SPECIFIED.map(canonicalIndustry))
  const drawings = reply.industries.map(({ drawing }) => drawing?.url ?? '')
  expect(new Set(drawings).size).toBe(SPECIFIED.length)
  for (const url of drawings) expect((await ask({ url })).statusCode).toBe(200)
})

test.each(industrySlugs)('%s rents machines that are in the catalogue', async (slug) => {
  const reply = await call('getIndustry', { params: { slug } })
  expect(contentApi.getIndustry.response.parse(reply)).toEqual(reply)
  expect(reply.industry.machines.length).toBeGreaterThan(5)
  expect(reply.industry.description.length).toBeGreaterThan(60)
  const { productLines } = await call('getProductCatalog')
  for (const { productLine, category, subCategory, productCount, drawing } of reply.industry.machines) {
    const line = productLines.find((known) => known.slug === productLine.slug)
    const known = line?.categories
      .find((one) => one.slug === category.slug)
      ?.subCategories.find((one) => one.slug === subCategory.slug)
    expect(known).toMatchObject({ name: subCategory.name, productCount })
    expect(drawing === null).toBe(productCount === 0)
  }
})

test('a machine of the median rate represents a sub-category, and nothing represents an empty one', async () => {
  const { industry } = await call('getIndustry', { params: { slug: 'wind-energy' } })
  const shown = industry.machines.find(({ subCategory }) => subCategory.slug === 'crawler-crane')
  const { products } = await call('listProducts', { query: { subCategory: 'crawler-crane', sort: 'rate' } })
  expect(shown?.drawing).toEqual(products.content[Math.floor((products.totalElements - 1) / 2)]?.drawing)
  await db.asOwner((_, script) =>
    script(`update product set withdrawn_at = now() where sub_category = 'crawler-crane'`),
  )
  const left = JSON.parse(await industryJson(db, 'wind-energy')).industry.machines
  expect(left.find((machine: typeof shown) => machine?.subCategory.slug === 'crawler-crane').drawing).toBeNull()
})

test('any other name is not found', async () => {
  for (const slug of ['space-mining', '__proto__', 'Wind energy'])
    await expect(call('getIndustry', { params: { slug } })).rejects.toMatchObject({ status: 404 })
})

test('each takes one statement', async () => {
  const { counted, statements } = countingStatements(db)
  await industriesJson(counted)
  expect(statements()).toBe(1)
  await industryJson(counted, 'aviation')
  expect(statements()).toBe(2)
})
