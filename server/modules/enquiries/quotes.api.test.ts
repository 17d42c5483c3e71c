// The view `enquiry_quote` stands in for the quotes row, which comes later and will fill it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { enquiryBody } from '#tests/support/world.ts'

const server = await aServer({ now: new Date('2026-11-21T06:00:00Z') })

async function anEnquiry() {
  const { products } = await server.call('listProducts', { query: { size: '1' } })
  const { call } = await server.signIn()
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
  return { call, enquiryId }
}

const [first, second] = [randomUUID(), randomUUID()]

/** Fills the view with two versions sent to one enquiry, as the quotes row will. */
const quote = (enquiryId: string) =>
  server.appDb.asOwner((_owner, script) =>
    script(`create or replace view enquiry_quote with (security_invoker = true) as
      select '${enquiryId}'::uuid as enquiry_id, sent.* from (values
        ('${first}'::uuid, 'QTN-2627-000001', 1, 'SUPERSEDED', date '2026-12-01', 12500000::bigint, timestamptz '2026-11-21T07:00Z'),
        ('${second}'::uuid, 'QTN-2627-000001', 2, 'SENT', date '2026-12-05', 11800050::bigint, timestamptz '2026-11-22T07:00Z')
      ) as sent (quote_id, quote_number, version, status, valid_until, total_paise, sent_at)`),
  )

test('an enquiry lists the quotes of its view, newest first, and no other enquiry lists them', async () => {
  const [quoted, other] = [await anEnquiry(), await anEnquiry()]
  await quote(quoted.enquiryId)

  const { enquiry } = await quoted.call('getEnquiry', { params: { id: quoted.enquiryId } })
  const number = { quoteNumber: 'QTN-2627-000001' }
  expect(enquiry.quotes).toEqual([
    { ...number, quoteId: second, version: 2, status: 'SENT', validUntil: '2026-12-05', totalPaise: 11_800_050 },
    { ...number, quoteId: first, version: 1, status: 'SUPERSEDED', validUntil: '2026-12-01', totalPaise: 12_500_000 },
  ])
  const listed = await quoted.call('listEnquiries')
  expect(listed.enquiries.content[0]).toMatchObject({ quoteCount: 2, latestTotalPaise: 11_800_050 })

  const { enquiry: untouched } = await other.call('getEnquiry', { params: { id: other.enquiryId } })
  expect(untouched.quotes).toEqual([])
  const otherListed = await other.call('listEnquiries')
  expect(otherListed.enquiries.content[0]).toMatchObject({ quoteCount: 0, latestTotalPaise: null })
})

test('S2 a view shows each caller the same rows as its tables', async () => {
  const views = await server.db.rows(sql<{ name: string; options: string[] | null }>`
    select relname as name, reloptions as options from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace`)
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter(({ options }) => !options?.includes('security_invoker=true'))).toEqual([])
})
