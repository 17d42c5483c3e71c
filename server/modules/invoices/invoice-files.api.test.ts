// The list of invoices as files: the same invoices as the list, rows that add up, no cell that runs.
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { INVOICE_ROWS_MAX } from '#contract/invoices.files.ts'
import { anInvoice } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call, accessToken } = await server.signInStaff('ACCOUNTS')
const headers = { authorization: `Bearer ${accessToken}` }
type Row = Record<string, string>

const asked = (query: string) => server.ask({ url: `/v1/desk/invoices/download-csv${query}`, headers })
async function rowsOf(query = ''): Promise<Row[]> {
  const reply = await asked(query)
  expect(reply.statusCode).toBe(200)
  return parse(reply.body, { bom: true, columns: true })
}
const paise = (row: Row, ...columns: string[]) =>
  columns.reduce((sum, column) => sum + Math.round(Number(row[`${column}, ₹`]) * 100), 0)

test('the file has the invoices of the list, each adds up, and their balances equal the outstanding amount', async () => {
  const { invoices, totals } = await call('listDeskInvoices', { query: { size: '100' } })
  const rows = await rowsOf()
  expect(rows.map((row) => row['Number'])).toEqual(invoices.content.map((one) => one.invoiceNumber ?? ''))
  for (const row of rows) expect(paise(row, 'Taxable', 'CGST', 'SGST', 'IGST', 'Round-off')).toBe(paise(row, 'Total'))
  for (const row of rows.filter((one) => one['Status'] !== 'Draft'))
    expect(paise(row, 'Total', 'Debited') - paise(row, 'Paid', 'TDS', 'Credited')).toBe(paise(row, 'To pay'))
  expect(rows.reduce((sum, row) => sum + paise(row, 'To pay'), 0)).toBe(totals.outstandingPaise)
})

test.each(['show=PAID', 'show=OVERDUE', 'status=DRAFT', 'q=konkan'])('the filter %s narrows both', async (filter) => {
  const query = { ...Object.fromEntries(new URLSearchParams(filter)), size: '100' }
  const { invoices } = await call('listDeskInvoices', { query })
  expect(await rowsOf(`?${filter}`)).toHaveLength(invoices.totalElements)
  expect(invoices.totalElements).toBeLessThan((await rowsOf()).length)
})

/** Drafts without lines, put straight into the table. */
const drafts = (customerName: string, count: number) =>
  server.db.asOwner((owner) =>
    owner.rows(sql`
      insert into invoice (invoice_id, account_id, customer_name, status, taxable_paise, cgst_paise, sgst_paise, igst_paise,
        round_off_paise, total_paise, drafted_by, drafted_at)
      select gen_random_uuid(), a.account_id, ${customerName}, 'DRAFT', 100, 0, 0, 0, 0, 100, 'Nobody', now()
      from generate_series(1, ${count}) cross join (select account_id from account limit 1) a`),
  )

test('a customer gets only their own invoices, in Hindi too', async () => {
  const { invoice, person } = await anInvoice(server, productId)
  const own = { authorization: `Bearer ${person.accessToken}` }
  const csv = await server.ask({ url: '/v1/rentals/invoices/download-csv?lang=hi', headers: own })
  const rows: Row[] = parse(csv.body, { bom: true, columns: true })
  expect(rows).toMatchObject([{ नंबर: invoice.invoiceNumber, स्थिति: 'चुकाना है' }])
  const xlsx = await server.ask({ url: '/v1/rentals/invoices/download-xlsx', headers: own })
  expect(xlsx.headers['content-type']).toContain('spreadsheetml')
})

test('S14 no cell runs as a formula', async () => {
  await drafts('=1+1', 1)
  expect(await rowsOf(`?q=${encodeURIComponent('=1+1')}`)).toMatchObject([{ Customer: "'=1+1" }])
})

test('more invoices than one file takes are refused, until the list is narrowed', async () => {
  await drafts('Many', INVOICE_ROWS_MAX)
  const reply = await asked('')
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ detail: expect.stringContaining('5,000 invoices') })
  expect((await asked('?show=OUTSTANDING')).statusCode).toBe(200)
})
