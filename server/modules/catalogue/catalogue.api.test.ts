import { describe, expect, test } from 'vitest'
import { catalogueApi, type Facet, type Product } from '#contract/catalogue.ts'
import { aServer } from '#tests/support/server.ts'

const { ask } = await aServer()

const LIST = '/v1/public/products'

async function list(query: Record<string, string | number> = {}) {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const reply = await ask({ url: `${LIST}?${text}` })
  expect(reply.statusCode).toBe(200)
  return catalogueApi.listProducts.response.strict().parse(reply.json())
}

const facetOf = (facets: readonly Facet[], key: string) => facets.find((facet) => facet.key === key)
const countsOf = (facets: readonly Facet[], key: string) =>
  Object.fromEntries((facetOf(facets, key)?.options ?? []).map(({ value, count }) => [value, count]))
const slugsOf = (content: readonly Product[]) => content.map(({ slug }) => slug)
/** The number of times each value occurs, for values that do. */
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const withoutZeros = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

describe('the list', () => {
  test('contains all machines, with the filters of the catalogue', async () => {
    const { products, facets } = await list({ size: 100 })
    expect(products).toMatchObject({ page: 0, size: 100, totalElements: 150, totalPages: 2 })
    expect(facets.slice(0, 2).map(({ key }) => key)).toEqual(['make', 'rentedWithOperator'])
    expect(Object.values(countsOf(facets, 'make')).reduce((sum, count) => sum + count, 0)).toBe(150)
  })

  test('pages follow each other without gap or repeat', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list({ page, size: 40, sort: 'rate' })))
    const slugs = pages.flatMap(({ products }) => slugsOf(products.content))
    expect(new Set(slugs).size).toBe(150)
    expect((await list({ page: 4, size: 40 })).products.content).toEqual([])
  })

  test('a city shows the machines available there, and counts them', async () => {
    const { products, facets } = await list({ location: 'kochi', size: 100 })
    expect(products.totalElements).toBeLessThan(150)
    expect(products.content.every(({ available }) => available)).toBe(true)
    expect(withoutZeros(countsOf(facets, 'make'))).toEqual(tally(products.content.map(({ make }) => make)))
  })

  test.each([
    [{ productLine: 'power-generator' }, 14],
    [{ category: 'scissor-lift' }, 22],
    [{ productLine: 'aerial-work-platforms', category: 'scissor-lift', subCategory: 'rough-terrain-scissor-lift' }, 5],
  ])('%o', async (query, total) => expect((await list(query)).products.totalElements).toBe(total))

  test('money is in paise, and the drawing has its size', async () => {
    const { products } = await list({ category: 'scissor-lift', sort: 'rate', size: 1 })
    expect(products.content[0]?.rate).toMatchObject({ indicative: true, basis: '26 days x 10 h shift per month' })
    expect(products.content[0]?.rate.perMonthPaise).toBeGreaterThan(1_000_000)
    expect(products.content[0]?.drawing.url).toMatch(/^\/drawings\/[a-z0-9-]+\.[0-9a-f]{12}\.svg$/)
  })

  test('each order sorts the list', async () => {
    const rates = (await list({ sort: '-rate', size: 100 })).products.content.map(({ rate }) => rate.perMonthPaise)
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    const { content } = (await list({ category: 'boom-lift', sort: '-workingHeightM', size: 100 })).products
    const heights = content.map(({ specs }) => Number(specs['workingHeightM']))
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  })
})

describe('filters', () => {
  const chosen = { category: 'scissor-lift', powerSource: 'electric', workingHeightM: '10..13', size: 100 }

  test('ranges and choices combine, and ranges include their ends', async () => {
    const { content } = (await list(chosen)).products
    expect(content.length).toBeGreaterThan(3)
    for (const { specs } of content) {
      expect(specs['powerSource']).toBe('electric')
      expect(Number(specs['workingHeightM'])).toBeGreaterThanOrEqual(10)
      expect(Number(specs['workingHeightM'])).toBeLessThanOrEqual(13)
    }
    expect(slugsOf((await list({ ...chosen, workingHeightM: '12..12' })).products.content)).toContain(
      'haulotte-compact-12',
    )
  })

  test('the counts of a facet ignore its own selection and respect the others', async () => {
    const { facets } = await list(chosen)
    const { powerSource: _, ...others } = chosen
    const without = (await list(others)).products.content
    const power = tally(without.map(({ specs }) => String(specs['powerSource'])))
    expect(withoutZeros(countsOf(facets, 'powerSource'))).toEqual(power)
    const makes = tally((await list(chosen)).products.content.map(({ make }) => make))
    expect(withoutZeros(countsOf(facets, 'make'))).toEqual(makes)
  })

  test('a single choice keeps the counts of the whole list', async () => {
    const all = await list({ location: 'pune', category: 'scissor-lift' })
    const one = await list({ location: 'pune', category: 'scissor-lift', make: 'jlg' })
    expect(countsOf(one.facets, 'make')).toEqual(countsOf(all.facets, 'make'))
    expect(one.products.totalElements).toBe(countsOf(all.facets, 'make')['JLG'])
  })

  const scissors = { location: 'pune', category: 'scissor-lift' }

  test('the count of each range matches its list', async () => {
    const heights = facetOf((await list(scissors)).facets, 'workingHeightM')?.options ?? []
    expect(heights.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(3)
    for (const { value, count } of heights) {
      expect((await list({ ...scissors, workingHeightM: value })).products.totalElements).toBe(count)
    }
  })

  test('ranges stay fixed while filtering; their counts ignore their own filter and respect the others', async () => {
    const others = { ...scissors, make: 'JLG,Genie' }
    const before = await list(others)
    const { facets } = await list({ ...others, workingHeightM: '10..12.05' })
    expect(facetOf(facets, 'workingHeightM')).toEqual(facetOf(before.facets, 'workingHeightM'))
    expect(Object.keys(countsOf(facets, 'workingHeightM'))).toEqual(
      Object.keys(countsOf((await list({ category: 'scissor-lift' })).facets, 'workingHeightM')),
    )
    const weights = before.products.content.map(({ specs }) => Number(specs['platformCapacityKg']))
    for (const [value, count] of Object.entries(countsOf(before.facets, 'platformCapacityKg'))) {
      const [from = 0, to = 0] = value.split('..').map(Number)
      expect(weights.filter((kg) => kg >= from && kg <= (to || kg)).length).toBe(count)
    }
  })

  test('no range of an unfiltered list is empty', async () => {
    for (const query of [
      {},
      { productLine: 'aerial-work-platforms' },
      { category: 'crane' },
      { subCategory: 'excavator' },
    ]) {
      const ranges = (await list(query)).facets.filter(({ kind }) => kind === 'range')
      expect(ranges.some(({ options }) => (options?.length ?? 0) >= 3)).toBe(true)
      for (const { options } of ranges) {
        expect([0, 3, 4, 5]).toContain(options?.length)
        expect(options?.every(({ count }) => count > 0)).toBe(true)
      }
    }
  })

  test('booleans, several values, and an unknown make', async () => {
    expect((await list({ category: 'boom-lift', jib: 'true' })).products.totalElements).toBeGreaterThan(10)
    expect(
      (await list({ make: 'JLG,Genie', size: 100 })).products.content.every(({ make }) => /JLG|Genie/.test(make)),
    ).toBe(true)
    const none = await list({ make: 'Nobody' })
    expect(none.products).toMatchObject({ content: [], totalElements: 0, totalPages: 0 })
    expect(countsOf(none.facets, 'make')['Nobody']).toBe(0)
  })

  test('the filters of the hierarchy match those of the list', async () => {
    const url =
      '/v1/public/product-catalog/filters/hierarchy?productLineSlug=aerial-work-platforms&categorySlug=scissor-lift'
    const { filters } = catalogueApi.getHierarchyFilters.response.strict().parse((await ask({ url })).json())
    expect(filters).toEqual((await list({ category: 'scissor-lift' })).facets)
    expect(facetOf(filters, 'workingHeightM')).toMatchObject({ label: 'Working height', unit: 'm', min: 6, max: 20 })
  })
})

/** The sub-categories of the listed machines, as the reply counts them. */
const kindsOf = (content: readonly { subCategory: { slug: string } }[]) =>
  [...Map.groupBy(content, ({ subCategory }) => subCategory.slug)]
    .map(([slug, machines]) => ({ slug, count: machines.length }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))

test.each<Record<string, string>>([
  {},
  { location: 'pune', category: 'scissor-lift' },
  { location: 'pune', powerSource: 'electric', workingHeightM: '10..' },
  { location: 'mumbai', filter: 'electric jcb' },
  { location: 'pune', filter: 'dig a 3 m trench' },
])('the sub-categories of %j are those of its machines, with their counts', async (query) => {
  const [first, second] = [await list({ ...query, size: 100 }), await list({ ...query, size: 100, page: 1 })]
  expect(first.subCategories).toEqual(kindsOf([...first.products.content, ...second.products.content]))
  expect(first.subCategories.length).toBeGreaterThan(0)
})

describe('one machine', () => {
  const detail = async (slug: string, query = '') => {
    const reply = await ask({ url: `${LIST}/${slug}${query}` })
    return catalogueApi.getProduct.response.strict().parse(reply.json()).product
  }

  test('has everything that its page shows', async () => {
    const machine = await detail('jcb-3dx-ecoxpert')
    expect(machine).toMatchObject({
      make: 'JCB',
      model: '3DX ecoXpert',
      available: true,
      subCategory: { slug: 'backhoe-loader' },
    })
    expect(machine.specLabels.map(({ key }) => key).toSorted()).toEqual(Object.keys(machine.specs).toSorted())
    expect(machine.fuel.consumption).toMatch(/^\d+(\.\d+)?–\d+(\.\d+)? L\/h$/)
    expect(machine.similar.length).toBe(4)
    expect(slugsOf(machine.similar)).not.toContain('jcb-3dx-ecoxpert')
    expect(machine.similar[0]?.subCategory.slug).toBe('backhoe-loader')
  })

  test('shows its availability in a city, and is found even if it is not available there', async () => {
    const { cities } = await detail('genie-gs-1930')
    expect(cities.map(({ slug }) => slug)).toContain('mumbai')
    expect(cities.map(({ slug }) => slug)).not.toContain('pune')
    expect((await detail('genie-gs-1930', '?location=mumbai')).available).toBe(true)
    expect((await detail('genie-gs-1930', '?location=pune')).available).toBe(false)
  })

  test('every machine matches the contract', async () => {
    const pages = await Promise.all([0, 1].map((page) => list({ page, size: 100 })))
    const cards = pages.flatMap(({ products }) => products.content)
    const inCategory = tally(cards.map(({ category }) => category.slug))
    for (const { category, similar } of await Promise.all(cards.map(({ slug }) => detail(slug))))
      expect(similar.length).toBe(Math.min(4, (inCategory[category.slug] ?? 0) - 1))
  })
})

test('the tree counts the machines of a city', async () => {
  const treeOf = async (query = '') => {
    const reply = await ask({ url: `/v1/public/product-catalog${query}` })
    return catalogueApi.getProductCatalog.response.strict().parse(reply.json()).productLines
  }
  const all = await treeOf()
  expect(all.map(({ name }) => name)).toEqual([
    'Aerial Work Platforms',
    'Plant & Machinery',
    'Material Handling',
    'Power Generator',
  ])
  expect(all.reduce((sum, line) => sum + line.productCount, 0)).toBe(150)
  const popular = all.flatMap(({ categories }) => categories).filter((category) => category.popular)
  expect(popular.map(({ name }) => name)).toEqual(['Scissor Lift', 'Boom Lift', 'Earth Moving', 'Compaction'])
  const kochi = await treeOf('?location=kochi')
  const { products } = await list({ location: 'kochi', size: 1 })
  expect(kochi.reduce((sum, line) => sum + line.productCount, 0)).toBe(products.totalElements)
})
