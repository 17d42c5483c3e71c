// Every rupee explained: the way from each line of an invoice of the demo back to signed logs.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { walkInvoice } from './invoice-walk.ts'

const server = await aServer()

test('each line of each invoice of the demo rests on signed logs, and agrees with them', async () => {
  const issued = await server.db.asOwner((owner) =>
    owner.rows(sql<{ invoiceId: string }>`select invoice_id from invoice where status <> 'DRAFT'`),
  )
  expect(issued.length).toBeGreaterThan(1)
  for (const { invoiceId } of issued) expect(await walkInvoice(server, invoiceId)).toBeGreaterThan(0)
})
