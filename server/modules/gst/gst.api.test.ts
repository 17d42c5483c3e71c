import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { elementsOf, readXml, textIn } from '#tests/support/xml.ts'
import { EInvoice } from './e-invoice.schema.ts'
import { Gstr1 } from './gstr1.schema.ts'

const server = await aServer()
const { call, accessToken } = await server.signInStaff('ACCOUNTS')
const ask = (url: string, token = accessToken) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const paise = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + paise(amount), 0)

const owner = await server.signInStaff()
await owner.call('saveSettings', { headers: { 'if-match': '*' }, body: { gst: { aatoAbove5Crore: true } } })

type Row = { invoiceId: string; month: string; gstin: string | null; taxable: number; total: number }
/** The issued documents of the demo. */
const issued = await server.db.asOwner((owner) =>
  owner.rows(sql<Row>`
    select invoice_id, to_char(invoice_date, 'YYYY-MM') as month, document #>> '{billTo,gstin}' as gstin,
      taxable_paise::float8 as taxable, total_paise::float8 as total
    from invoice where status <> 'DRAFT' order by invoice_number`),
)
const months = [...new Set(issued.map(({ month }) => month))]

test('every invoice of the demo to a customer with a GSTIN is a valid INV-01 that agrees to the paisa', async () => {
  const registered = issued.filter(({ gstin }) => gstin !== null)
  expect(registered.length).toBeGreaterThan(1)
  for (const { invoiceId, taxable, total } of registered) {
    const reply = await ask(`/v1/desk/gst/e-invoices/${invoiceId}`)
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="INV-\d{4}-\d{6}-INV-01\.json"$/)
    const [invoice] = EInvoice.array().parse(reply.json())
    expect([paise(invoice?.ValDtls.AssVal ?? 0), paise(invoice?.ValDtls.TotInvVal ?? 0)]).toEqual([taxable, total])
    expect(sum(invoice?.ItemList.map(({ AssAmt }) => AssAmt) ?? [])).toBe(taxable)
  }
})

test('the returns of the demo’s months hold each of its invoices once', async () => {
  const values = []
  for (const month of months) {
    const said = Gstr1.parse((await ask(`/v1/desk/gst/gstr-1?month=${month}`)).json())
    values.push(...said.b2b.flatMap(({ inv }) => inv.map(({ val }) => paise(val))))
    const { overview } = await call('getGstOverview', { query: { month } })
    const b2b = overview.tables.find(({ table }) => table === 'B2B')
    expect(b2b?.taxablePaise ?? 0).toBe(
      sum(said.b2b.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det.txval)))),
    )
    expect(overview).toMatchObject({ month, eInvoicesDue: true, others: 0 })
  }
  const billed = issued.filter(({ gstin }) => gstin !== null).map(({ total }) => total)
  expect(values.toSorted((a, b) => a - b)).toEqual(billed.toSorted((a, b) => a - b))
})

test('each voucher of a month adds up to zero, and each invoice has its sale', async () => {
  const month = months.at(-1) ?? ''
  const reply = await ask(`/v1/desk/gst/tally?month=${month}`)
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  const vouchers = elementsOf(readXml(reply.body), 'VOUCHER')
  const sales = vouchers.filter((one) => textIn(one, 'VOUCHERTYPENAME') === 'Sales')
  expect(sales).toHaveLength(issued.filter((one) => one.month === month).length)
  for (const one of vouchers) {
    const entries = elementsOf(one, 'ALLLEDGERENTRIES.LIST')
    expect(sum(entries.map((entry) => Number(textIn(entry, 'AMOUNT'))))).toBe(0)
  }
})

test('the vouchers of each month equal the ledger’s postings of that month', async () => {
  const shared = {
    BANK: 'Bank',
    HIRE_INCOME: 'Hire of machinery',
    OUTPUT_CGST: 'Output CGST',
    OUTPUT_SGST: 'Output SGST',
    OUTPUT_IGST: 'Output IGST',
    ROUND_OFF: 'Round off',
    DEPOSITS: 'Deposits of customers',
    TDS_RECEIVABLE: 'TDS receivable',
    GST_ON_ADVANCES: 'GST on advances',
  }
  const posted = await server.db.asOwner((owner) =>
    owner.rows(sql<{ month: string; account: keyof typeof shared; paise: number }>`
      select to_char(entry_date, 'YYYY-MM') as month, account, sum(debit_paise - credit_paise)::float8 as paise
      from ledger_line join ledger_entry using (entry_id) group by 1, 2 order by 1`),
  )
  expect(posted.filter(({ account }) => account === 'TDS_RECEIVABLE').length).toBeGreaterThan(0)
  for (const month of new Set(posted.map((one) => one.month))) {
    const { body } = await ask(`/v1/desk/gst/tally?month=${month}`)
    const said = new Map<string, number>()
    for (const entry of elementsOf(readXml(body), 'ALLLEDGERENTRIES.LIST')) {
      const [ledger, amount] = [textIn(entry, 'LEDGERNAME'), Number(textIn(entry, 'AMOUNT'))]
      said.set(ledger, (said.get(ledger) ?? 0) - paise(amount))
    }
    const expected = posted.filter((one) => one.month === month && one.account in shared && one.paise !== 0)
    for (const { account, paise: sumOfAccount } of expected)
      expect([month, account, said.get(shared[account])]).toEqual([month, account, sumOfAccount])
  }
})

test('over all months the bills in Tally come to what is open, and a second file is the same', async () => {
  const open = await server.db.asOwner((owner) =>
    owner.rows(sql<{ number: string; paise: number }>`
      select invoice_number as number, balance_paise::float8 as paise from invoice where status <> 'DRAFT'
      union all select payment_number, (-open_paise)::float8 from payment where kind not in ('DEPOSIT', 'REFUND')`),
  )
  const dated = await server.db.asOwner((owner) =>
    owner.rows(sql<{ month: string }>`select distinct to_char(entry_date, 'YYYY-MM') as month from ledger_entry`),
  )
  const said = new Map(open.map(({ number }) => [number, 0]))
  for (const { month } of dated) {
    const [first, second] = [
      await ask(`/v1/desk/gst/tally?month=${month}`),
      await ask(`/v1/desk/gst/tally?month=${month}`),
    ]
    expect(second.body).toBe(first.body)
    const root = readXml(first.body)
    const ledgers = elementsOf(root, 'LEDGER').map((ledger) => textIn(ledger, 'NAME'))
    expect(new Set(ledgers).size).toBe(ledgers.length)
    for (const name of elementsOf(root, 'PARTYLEDGERNAME')) expect(ledgers).toContain(name.text)
    const ids = elementsOf(root, 'GUID').map(({ text }) => text)
    expect(new Set(ids).size).toBe(ids.length)
    for (const bill of elementsOf(root, 'BILLALLOCATIONS.LIST')) {
      const [name, amount] = [textIn(bill, 'NAME'), Number(textIn(bill, 'AMOUNT'))]
      said.set(name, (said.get(name) ?? 0) - paise(amount))
    }
  }
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(open.map(({ number, paise: left }) => [number, left])))
})

test('a customer without a GSTIN has no e-invoice, and an address without a PIN code is named', async () => {
  const [one] = issued.filter(({ gstin }) => gstin !== null)
  const changed = async (path: string, value: string | null) => {
    await server.db.asOwner(async (owner, script) => {
      await script('alter table invoice disable trigger user')
      await owner.rows(sql`
        update invoice set document = jsonb_set(document, ${path}::text[], ${JSON.stringify(value)}::jsonb)
        where invoice_id = ${one?.invoiceId}`)
      await script('alter table invoice enable trigger user')
    })
    return (await ask(`/v1/desk/gst/e-invoices/${one?.invoiceId}`)).json<{ type: string; detail: string }>()
  }
  expect(await changed('{billTo,address}', 'Pune')).toMatchObject({
    type: '/problems/gst-incomplete',
    detail: 'The portal would refuse 0.BuyerDtls.Pin.',
  })
  expect(await changed('{billTo,address}', 'Baga Road, Calangute, Goa 403516')).toMatchObject({
    type: '/problems/gst-incomplete',
    detail:
      'The PIN code is of another state than its party or place: 0.BuyerDtls.Pin. Correct the address, then make the file again.',
  })
  expect(await changed('{billTo,gstin}', null)).toMatchObject({ type: '/problems/no-e-invoice' })
})

test('SALES and OPERATIONS get no papers', async () => {
  for (const role of ['SALES', 'OPERATIONS'] as const) {
    const { accessToken: token } = await server.signInStaff(role)
    expect((await ask(`/v1/desk/gst?month=2026-11`, token)).statusCode).toBe(403)
  }
})
