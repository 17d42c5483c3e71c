// Refusals of the database alone, and the number of statements of the desk's calls.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Staff } from '#server/platform/principal.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { draftFor } from '#tests/support/quotes.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { getDeskQuote, previewQuote } from './drafts.ts'
import { listQuotes } from './quotes.ts'

const server = await aServer()
const { aQuote, enquiryOf, sales } = await aQuoteWorld(server)
const staff: Staff = { kind: 'STAFF', accountId: sales.accountId, role: 'SALES', name: 'Meera Joshi' }
const { quoteId } = await aQuote()

test.each([
  ['its validity', sql`update quote set valid_until = valid_until + 1 where quote_id = ${quoteId}`],
  ['its document', sql`update quote set document = '{}' where quote_id = ${quoteId}`],
  ['its total', sql`update quote set total_paise = 1 where quote_id = ${quoteId}`],
  ['its status and its total', sql`update quote set status = 'WITHDRAWN', total_paise = 1 where quote_id = ${quoteId}`],
  ['a line', sql`update quote_line set quantity = 9 where quote_id = ${quoteId}`],
  ['an offer', sql`update quote_offer set pricing = '{}' where quote_id = ${quoteId}`],
  ['fewer lines', sql`delete from quote_line where quote_id = ${quoteId}`],
  ['fewer offers', sql`delete from quote_offer where quote_id = ${quoteId}`],
  [
    'another line',
    sql`insert into quote_line select quote_id, line_no + 1, null, 1, from_date, to_date, 0, '[]' from quote_line
      where quote_id = ${quoteId}`,
  ],
])('the database refuses to change %s of a version that was sent', async (_what, change) => {
  const attempt = server.appDb.as(staff, (tx) => tx.rows(change))
  await expect(attempt).rejects.toMatchObject({ code: '23000' })
})

test('an enquiry has one draft and one live version, whatever a statement says', async () => {
  const again = (status: string) =>
    server.appDb.as(staff, (tx) =>
      tx.rows(sql`
        insert into quote select (jsonb_populate_record(q, jsonb_build_object('quote_id', gen_random_uuid(),
          'version', version + 1, 'status', ${status}::text))).* from quote q where quote_id = ${quoteId}`),
    )
  await expect(again('SENT')).rejects.toMatchObject({ code: '23505' })
})

test('the desk reads, lists and previews quotes by the same few statements, however long they are', async () => {
  const enquiryId = await enquiryOf(await server.signIn())
  const { quoteId: draftId, content } = await draftFor(server, enquiryId)
  const [line] = content.lines
  if (!line) throw new Error('A draft has a line.')
  const { counted, statements } = countingStatements(server.appDb)
  const tools = { db: counted, clock: server.clock.now, secrets: server.secrets }
  async function taken(work: () => Promise<unknown>) {
    const before = statements()
    await work()
    return statements() - before
  }
  const every = async () => [
    await taken(() => getDeskQuote(tools, staff, draftId)),
    await taken(() => listQuotes(tools, staff, { page: 0, size: 25 })),
    await taken(() => previewQuote(tools, staff, { enquiryId, content })),
  ]
  const short = await every()
  const lines = Array.from({ length: 40 }, () => ({ ...line, enquiryLineNo: null }))
  await sales.call('saveQuote', { params: { id: draftId }, headers: { 'if-match': '*' }, body: { ...content, lines } })
  expect(await every()).toEqual(short)
  const [read, listed, previewed] = short
  expect(listed).toBe(1)
  // One of them reads the free machines and those held.
  expect(Math.max(read ?? 0, previewed ?? 0)).toBeLessThanOrEqual(13)
})
