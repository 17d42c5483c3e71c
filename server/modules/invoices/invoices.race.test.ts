import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aBillableJob, drafted, manyDrafts } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call

const numbers = () =>
  server.db.asOwner((owner) =>
    owner.rows(sql<{ number: number }>`
      select right(invoice_number, 6)::int as number from invoice where invoice_number is not null order by 1`),
  )

test('eight drafts of one sheet at once are one draft', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const done = await outcomes(times(8, () => drafted(server, [sheet.summarySheetId])))
  expect(tally(done)).toEqual({ done: 1, 'nothing-to-bill': 7 })
})

test('an invoice issued eight times at once has one number', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const { invoiceId } = await drafted(server, [sheet.summarySheetId])
  const call = await accounts()
  const issue = () => call('issueInvoice', { params: { id: invoiceId }, headers: fresh, body: {} })
  expect(tally(await outcomes(times(8, issue)))).toEqual({ done: 1, 'status-conflict': 7 })
})

test('R13: 200 invoices issued at once get consecutive numbers, each short enough', async () => {
  const sheets = [await aBillableJob(server, productId), await aBillableJob(server, productId)]
  const drafts = await Promise.all(sheets.map(({ sheet }) => manyDrafts(server, sheet.summarySheetId, 100)))
  const call = await accounts()
  const before = (await numbers()).at(-1)?.number ?? 0
  const issue = (id: string) => call('issueInvoice', { params: { id }, headers: fresh, body: {} })
  // Under load the server sends some away at once, who then ask again.
  let waiting = drafts.flat()
  while (waiting.length > 0) {
    const done = await outcomes(waiting.map(issue))
    expect(['done', 'service-unavailable']).toEqual(expect.arrayContaining(Object.keys(tally(done))))
    expect(done).toContain('done')
    waiting = waiting.filter((_, index) => done[index] !== 'done')
  }
  const drawn = (await numbers()).map(({ number }) => number).filter((number) => number > before)
  expect(drawn).toEqual(times(200, (index) => before + index + 1))
})

test('a number drawn by a refused issue is used again', async () => {
  const { sheet } = await aBillableJob(server, productId)
  const [id = ''] = await manyDrafts(server, sheet.summarySheetId, 1)
  const last = (await numbers()).at(-1)?.number ?? 0
  // The event of the last step is refused, after the number was drawn.
  await server.db.asOwner((owner) =>
    owner.rows(sql`alter table invoice_event add constraint refused check (act <> 'issue') not valid`),
  )
  const call = await accounts()
  const issue = () => call('issueInvoice', { params: { id }, headers: fresh, body: {} })
  await expect(issue()).rejects.toMatchObject({ status: 500 })
  await server.db.asOwner((owner) => owner.rows(sql`alter table invoice_event drop constraint refused`))
  expect((await issue()).invoice.invoiceNumber).toMatch(new RegExp(`/${String(last + 1).padStart(6, '0')}$`))
})
