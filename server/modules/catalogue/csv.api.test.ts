import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aLift } from '#tests/support/desk-products.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')

/** The rows of a downloaded file. */
async function rowsOf(name: 'products' | 'availability', query = ''): Promise<Record<string, string>[]> {
  const headers = { authorization: `Bearer ${sales.accessToken}` }
  const { body, headers: replied } = await server.ask({ url: `/v1/desk/csv/${name}${query}`, headers })
  expect(replied).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
  return parse(body, { bom: true, columns: true })
}

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
