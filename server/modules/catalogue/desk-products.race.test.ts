import { expect, test } from 'vitest'
import { aLift } from '#tests/support/desk-products.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const [one, other] = [await server.signInStaff('SALES'), await server.signInStaff('SALES')]

async function aProduct() {
  const { product } = await one.call('addProduct', { body: aLift() })
  return { slug: product.slug }
}

test('R14 when two editors save the same version at once, one gets a conflict', async () => {
  const params = await aProduct()
  const save = (editor: typeof one, model: string) =>
    editor.call('updateProduct', { params, headers: { 'if-match': 'W/"2"' }, body: aLift({ model }) })
  const saved = await Promise.allSettled([save(one, 'K-1'), save(other, 'K-2')])
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } })
})

test('changes of facts and of cities at once both stay', async () => {
  const params = await aProduct()
  const headers = { 'if-match': '*' }
  await Promise.all([
    one.call('updateProduct', { params, headers, body: aLift({ model: 'K-9' }) }),
    other.call('setProductCities', { params, headers, body: { cities: ['pune'] } }),
  ])
  const { product } = await one.call('getDeskProduct', { params })
  expect(product).toMatchObject({ model: 'K-9', cities: ['pune'] })
})

test('two machines of one name that are added at once get addresses of their own', async () => {
  const add = (editor: typeof one) => editor.call('addProduct', { body: aLift({ name: 'Twin T-1' }) })
  const added = await Promise.all([add(one), add(other)])
  expect(added.map(({ product }) => product.slug).toSorted()).toEqual(['twin-t-1', 'twin-t-1-2'])
})
