// Every rupee explained: the way from each line of an invoice back to signed logs, for the demo and for random hires.

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyLogsheets } from '#server/modules/logsheets/verifying.ts'
import { aQuoteWorld } from './support/answered-quotes.ts'
import { walkInvoice } from './support/invoice-walk.ts'
import { proofs } from './support/proofs.ts'
import { invoicedHire, randomHire } from './support/random-hires.ts'
import { aServer } from './support/server.ts'

const server = await aServer()
const world = await aQuoteWorld(server)
const HIRES = proofs(4, 1000)
const MS_PER_HIRE = 10_000

test('each line of each invoice of the demo rests on signed logs, and agrees with them', async () => {
  const issued = await server.db.asOwner((owner) =>
    owner.rows(sql<{ invoiceId: string }>`select invoice_id from invoice where status <> 'DRAFT'`),
  )
  expect(issued.length).toBeGreaterThan(1)
  for (const { invoiceId } of issued) expect(await walkInvoice(server, invoiceId)).toBeGreaterThan(0)
})

test(
  'the same for hires at random terms and days, disputed or not; no chain of their logs is broken',
  async () => {
    const one = fc.asyncProperty(randomHire, async (hire) => {
      const invoice = await invoicedHire(server, world, hire)
      if (invoice === null) return
      const logs = hire.days.reduce((sum, { atNight }) => sum + (atNight ? 2 : 1), 0)
      expect(await walkInvoice(server, invoice.invoiceId)).toBe(logs)
    })
    await fc.assert(one, { numRuns: HIRES, endOnFailure: true })
    expect((await server.db.asOwner(verifyLogsheets)).broken).toEqual([])
  },
  60_000 + HIRES * MS_PER_HIRE,
)
