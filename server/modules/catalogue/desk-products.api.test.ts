import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { aLift } from '#tests/support/desk-products.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
/** The rate card's part: a rate of ₹50,000 a month. */
const rateOf = (slug: string) => sql`update product set per_month_paise = 5000000 where slug = ${slug}`
const deleteLoaded = sql`delete from loaded_data where name = 'catalogue'`
const anyVersion = { 'if-match': '*' }

/** A new published machine of the desk, with a rate. */
async function aPublished(changes: Parameters<typeof aLift>[0] = {}, cities = ['pune']) {
  const { product } = await sales.call('addProduct', { body: aLift(changes) })
  const params = { slug: product.slug }
  await server.db.rows(rateOf(product.slug))
  await sales.call('setProductCities', { params, headers: anyVersion, body: { cities } })
  await sales.call('publishProduct', { params, headers: anyVersion, body: {} })
  return product.slug
}
const later = () => server.clock.advance({ seconds: 2 })
const publicNames = async (query: Record<string, string>) => {
  later()
  return (await server.call('listProducts', { query })).products.content.map(({ name }) => name)
}

test('a new machine is hidden until it has a rate and is published', async () => {
  const { product } = await sales.call('addProduct', { body: aLift({ name: 'Kestrel K-30' }) })
  expect(product).toMatchObject({ slug: 'kestrel-k-30', isPublished: false, cities: [], perMonthPaise: 0 })
  const params = { slug: product.slug }
  await expect(server.call('getProduct', { params })).rejects.toMatchObject({ status: 404 })
  const publish = () => sales.call('publishProduct', { params, headers: anyVersion, body: {} })
  await expect(publish()).rejects.toMatchObject({ type: '/problems/rate-missing' })
  await server.db.rows(rateOf(product.slug))
  expect((await publish()).product.isPublished).toBe(true)
  later()
  expect((await server.call('getProduct', { params })).product.name).toBe('Kestrel K-30')
})

test('a machine with a name in Hindi has an address of Latin letters, at which the desk finds it', async () => {
  const { product } = await sales.call('addProduct', { body: aLift({ name: 'केस्ट्रेल K-31 लिफ़्ट' }) })
  expect(product.slug).toBe('k-31')
  const { product: found } = await sales.call('getDeskProduct', { params: { slug: 'k-31' } })
  expect(found.name).toBe('केस्ट्रेल K-31 लिफ़्ट')
})

test('a change is public at once: the page, the search, the filters, the counts and the drawing', async () => {
  const slug = await aPublished({ name: 'Merlin M-10', make: 'Merlin', model: 'M-10' })
  const params = { slug }
  expect(await publicNames({ filter: 'merlin', location: 'pune' })).toEqual(['Merlin M-10'])
  const before = (await server.call('getProduct', { params })).product
  const taller = [
    { key: 'platformHeightM', value: 12 },
    { key: 'workingHeightM', value: 14 },
    { key: 'powerSource', value: 'electric' },
  ]
  const body = aLift({ name: 'Falcon F-14', make: 'Falcon', model: 'F-14', specs: taller })
  await sales.call('updateProduct', { params, headers: anyVersion, body })
  expect(await publicNames({ filter: 'falcon' })).toEqual(['Falcon F-14'])
  expect(await publicNames({ make: 'Falcon', workingHeightM: '14..14' })).toEqual(['Falcon F-14'])
  const { product } = await server.call('getProduct', { params })
  expect(product.specs).toMatchObject({ workingHeightM: 14 })
  expect(product.specs).not.toHaveProperty('platformCapacityKg')
  expect(product.drawing.url).not.toBe(before.drawing.url)
  const { facets } = await server.call('listProducts', { query: { subCategory: 'electric-scissor-lift' } })
  const makes = facets.find(({ key }) => key === 'make')?.options?.map(({ value }) => value)
  expect(makes).toContain('Falcon')
  expect(makes).not.toContain('Merlin')
})

test('a withdrawn machine is gone from lists, searches and its page', async () => {
  const slug = await aPublished({ name: 'Osprey O-8', make: 'Osprey' })
  await sales.call('withdrawProduct', { params: { slug }, headers: anyVersion, body: {} })
  expect(await publicNames({ filter: 'osprey' })).not.toContain('Osprey O-8')
  await expect(server.call('getProduct', { params: { slug } })).rejects.toMatchObject({ status: 404 })
  const { products } = await sales.call('listDeskProducts', { query: { filter: 'osprey', published: 'no' } })
  expect(products.content).toMatchObject([{ slug, isPublished: false }])
})

test('cities are set at the desk: search finds the machine there, and an unknown city is refused', async () => {
  const slug = await aPublished({ name: 'Heron H-5', make: 'Heron' })
  const params = { slug }
  const set = (cities: string[]) => sales.call('setProductCities', { params, headers: anyVersion, body: { cities } })
  expect((await set(['goa', 'nashik', 'goa'])).product.cities).toEqual(['goa', 'nashik'])
  expect(await publicNames({ filter: 'heron', location: 'goa' })).toEqual(['Heron H-5'])
  expect(await publicNames({ filter: 'heron', location: 'pune' })).not.toContain('Heron H-5')
  await expect(set(['atlantis'])).rejects.toMatchObject({ violations: [{ field: 'cities' }] })
})

test('a person waiting for a machine in a city is notified when the desk offers it there', async () => {
  const slug = await aPublished({ name: 'Ibis I-3' }, ['goa'])
  const waiting = await server.signIn(`asha.${Date.now()}@people.example`)
  const { product } = await server.call('getProduct', { params: { slug } })
  await waiting.call('subscribeAvailability', { body: { product_id: product.productId, location: 'pune' } })
  const body = { cities: ['goa', 'pune'] }
  await sales.call('setProductCities', { params: { slug }, headers: anyVersion, body })
  expect((await server.outbox(waiting.phoneOrEmail))[0]?.text).toContain('Ibis I-3')
})

test.each([
  ['a figure out of reach', [{ key: 'platformHeightM', value: 10_000 }], 'specs.platformHeightM', 'range'],
  ['words for a figure', [{ key: 'platformHeightM', value: 'high' }], 'specs.platformHeightM', 'invalid'],
  ['an unknown choice', [{ key: 'powerSource', value: 'steam' }], 'specs.powerSource', 'invalid'],
  ['another kind’s spec', [{ key: 'drumWidthM', value: 2 }], 'specs.drumWidthM', 'unknown'],
  ['a repeated spec', [1, 2].map((value) => ({ key: 'platformHeightM', value })), 'specs.platformHeightM', 'unknown'],
])('%s is refused', async (_what, specs, field, code) => {
  const add = sales.call('addProduct', { body: aLift({ specs }) })
  await expect(add).rejects.toMatchObject({ status: 422, violations: [{ field, code }] })
  const { name, subCategory } = aLift()
  const preview = sales.call('previewDrawing', { body: { name, subCategory, specs } })
  await expect(preview).rejects.toMatchObject({ violations: [{ field, code }] })
})

test('an unknown sub-category is refused', async () => {
  const add = sales.call('addProduct', { body: aLift({ subCategory: 'flying-carpet' }) })
  await expect(add).rejects.toMatchObject({ violations: [{ field: 'subCategory' }] })
})

test('the drawing of specs that are being typed is to their scale', async () => {
  const { name, subCategory, specs } = aLift()
  const { svg, heightM } = await sales.call('previewDrawing', { body: { name, subCategory, specs } })
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  expect(svg).not.toMatch(/<script|\bon\w+=/)
  expect(heightM).toBeGreaterThan(9)
})

test('B-36 a change names the version it has seen', async () => {
  const { product } = await sales.call('addProduct', { body: aLift() })
  const params = { slug: product.slug }
  const save = (headers: Record<string, string>) => sales.call('updateProduct', { params, headers, body: aLift() })
  await expect(save({})).rejects.toMatchObject({ status: 428 })
  await save({ 'if-match': 'W/"2"' })
  await expect(save({ 'if-match': 'W/"2"' })).rejects.toMatchObject({ status: 412 })
})

test('the audit trail names each changed spec', async () => {
  const owner = await server.signInStaff()
  const { product } = await sales.call('addProduct', { body: aLift() })
  later()
  const specs = aLift().specs.filter(({ key }) => key !== 'platformCapacityKg')
  const params = { slug: product.slug }
  await sales.call('updateProduct', { params, headers: anyVersion, body: aLift({ specs }) })
  const { audit } = await owner.call('listAudit', { query: { subject: product.productId } })
  expect(audit.content[0]).toMatchObject({
    act: 'updateProduct',
    changes: [{ field: 'specs.platformCapacityKg', was: 230, is: null }],
  })
})

test('the list of machines is searched, narrowed to a kind, sorted and paged', async () => {
  const ask = async (query: object) => (await sales.call('listDeskProducts', { query })).products
  expect((await ask({ filter: 'gs-1930' })).content[0]).toMatchObject({ slug: 'genie-gs-1930', isPublished: true })
  expect((await ask({ filter: '100%' })).totalElements).toBe(0)
  const lifts = await ask({ subCategory: 'electric-scissor-lift', sort: '-rate', size: '3' })
  const rates = lifts.content.map(({ perMonthPaise }) => perMonthPaise)
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
  expect(lifts.content).toHaveLength(3)
  const second = await ask({ subCategory: 'electric-scissor-lift', sort: '-rate', size: '3', page: '1' })
  expect(second.content.map(({ slug }) => slug)).not.toEqual(lifts.content.map(({ slug }) => slug))
  expect(second.totalElements).toBe(lifts.totalElements)
})

test('a release keeps what the desk has edited, added and withdrawn, and updates the rest', async () => {
  const own = await aServer()
  const desk = await own.signInStaff('SALES')
  const params = { slug: 'genie-gs-1930' }
  const { product } = await desk.call('getDeskProduct', { params })
  const { name, make, model, subCategory, description, applications, specs } = product
  const { rateIncludes, mobilisation, fuel, rentedWithOperator } = product
  const kept = { name, make, model, subCategory, applications, specs, rateIncludes, rentedWithOperator, fuel }
  const body = aLift({ ...kept, mobilisation: { ...mobilisation, mode: 'truck' }, fuel: { ...fuel, type: 'hybrid' } })
  await desk.call('updateProduct', {
    params,
    headers: anyVersion,
    body: { ...body, description: `${description} Seen.` },
  })
  await desk.call('withdrawProduct', { params: { slug: 'genie-gs-2632' }, headers: anyVersion, body: {} })
  const added = await desk.call('addProduct', { body: aLift() })
  await own.db.rows(deleteLoaded)
  expect(await loadCatalogue(own.appDb)).toBeGreaterThan(100)
  expect((await desk.call('getDeskProduct', { params })).product.description).toMatch(/Seen\.$/)
  const { products } = await desk.call('listDeskProducts', { query: { published: 'no' } })
  expect(products.content.map(({ slug }) => slug).toSorted()).toEqual([added.product.slug, 'genie-gs-2632'].toSorted())
})
