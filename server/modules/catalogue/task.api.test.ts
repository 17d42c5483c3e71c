import { describe, expect, test } from 'vitest'
import { catalogueApi, type Product } from '#contract/catalogue.ts'
import { aServer } from '#tests/support/server.ts'
import { toQuestion } from './catalogue.rules.ts'
import { fits, verdictsOn } from './needs.rules.ts'
import { structureOf } from './structure.ts'

const { ask, db } = await aServer()
const structure = await structureOf(db, async () => '1')()

async function search(filter: string, more: Record<string, string> = {}) {
  const reply = await ask({ url: `/v1/public/products?${new URLSearchParams({ filter, size: '100', ...more })}` })
  expect(reply.statusCode).toBe(200)
  return catalogueApi.listProducts.response.strict().parse(reply.json())
}
const { content: all } = (await search('', { size: '100' })).products
const every: Product[] = [...all, ...(await search('', { page: '1' })).products.content]

describe('the site manager’s four tasks end at the right machine', () => {
  test('lift 200 kg to 11 m indoors', async () => {
    const { content } = (await search('lift 200 kg to 11 m indoors')).products
    for (const { specs } of content) {
      expect(Number(specs['workingHeightM'])).toBeGreaterThanOrEqual(11)
      expect(Number(specs['platformCapacityKg'])).toBeGreaterThanOrEqual(200)
      expect(['electric', 'hybrid']).toContain(specs['powerSource'])
      expect(['non-marking', undefined]).toContain(specs['tyreType'])
    }
    expect(content.length).toBeGreaterThan(2)
  })

  test('dig a 3 m trench', async () => {
    const { content } = (await search('dig a 3 m trench')).products
    expect(content.length).toBeGreaterThan(0)
    for (const { specs, category } of content) {
      expect(category.slug).toBe('earth-moving')
      expect(Number(specs['maxDigDepthM'])).toBeGreaterThanOrEqual(3)
    }
  })

  test('backup power 125 kVA hospital: 125 kVA first, then the next size up', async () => {
    const { content } = (await search('backup power 125 kVA hospital')).products
    const ratings = content.map(({ specs }) => Number(specs['primeRatingKva']))
    expect(ratings.slice(0, 3)).toEqual([125, 125, 160])
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other))
    for (const { specs } of content) expect(Number(specs['noiseDbA'])).toBeLessThanOrEqual(75)
  })

  test('move 3 t pallets to 12 m', async () => {
    const { content } = (await search('move 3 t pallets to 12 m')).products
    expect(content.length).toBeGreaterThan(1)
    for (const { specs } of content) {
      expect(Number(specs['maxLiftHeightM'])).toBeGreaterThanOrEqual(12)
      expect(Number(specs['loadCapacityKg'])).toBeGreaterThanOrEqual(3000)
    }
  })
})

const questions = [
  'lift 200 kg to 11 m indoors',
  'work at 18 m on rough ground',
  'boom lift at 20 m height with 15 m outreach',
  'scissor lift through a 1.2 m door',
  'lift people at 9 m, slab takes 2000 kg/m²',
  'dig 6 m deep',
  'lift people with 5 m outreach',
  'concrete to 20 m height',
  'lift 80 t',
  'move 1 t pallets indoors',
  'silent backup power 400 kva',
  'mix concrete without power',
  'sand blasting with 350 cfm at 8 bar',
  'electric forklift indoors',
  'lay asphalt 5 m wide',
]

test.each(questions)('%s: the list holds exactly the machines that the rules let in', async (text) => {
  const { task } = toQuestion(structure, { filter: text, page: 0, size: 1 })
  if (!task) throw new Error(`“${text}” is no task.`)
  const standing = every
    .filter(({ subCategory }) => !task.kinds || task.kinds.includes(subCategory.slug))
    .map((machine) => ({
      slug: machine.slug,
      meets: fits(verdictsOn({ subCategory: machine.subCategory.slug, specs: machine.specs }, task.needs)),
    }))
  const slugsOf = (meets: boolean | null) => standing.filter((one) => one.meets === meets).map(({ slug }) => slug)
  const reply = await search(text)
  expect(reply.products.content.map(({ slug }) => slug).toSorted()).toEqual(slugsOf(true).toSorted())
  expect(reply.task?.unknown).toBe(slugsOf(null).length)
})

test('a platform lifts people, whatever else the figure may measure', async () => {
  const { content } = (await search('5 m outreach platform')).products
  expect(content.length).toBeGreaterThan(0)
  for (const { category, specs } of content) {
    expect(['boom-lift', 'scissor-lift', 'vertical-mast-lift']).toContain(category.slug)
    expect(Number(specs['horizontalReachM'])).toBeGreaterThanOrEqual(5)
  }
})

test('a condition that no machine meets is reported, with the nearest machines and their shortfalls', async () => {
  const { products, task } = await search('lift people to 70 m')
  expect(products.content).toEqual([])
  const [nearest] = task?.nearest ?? []
  expect(nearest?.product.slug).toBe('jlg-1850sj')
  expect(nearest?.misses).toMatchObject([{ key: 'heightM', needs: 70, has: 58.56, by: 11.44 }])
  expect((await search('lift people to 40 m')).task?.nearest).toEqual([])
})

test('the nearest machines are known to miss; those of unpublished figures are only counted', async () => {
  const { products, task } = await search('slab takes 10 kg/m²')
  expect(products.content).toEqual([])
  expect(task?.unknown).toBeGreaterThan(0)
  expect(task?.nearest).toHaveLength(3)
  for (const { misses } of task?.nearest ?? []) expect(misses[0]?.by).toBeGreaterThan(0)
})

test('a chip’s link removes its condition and no other', async () => {
  const { products, task } = await search('lift 200 kg to 11 m indoors')
  const conditions = task?.conditions ?? []
  expect(conditions.map(({ label }) => label)).toEqual([
    'Work at height',
    'Load ≥ 200 kg',
    'Height ≥ 11 m',
    'Indoors: no exhaust, non-marking tyres',
  ])
  for (const { key, without } of conditions) {
    const wider = await search(without)
    expect(wider.task?.conditions.map((condition) => condition.key) ?? []).not.toContain(key)
    expect(wider.products.totalElements).toBeGreaterThanOrEqual(products.totalElements)
  }
})

test('a correction is undone by quotation marks', async () => {
  const { understood } = await search('sissor lift')
  const { undo } = understood.find(({ typed }) => typed === 'sissor') ?? {}
  expect(undo).toBe('"sissor" lift')
  const typed = (await search(undo ?? '')).understood
  expect(typed).toContainEqual({ typed: 'sissor', meant: null, undo: null })
})

test('a task stays within its city, its filters and its order', async () => {
  const place = { location: 'pune', category: 'boom-lift', make: 'JLG' }
  const { content } = (await search('lift people to 15 m', { ...place, sort: '-rate' })).products
  expect(content.length).toBeGreaterThan(0)
  for (const { make, category, available } of content)
    expect([make, category.slug, available]).toEqual(['JLG', 'boom-lift', true])
  const rates = content.map(({ rate }) => rate.perMonthPaise)
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
})

test('a model beside a condition is that model, or said to miss it', async () => {
  const fitting = await search('gs1930 through a 0.8 m door')
  expect(fitting.products.content.map(({ slug }) => slug)).toEqual(['genie-gs-1930'])
  expect(fitting.task?.unknown).toBe(0)
  const { products, task } = await search('gs1930 through a 0.5 m door')
  expect(products.content).toEqual([])
  expect(task?.nearest).toMatchObject([{ product: { slug: 'genie-gs-1930' }, misses: [{ key: 'widthM', by: 0.26 }] }])
})
