import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { simulateEInvoices } from '#scripts/e-invoice-simulator.ts'
import { aCompanysInvoice } from '#tests/support/company-invoices.ts'
import { broughtFrom } from '#tests/support/e-invoices.ts'
import { issued } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'
import { eInvoiceReporting } from './reporting.ts'

const portal = await simulateEInvoices({ now: () => server.clock.now() })
afterAll(portal.close)
const server = await aServer({ settings: { E_INVOICE_URL: portal.url } })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const { call } = await server.signInStaff('ACCOUNTS')

test('tasks that report a document at once, and the desk beside them, leave one acknowledgement', async () => {
  const { draftId } = await aCompanysInvoice(server, products.content[0]?.productId ?? '', ['Kharadi Tower B'])
  const { invoiceId } = await issued(server, draftId)
  const body = await broughtFrom(server, invoiceId)
  const { config, appDb: db, clock } = server
  const report = eInvoiceReporting({ config, db, clock: clock.now })
  await Promise.all([
    ...Array.from({ length: 8 }, () => report({ documentId: invoiceId })),
    ...Array.from({ length: 4 }, () => call('acknowledgeEInvoice', { params: { id: invoiceId }, body })),
  ])
  const { documents } = (await call('getEInvoices', { params: { id: invoiceId } })).eInvoices
  expect(documents).toMatchObject([{ state: 'ACKNOWLEDGED', registration: { irn: body.irn } }])
  const acknowledged = await server.db.rows(sql`
    select from e_invoice_event where invoice_id = ${invoiceId} and act = 'ACKNOWLEDGE'`)
  expect(acknowledged).toHaveLength(1)
})

test('many cancellations at once by one person cancel once', async () => {
  const { draftId } = await aCompanysInvoice(server, products.content[0]?.productId ?? '', ['Kharadi Tower B'])
  const { invoiceId } = await issued(server, draftId)
  const { config, appDb: db, clock } = server
  await eInvoiceReporting({ config, db, clock: clock.now })({ documentId: invoiceId })
  const body = { reason: 'DUPLICATE', remark: 'Twice' } as const
  const tried = await Promise.allSettled(
    Array.from({ length: 6 }, () => call('cancelEInvoice', { params: { id: invoiceId }, body })),
  )
  expect(tried.some(({ status }) => status === 'fulfilled')).toBe(true)
  const found = await server.db.rows(sql`
    select act from e_invoice_event where invoice_id = ${invoiceId} and act = 'CANCEL'
    union all select act from audit_entry where act = 'cancelEInvoice' and subject_id = ${invoiceId}`)
  expect(found).toHaveLength(2)
})
