import { expect, test } from 'vitest'
import { aMachine } from '#tests/support/hire.ts'
import { aDraftFor, sendHolding } from '#tests/support/holds.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '30' } })
const productId = products.content[29]?.productId ?? ''

test('R6 quotes that are sent at once hold each machine once', async () => {
  const machines = [await aMachine(server, productId), await aMachine(server, productId)]
  const drafts = [1, 2, 3, 4, 5].map(() => aDraftFor(server, productId))
  const quotes = await Promise.all((await Promise.all(drafts)).map(({ quoteId }) => sendHolding(server, quoteId)))
  const held = quotes.flatMap(({ holds }) => holds.map(({ machineId }) => machineId))
  // The demo may have free machines of this kind, which are held too.
  expect(held).toEqual(expect.arrayContaining(machines))
  expect(new Set(held).size).toBe(held.length)
})
