import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { formatExact, formatFigure } from '#contract/figures.ts'
import { aCompanysInvoice } from '#tests/support/company-invoices.ts'
import { acknowledgedByHand } from '#tests/support/e-invoices.ts'
import { aBillableJob, anInvoice, drafted, issued, noted } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

const download = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const addressOf = (id: string, question = '') => `/v1/rentals/invoices/${id}/download-pdf${question}`
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

test('S15 an invoice is a PDF with its number, codes, total and words; nobody else gets it', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId, invoiceNumber, lines, totalPaise, amountInWords, hash } = invoice
  const reply = await download(person.accessToken, addressOf(invoiceId))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${invoiceNumber?.replaceAll('/', '-')}.pdf"`,
    'cache-control': 'no-store',
  })
  const text = await textOf(reply.rawPayload)
  const amounts = lines.flatMap(({ sac, amountPaise }) => [sac, formatFigure(amountPaise)])
  for (const part of [invoiceNumber ?? '', ...amounts, formatExact(totalPaise), amountInWords, 'Page 1 of'])
    expect(text).toContain(part)
  expect(text.replaceAll(' ', '')).toContain(hash)
  const stranger = await server.signIn()
  expect((await download(stranger.accessToken, addressOf(invoiceId))).statusCode).toBe(404)
  const hindi = await download(person.accessToken, addressOf(invoiceId, '?lang=hi'))
  expect(await textOf(hindi.rawPayload)).toContain('साइट')
})

test('an issued invoice is rendered once for each language', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const staff = await server.signInStaff('ACCOUNTS')
  const first = await download(person.accessToken, addressOf(invoice.invoiceId))
  // A file rendered anew has another time of making.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const again = await download(staff.accessToken, `/v1/desk/invoices/${invoice.invoiceId}/download-pdf`)
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('after its acknowledgement an invoice is printed anew, with the IRN and the same hash', async () => {
  const { company, draftId } = await aCompanysInvoice(server, productId, ['Kharadi Tower B'])
  const { invoiceId, hash } = await issued(server, draftId)
  const print = async () =>
    (await textOf((await download(company.admin.accessToken, addressOf(invoiceId))).rawPayload)).replaceAll(' ', '')
  expect(await print()).not.toContain('IRN')
  const [document] = (await acknowledgedByHand(server, invoiceId)).documents
  const text = await print()
  for (const one of [hash, document?.registration?.irn, document?.registration?.ackNumber]) expect(text).toContain(one)
})

test('the desk prints a draft as it stands with a watermark, customers do not', async () => {
  const { person, sheet } = await aBillableJob(server, productId)
  const { invoiceId, totalPaise } = await drafted(server, [sheet.summarySheetId])
  const staff = await server.signInStaff('ACCOUNTS')
  const print = () => download(staff.accessToken, `/v1/desk/invoices/${invoiceId}/download-pdf`)
  const text = await textOf((await print()).rawPayload)
  for (const part of ['DRAFT', 'Draft, no number yet', formatExact(totalPaise)]) expect(text).toContain(part)
  await staff.call('saveInvoice', {
    params: { id: invoiceId },
    headers: { 'if-match': '*' },
    body: { note: 'As agreed by phone', sacs: [] },
  })
  expect(await textOf((await print()).rawPayload)).toContain('As agreed by phone')
  expect((await download(person.accessToken, addressOf(invoiceId))).statusCode).toBe(404)
})

test('S15 a note is a PDF with the invoice that it corrects; nobody else gets it', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { noteId, noteNumber, totalPaise, taxablePaise } = await noted(server, invoice.invoiceId)
  const at = (question = '') => `/v1/rentals/invoice-notes/${noteId}/download-pdf${question}`
  const reply = await download(person.accessToken, at())
  expect(reply.headers['content-disposition']).toContain(noteNumber.replaceAll('/', '-'))
  const text = await textOf(reply.rawPayload)
  const sums = [formatFigure(taxablePaise), formatExact(totalPaise)]
  for (const part of ['Credit note', noteNumber, invoice.invoiceNumber ?? '', 'For the wait.', 'Rule 53', ...sums])
    expect(text).toContain(part)
  expect(await textOf((await download(person.accessToken, at('?lang=hi'))).rawPayload)).toContain('कारण')
  const stranger = await server.signIn()
  expect((await download(stranger.accessToken, at())).statusCode).toBe(404)
})
