import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { formatExact, formatFigure } from '#contract/figures.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPayment, recorded, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const accounts = await server.signInStaff('ACCOUNTS')
const today = dateInIndia(server.clock.now())

const download = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const own = (id: string, question = '') => `/v1/rentals/payments/${id}/download-pdf${question}`
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')
const printed = async (id: string, question = '') =>
  textOf((await download(accounts.accessToken, `/v1/desk/payments/${id}/download-pdf${question}`)).rawPayload)
const advanceOf = async (customerId: string, more: object = {}) => {
  const body = { ...aPayment(server, { customerId, amountPaise: 11_800_000, kind: 'ADVANCE' }), ...more }
  return (await accounts.call('recordPayment', { headers: {}, body })).payment
}

test('a receipt voucher has the particulars of rule 50, its refund those of rule 51, in both languages', async () => {
  const company = await aCompany(server)
  const advance = await advanceOf(company.companyId)
  const text = await printed(advance.paymentId)
  const parts = ['Receipt voucher', advance.voucherNumber ?? '', company.gstin, 'Reverse charge', 'SAC 9973']
  for (const part of [...parts, formatFigure(10_000_000), formatExact(11_800_000), 'Rule 50'])
    expect(text).toContain(part)
  expect(text).toMatch(/GSTIN 27[A-Z0-9]{13}/)
  expect(text).toMatch(/state code \d\d/)
  expect(text).toMatch(/(CGST 9 % 9,000.00|IGST 18 % 18,000.00)/)
  expect(await printed(advance.paymentId, '?lang=hi')).toContain('18,000.00')
  const { payment: refund } = await accounts.call('refundPayment', {
    params: { id: advance.paymentId },
    headers: {},
    body: { receivedOn: today, mode: 'NEFT', reference: aReference(), amountPaise: 5_900_000, reason: 'Not needed' },
  })
  const back = await printed(refund.paymentId)
  for (const part of ['Refund voucher', refund.voucherNumber ?? '', advance.voucherNumber ?? '', 'Rule 51'])
    expect(back).toContain(part)
  expect(back).toContain(formatFigure(5_000_000))
})

test('S15 a receipt names the invoices that the money pays; its customer alone reads it', async () => {
  const { person, customerId, invoices } = await someInvoices(server, productId, 1)
  const { invoiceId = '', invoiceNumber } = invoices[0] ?? {}
  const { paymentId, paymentNumber } = await recorded(server, { customerId, amountPaise: 50_000 }, [
    { invoiceId, amountPaise: 40_000 },
  ])
  const reply = await download(person.accessToken, own(paymentId))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${paymentNumber.replaceAll('/', '-')}.pdf"`,
  })
  const text = await textOf(reply.rawPayload)
  for (const part of ['Payment receipt', paymentNumber, invoiceNumber ?? '', formatExact(40_000), formatExact(10_000)])
    expect(text).toContain(part)
  const stranger = await server.signIn()
  expect((await download(stranger.accessToken, own(paymentId))).statusCode).toBe(404)
  const { payments } = await person.call('listOwnPayments', {})
  expect(payments.content).toMatchObject([
    {
      paymentId,
      openPaise: 10_000,
      invoices: [{ invoiceId, invoiceNumber, amountPaise: 40_000, tdsPaise: 0, gstTdsPaise: 0 }],
    },
  ])
  expect((await stranger.call('listOwnPayments', {})).payments.content).toEqual([])
})

test('users of a company do not see its payments', async () => {
  const company = await aCompany(server)
  const { paymentId } = await recorded(server, { customerId: company.companyId })
  const { payments } = await company.admin.call('listOwnPayments', {})
  expect(payments.content.map((one) => one.paymentId)).toEqual([paymentId])
  await expect(company.user.call('listOwnPayments', {})).rejects.toMatchObject({ status: 403 })
  expect((await download(company.user.accessToken, own(paymentId))).statusCode).toBe(403)
  expect((await download(company.admin.accessToken, own(paymentId))).statusCode).toBe(200)
})

test('the desk names the state of an advance without a GSTIN', async () => {
  const { customerId } = await someInvoices(server, productId, 1)
  expect((await accounts.call('listOpenInvoices', { query: { customer: customerId } })).isRegistered).toBe(false)
  const half = { cgstPaise: 900_000, sgstPaise: 900_000, igstPaise: 0 }
  expect(await advanceOf(customerId, { placeOfSupply: '27' })).toMatchObject(half)
  const other = await advanceOf(customerId, { placeOfSupply: '30' })
  expect(other).toMatchObject({ cgstPaise: 0, igstPaise: 1_800_000 })
  expect(await printed(other.paymentId)).toContain('Goa, state code 30')
  await expect(advanceOf(customerId, { placeOfSupply: '99' })).rejects.toMatchObject({ status: 422 })
})

test('an advance of a special economic zone bears no tax under a letter of undertaking, and IGST without', async () => {
  const { companyId } = await aCompany(server)
  await server.db.rows(sql`update company set gst_treatment = 'sez' where company_id = ${companyId}`)
  const owner = await server.signInStaff('OWNER')
  const save = (body: object) => owner.call('saveSettings', { headers: { 'if-match': '*' }, body })
  await save({ undertaking: { number: 'AD270325001234', from: today, to: today } })
  const free = await advanceOf(companyId)
  expect(free).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 })
  expect(await printed(free.paymentId)).toContain('letter of undertaking AD270325001234')
  await save({ undertaking: null })
  expect(await advanceOf(companyId)).toMatchObject({ cgstPaise: 0, igstPaise: 1_800_000 })
})
