import type { RequestListener } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { EInvoiceDocument } from '#contract/gst.e-invoices.ts'
import { simulateEInvoices } from '#scripts/e-invoice-simulator.ts'
import { aCompanysInvoice } from '#tests/support/company-invoices.ts'
import { acknowledgedByHand, broughtFrom } from '#tests/support/e-invoices.ts'
import { anInvoice, issued, noted } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const KEY = 'key'
const faults: { ErrorCode: string; ErrorMessage: string }[] = []
let instead: RequestListener | undefined
const portal = await simulateEInvoices({
  key: KEY,
  now: () => server.clock.now(),
  faultsOf: () => faults,
  instead: () => instead,
})
afterAll(portal.close)
const server = await aServer({ settings: { E_INVOICE_URL: portal.url, E_INVOICE_KEY: KEY } })
const owner = await server.signInStaff()
await owner.call('saveSettings', { headers: { 'if-match': '*' }, body: { gst: { aatoAbove5Crore: true } } })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
/** Hours pass here, so accounts sign in anew. */
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call

beforeEach(() => {
  faults.length = 0
  instead = undefined
  portal.asked.length = 0
})

/** A new invoice to a company with a GSTIN; its report waits in the queue. */
async function aReport() {
  const { company, draftId } = await aCompanysInvoice(server, productId, ['Kharadi Tower B'])
  return { company, invoice: await issued(server, draftId) }
}
const standing = async (invoiceId: string) =>
  (await (await accounts())('getEInvoices', { params: { id: invoiceId } })).eInvoices
const first = async (invoiceId: string): Promise<EInvoiceDocument | undefined> =>
  (await standing(invoiceId)).documents[0]
const because = { reason: 'DATA_ENTRY', remark: 'Wrong order' } as const
const cancel = async (id: string) => (await accounts())('cancelEInvoice', { params: { id }, body: because })
const lastError = async (invoiceId: string) =>
  (
    await server.db.first(sql<{ error: string | null }>`
      select last_error as error from task where name = 'e-invoice' and fact = ${invoiceId}`)
  )?.error

test('an issued invoice and its notes are registered, and the invoice stays as it was issued', async () => {
  const { company, invoice } = await aReport()
  const { invoiceId, hash } = invoice
  expect(await first(invoiceId)).toMatchObject({ state: 'NOT_SENT', number: invoice.invoiceNumber })
  await server.runTasks()
  const { noteId, noteNumber } = await noted(server, invoiceId)
  await server.runTasks()
  expect(portal.asked).toEqual(['POST /Invoice', 'POST /Invoice'])
  const { documents, isDue, hasProvider } = await standing(invoiceId)
  expect([isDue, hasProvider]).toEqual([true, true])
  expect(documents).toMatchObject([
    { documentId: invoiceId, state: 'ACKNOWLEDGED', isByHand: false, by: null },
    { documentId: noteId, number: noteNumber, state: 'ACKNOWLEDGED' },
  ])
  const { invoice: seen } = await company.admin.call('getInvoice', { params: { invoiceId } })
  expect(seen.registrations).toMatchObject([{ documentId: invoiceId }, { documentId: noteId }])
  expect([seen.hash, seen.registrations[0]?.irn]).toEqual([hash, documents[0]?.registration?.irn])
  const { overview } = await (await accounts())('getGstOverview', {
    query: { month: invoice.invoiceDate?.slice(0, 7) ?? '' },
  })
  expect(overview.toReport.find(({ number }) => number === invoice.invoiceNumber)?.state).toBe('ACKNOWLEDGED')
})

test('a customer without a GSTIN has no e-invoice', async () => {
  const { invoice } = await anInvoice(server, productId)
  await server.runTasks()
  expect(portal.asked).toEqual([])
  expect((await standing(invoice.invoiceId)).documents).toEqual([])
  const submitting = (await accounts())('submitEInvoice', { params: { id: invoice.invoiceId } })
  await expect(submitting).rejects.toMatchObject({ type: '/problems/no-e-invoice' })
})

test('a refusal by the portal is shown by field, and the document is reported again when the desk asks for it', async () => {
  const { invoice } = await aReport()
  const { invoiceId } = invoice
  const [ErrorCode, ErrorMessage] = ['3028', 'GSTIN is not present: BuyerDtls.Gstin']
  faults.push({ ErrorCode, ErrorMessage }, { ErrorCode: '5001', ErrorMessage: 'Try the portal' })
  await server.runTasks()
  expect(await first(invoiceId)).toMatchObject({
    state: 'REFUSED',
    refusals: [
      { field: 'BuyerDtls.Gstin', code: ErrorCode, message: ErrorMessage },
      { field: null, code: '5001', message: 'Try the portal' },
    ],
  })
  server.clock.advance({ seconds: 3600 })
  await server.runTasks()
  expect(portal.asked).toHaveLength(1)
  faults.length = 0
  await (await accounts())('submitEInvoice', { params: { id: invoiceId } })
  expect(await first(invoiceId)).toMatchObject({ state: 'WAITING', by: 'Meera Joshi' })
  await server.runTasks()
  expect(await first(invoiceId)).toMatchObject({ state: 'ACKNOWLEDGED' })
  const again = (await accounts())('submitEInvoice', { params: { id: invoiceId } })
  await expect(again).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('a document that lacks required data is not sent', async () => {
  const { invoice } = await aReport()
  await server.db.asOwner(async (rows, script) => {
    await script('alter table invoice disable trigger user')
    await rows.rows(sql`
      update invoice set document = jsonb_set(document, '{billTo,address}', '"Pune"') where invoice_id = ${invoice.invoiceId}`)
    await script('alter table invoice enable trigger user')
  })
  await server.runTasks()
  expect(portal.asked).toEqual([])
  const { state, refusals } = (await first(invoice.invoiceId)) ?? {}
  expect([state, refusals?.[0]]).toEqual(['REFUSED', { field: 'BuyerDtls.Pin', code: 'FORMAT', message: '' }])
})

test('a document already at the portal is acknowledged by its first IRN', async () => {
  const { invoice } = await aReport()
  await server.runTasks()
  const { registration } = (await first(invoice.invoiceId)) ?? {}
  // As if the process had died before it kept the answer.
  await server.db.rows(sql`delete from e_invoice_event where invoice_id = ${invoice.invoiceId}`)
  server.clock.advance({ seconds: 600 })
  await (await accounts())('submitEInvoice', { params: { id: invoice.invoiceId } })
  portal.asked.length = 0
  await server.runTasks()
  expect(portal.asked).toEqual(['POST /Invoice', `GET /Invoice/irn/${registration?.irn}`])
  expect((await first(invoice.invoiceId))?.registration).toEqual(registration)
})

const says =
  (body: string, status = 200): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status).end(body)

test.each<[string, string, RequestListener]>([
  ['the wrong key', 'answered 401', says('', 401)],
  ['an error', 'answered 503', says('', 503)],
  ['more than 2 MB', 'more than 2000000 bytes', says(`{"Status":1,"x":"${'x'.repeat(2_000_000)}"}`)],
  ['XML', 'JSON', says('<Irn/>')],
  ['a refusal without a reason', 'without a reason', says('{"Status":0}')],
  ['a redirect', 'does not answer', (_request, reply) => reply.writeHead(302, { location: '/Invoice/irn/1' }).end()],
])('F7 %s is a failure, after which the document is reported again', async (_what, error, listener) => {
  const { invoice } = await aReport()
  instead = listener
  await server.runTasks()
  expect(await lastError(invoice.invoiceId)).toContain(error)
  expect(await first(invoice.invoiceId)).toMatchObject({ state: 'WAITING' })
  instead = undefined
  server.clock.advance({ seconds: 60 })
  await server.runTasks()
  expect(await first(invoice.invoiceId)).toMatchObject({ state: 'ACKNOWLEDGED' })
})

test('an answer with another IRN is refused, whatever else it says', async () => {
  const [other, one] = [(await aReport()).invoice, (await aReport()).invoice]
  const { irn, ackNumber, ackDate, signedQr, signedInvoice } = await broughtFrom(server, other.invoiceId)
  const Data = { Irn: irn, AckNo: ackNumber, AckDt: ackDate, SignedQRCode: signedQr, SignedInvoice: signedInvoice }
  instead = says(JSON.stringify({ Status: 1, Data }))
  await server.runTasks()
  const { state, refusals } = (await first(one.invoiceId)) ?? {}
  expect([state, refusals?.[0]]).toEqual(['REFUSED', { field: 'Irn', code: 'DIFFERS', message: '' }])
})

test('an e-invoice is cancelled within 24 hours, also where the portal did it before', async () => {
  const [{ invoice }, late] = [await aReport(), await aReport()]
  await server.runTasks()
  const { eInvoices } = await cancel(invoice.invoiceId)
  expect(eInvoices.documents).toMatchObject([{ state: 'CANCELLED', cancelled: because, by: 'Meera Joshi' }])
  await expect(cancel(invoice.invoiceId)).rejects.toMatchObject({ type: '/problems/status-conflict' })
  await server.db.rows(sql`delete from e_invoice_event where act = 'CANCEL'`)
  expect((await cancel(invoice.invoiceId)).eInvoices.documents).toMatchObject([{ state: 'CANCELLED' }])
  server.clock.advance({ seconds: 24 * 3600 + 1 })
  await expect(cancel(late.invoice.invoiceId)).rejects.toMatchObject({ type: '/problems/e-invoice-too-late' })
})

test('a portal that refuses or is away cancels nothing', async () => {
  const { invoice } = await aReport()
  await server.runTasks()
  instead = says(
    JSON.stringify({ Status: 0, ErrorDetails: [{ ErrorCode: '4002', ErrorMessage: 'An e-way bill is active' }] }),
  )
  await expect(cancel(invoice.invoiceId)).rejects.toMatchObject({
    type: '/problems/e-invoice-refused',
    detail: 'The portal says: An e-way bill is active',
  })
  instead = says('', 503)
  await expect(cancel(invoice.invoiceId)).rejects.toMatchObject({ type: '/problems/service-unavailable' })
  expect(await first(invoice.invoiceId)).toMatchObject({ state: 'ACKNOWLEDGED' })
})

test('the desk enters an acknowledgement itself, and only that of the document', async () => {
  const other = await aReport()
  const { invoice, company } = await aReport()
  const { invoiceId } = invoice
  const bring = async (body: Awaited<ReturnType<typeof broughtFrom>>) =>
    (await accounts())('acknowledgeEInvoice', { params: { id: invoiceId }, body })
  await expect(bring(await broughtFrom(server, other.invoice.invoiceId))).rejects.toMatchObject({
    type: '/problems/e-invoice-differs',
    detail: 'Other than in the document: Irn, SignedQRCode.BuyerGstin, SignedQRCode.DocNo, SignedQRCode.Irn.',
  })
  const { documents } = await acknowledgedByHand(server, invoiceId)
  expect(documents).toMatchObject([{ state: 'ACKNOWLEDGED', isByHand: true, by: 'Meera Joshi' }])
  expect((await bring(await broughtFrom(server, invoiceId))).eInvoices.documents).toEqual(documents)
  const { registrations } = (await company.admin.call('getInvoice', { params: { invoiceId } })).invoice
  expect(registrations).toEqual([documents[0]?.registration])
  // The task finds it acknowledged, and what the desk brought is cancelled at the portal by hand.
  portal.asked.length = 0
  server.clock.advance({ seconds: 3 * 24 * 3600 })
  await server.runTasks()
  expect((await cancel(invoiceId)).eInvoices.documents).toMatchObject([{ state: 'CANCELLED' }])
  expect(portal.asked).toEqual([])
})

test('where e-invoices are not due nothing is reported; without a provider the desk sees that', async () => {
  const alone = await aServer()
  const { draftId } = await aCompanysInvoice(alone, productId, ['Kharadi Tower B'])
  const { invoiceId } = await issued(alone, draftId)
  expect(await alone.db.rows(sql`select from task where name = 'e-invoice'`)).toEqual([])
  const { call } = await alone.signInStaff('ACCOUNTS')
  const { eInvoices } = await call('getEInvoices', { params: { id: invoiceId } })
  expect(eInvoices).toMatchObject({ isDue: false, hasProvider: false, documents: [{ state: 'NOT_SENT' }] })
  const submitting = call('submitEInvoice', { params: { id: invoiceId } })
  await expect(submitting).rejects.toMatchObject({ type: '/problems/no-gst-provider' })
})
