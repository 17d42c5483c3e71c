import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMachine } from '#tests/support/hire.ts'
import { aDraftFor, sendHolding } from '#tests/support/holds.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
/** Of its kind the fleet has no machine. */
const productId =
  (
    await server.db.first(sql<{ productId: string }>`
      select product_id from product
      where withdrawn_at is null and not exists (select from machine where machine.product_id = product.product_id) limit 1`)
  )?.productId ?? ''

test('R6 quotes that are sent at once hold each machine once', async () => {
  const machines = [await aMachine(server, productId), await aMachine(server, productId)]
  const drafts = [1, 2, 3, 4, 5].map(() => aDraftFor(server, productId))
  const quotes = await Promise.all((await Promise.all(drafts)).map(({ quoteId }) => sendHolding(server, quoteId)))
  const held = quotes.flatMap(({ holds }) => holds.map(({ machineId }) => machineId))
  expect(held.toSorted()).toEqual(machines.toSorted())
})
