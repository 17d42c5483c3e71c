import { expect, test } from 'vitest'
import { csvOf, filesAs, linesOf } from '#tests/support/csv-files.ts'
import { aLift } from '#tests/support/desk-products.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')

const availability = filesAs(server, sales.accessToken, 'availability')
const rowsOf = async (kind: 'products' | 'availability', query = '') =>
  linesOf(await filesAs(server, sales.accessToken, kind).download(query))

test('the file of machines has each with its specs, published or not', async () => {
  const { product } = await sales.call('addProduct', { body: aLift({ name: 'Kite K-1, narrow' }) })
  const rows = await rowsOf('products')
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.find(({ slug }) => slug === product.slug)).toMatchObject({
    published: 'no',
    subCategory: 'electric-scissor-lift',
    name: 'Kite K-1, narrow',
    applications: 'False ceilings indoors',
    'mobilisation.mode': 'truck',
    'specs.platformHeightM': '7.9',
    'specs.powerSource': 'electric',
    'specs.drumWidthM': '',
  })
})

test('the file of one kind has its machines and specs alone', async () => {
  const rows = await rowsOf('products', '?subCategory=electric-scissor-lift')
  expect(new Set(rows.map(({ subCategory }) => subCategory))).toEqual(new Set(['electric-scissor-lift']))
  expect(Object.keys(rows[0] ?? {})).not.toContain('specs.drumWidthM')
})

test('the file of availability says for each machine and city whether it can be rented there', async () => {
  const { product } = await sales.call('addProduct', { body: aLift({ name: 'Kite K-2' }) })
  const { slug } = product
  const body = { cities: ['pune', 'goa'] }
  await sales.call('setProductCities', { params: { slug }, headers: { 'if-match': '*' }, body })
  const row = (await rowsOf('availability')).find((one) => one['slug'] === slug)
  const { cities } = await server.call('listLocations').then(({ locations }) => ({ cities: locations }))
  expect(Object.keys(row ?? {})).toHaveLength(1 + cities.length)
  expect(row).toMatchObject({ pune: 'yes', goa: 'yes', mumbai: 'no' })
})

test('a row sets availability in the cities of the file alone and notifies those who wait there', async () => {
  const { products } = await server.call('listProducts', { query: { size: '1', location: 'goa' } })
  const { slug = '', name = '', productId = '' } = products.content[0] ?? {}
  const headers = { 'if-match': '*' }
  await sales.call('setProductCities', { params: { slug }, headers, body: { cities: ['goa', 'mumbai'] } })
  const waiting = await server.signIn(`asha.${Date.now()}@people.example`)
  await waiting.call('subscribeAvailability', { body: { product_id: productId, location: 'pune' } })
  const bytes = csvOf([{ slug, pune: 'yes', goa: 'No' }])
  const { rows } = await availability.preview(bytes)
  const changes = [
    { column: 'goa', was: 'yes', is: 'no' },
    { column: 'pune', was: 'no', is: 'yes' },
  ]
  expect(rows).toMatchObject([{ effect: 'CHANGE', label: name, changes }])
  expect(await server.outbox(waiting.phoneOrEmail)).toEqual([])
  expect(await availability.import(bytes)).toEqual({ added: 0, changed: 1 })
  const { product } = await sales.call('getDeskProduct', { params: { slug } })
  expect(product.cities).toEqual(['mumbai', 'pune'])
  expect((await server.outbox(waiting.phoneOrEmail))[0]?.text).toContain(name)
  server.clock.advance({ seconds: 2 })
  const { products: inPune } = await server.call('listProducts', { query: { location: 'pune', filter: name } })
  expect(inPune.content.map((one) => one.slug)).toContain(slug)
})

test('an unknown machine, an unknown city and a cell without yes or no are reported', async () => {
  const { rows } = await availability.preview(
    csvOf([
      { slug: 'nowhere', pune: 'yes' },
      { slug: 'genie-gs-1930', pune: '' },
    ]),
  )
  expect(rows.map(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`))).toEqual([
    ['slug machine-unknown'],
    ['pune yesNo'],
  ])
  const { rows: headings } = await availability.preview(csvOf([{ slug: 'genie-gs-1930', atlantis: 'yes' }]))
  expect(headings).toMatchObject([{ row: 1, faults: [{ column: 'atlantis', code: 'column-unknown' }] }])
})
