import { expect, test } from 'vitest'
import { catalogueApi } from '#contract/catalogue.ts'
import { aServer } from '#tests/support/server.ts'

const { ask } = await aServer()

async function list(query: Record<string, string | number>) {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const reply = await ask({ url: `/v1/public/products?${text}` })
  return catalogueApi.listProducts.response.parse(reply.json())
}
const slugsOf = (machines: readonly { slug: string }[]) => machines.map(({ slug }) => slug)

test('without words the categories stand in their order, the smallest machines first', async () => {
  const { content } = (await list({ category: 'boom-lift', size: 100 })).products
  const heights = content.map(({ specs }) => Number(specs['platformHeightM'] ?? Infinity))
  expect(new Set(heights).size).toBeGreaterThan(5)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  const lifts = (await list({ productLine: 'aerial-work-platforms', size: 100 })).products.content
  const categories = [...new Set(lifts.map(({ category }) => category.slug))]
  expect(categories.slice(0, 2)).toEqual(['scissor-lift', 'boom-lift'])
  expect(lifts.map(({ category }) => categories.indexOf(category.slug))).toEqual(
    lifts.map(({ category }) => categories.indexOf(category.slug)).toSorted((a, b) => a - b),
  )
  // A filtered list has the same order.
  const electric = (await list({ category: 'boom-lift', powerSource: 'electric', size: 100 })).products.content
  expect(slugsOf(electric)).toEqual(slugsOf(content.filter(({ specs }) => specs['powerSource'] === 'electric')))
})

test('sizes are compared in one unit; a machine without such a figure comes last', async () => {
  const { content } = (await list({ category: 'earth-moving', size: 100 })).products
  const weights = content.map(({ specs }) => Number(specs['operatingWeightKg'] ?? Infinity))
  expect(weights).toContain(Infinity)
  expect(weights).toEqual(weights.toSorted((a, b) => a - b))
})

test('each part of the tree has the lowest monthly rate of its machines in the city, or none', async () => {
  const reply = await ask({ url: '/v1/public/product-catalog?location=kochi' })
  const { productLines } = catalogueApi.getProductCatalog.response.strict().parse(reply.json())
  const lowest = async (query: Record<string, string>) => {
    const { content } = (await list({ location: 'kochi', sort: 'rate', size: 1, ...query })).products
    return content[0]?.rate.perMonthPaise ?? null
  }
  for (const line of productLines) {
    expect(line.fromPerMonthPaise).toBe(await lowest({ productLine: line.slug }))
    for (const { slug, fromPerMonthPaise } of line.categories)
      expect(fromPerMonthPaise).toBe(await lowest({ category: slug }))
  }
  const rates = productLines.flatMap(({ categories }) => categories).map(({ fromPerMonthPaise }) => fromPerMonthPaise)
  expect(rates).toContain(null)
})
