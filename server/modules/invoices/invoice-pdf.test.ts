import { extractText, getDocumentProxy } from 'unpdf'
import { encode } from 'uqr'
import { afterAll, expect, test, vi } from 'vitest'
import { formatExact, formatFigure } from '#contract/figures.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { formatRupees } from '#contract/money.ts'
import { upiLink } from '#contract/upi.ts'
import { openPdf } from '#server/platform/pdf.ts'
import { aRegistration } from '#tests/components/e-invoices.ts'
import { someSettings } from '#tests/components/settings.ts'
import { anInvoiceDocument } from '#tests/support/invoice-documents.ts'
import { invoiceOf, noteTo } from '#tests/support/issued-invoices.ts'
import { printedCode } from '#tests/support/printed-code.ts'
import { dueDateOf } from './document.rules.ts'
import type { InvoicePdf, PrintedInvoice } from './invoice-pdf.ts'

const DATE = '2026-11-16'
const WITHIN_UPI = { amounts: [1_000_000] }

/** An invoice as it was issued. */
function aPrintedInvoice(document: InvoiceDocument, changed: Partial<PrintedInvoice> = {}): InvoicePdf {
  const dates = { invoiceDate: DATE, dueDate: dueDateOf(document, DATE) }
  const issued = { hash: 'a3f1'.repeat(16), issuedBy: 'Farida Contractor', issuedAt: '2026-11-16T11:35:00Z' }
  return {
    lang: 'en',
    registration: null,
    invoice: { ...document, invoiceNumber: 'INV/2627/000087', ...dates, ...issued, ...changed },
    logo: null,
  }
}

/** The fields that a draft does not have yet. */
const notIssued = {
  invoiceNumber: null,
  invoiceDate: null,
  dueDate: null,
  hash: null,
  issuedBy: null,
  issuedAt: null,
} as const satisfies Partial<PrintedInvoice>

vi.setConfig({ testTimeout: 120_000 })
const TEMPLATE = new URL('./invoice.pdf.ts', import.meta.url)
const pdf = openPdf()
afterAll(pdf.close)

/** The text of each page; each blank stands for any white space. */
async function pagesOf(data: InvoicePdf) {
  const bytes = await pdf.render(TEMPLATE, data)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}
const textOf = async (data: InvoicePdf) => (await pagesOf(data)).join(' ')

test.each([
  [1, 1],
  [30, 6],
])(
  'an invoice of %i lines and %i jobs has every line, the head of its table on each page, and the sums',
  async (count, jobs) => {
    const document = anInvoiceDocument(count, { jobs })
    const pages = await pagesOf(aPrintedInvoice(document))
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toContain('Tax invoice INV/2627/000087')
    }
    const withLines = pages.filter((page) => /99\d{4} /.test(page))
    expect(withLines.length).toBeGreaterThan(count > 1 ? 1 : 0)
    for (const page of withLines) expect(page).toContain('SAC Quantity Rate ₹ Amount ₹')
    const all = pages.join(' ')
    for (const { lineNo, sac, amountPaise, jobNumber, summaryNumber } of document.lines)
      for (const part of [`${lineNo} `, sac, formatFigure(amountPaise), jobNumber, summaryNumber])
        expect(all).toContain(part)
    expect(all.match(/Subtotal of JOB/g) ?? []).toHaveLength(jobs > 1 ? jobs : 0)
    for (const { name, address } of document.sites) expect(all).toContain(`${name} ${address}`)
    for (const po of document.poNumbers) expect(all).toContain(po)
    expect(all).toContain(`CGST 9 % ${formatFigure(document.cgstPaise)} SGST 9 % ${formatFigure(document.sgstPaise)}`)
    expect(all).toContain(`Total ${formatExact(document.totalPaise)} In words: ${document.amountInWords}`)
  },
)

test('an invoice has the particulars of rule 46, how to pay, who signed it, and its hash', async () => {
  const document = anInvoiceDocument(3)
  const bank = { ...document.bank, upiLimitPaise: document.totalPaise }
  const text = await textOf(aPrintedInvoice({ ...document, bank, note: 'Thank you.\nSee you.' }))
  for (const part of [
    'Original for recipient',
    'GSTIN 27ZZYCA5120M1Z2, Maharashtra',
    'GSTIN 27ZZXCB9949G1ZM, Maharashtra',
    'Date 16 Nov 2026 Due 16 Dec 2026',
    'Place of supply Maharashtra, state code 27',
    'Reverse charge No',
    'Days on hire 10 Oct 2026 to 09 Nov 2026',
    'Your PO DBW/PO/2231',
    'Summary sheets SUM-2627-000031',
    'JLG 450AJ, Kharadi Tower B Serial no. 0300221847, Fleet no. BL-014, Job JOB-2627-000017, Sheet SUM-2627-000031',
    'Overtime 3.5 h over 10 h a shift 997313 13.5 HRS 511.5385 6,905.77',
    'PAN ZZYCA5120M, CIN U77309MH2019PTC330517, Phone 9000000040',
    'Note Thank you. See you.',
    'yantra@demobank',
    'Account 50200012345678',
    'IFSC DEMO0000417',
    'Farida Contractor Signed electronically, 16 Nov 2026, 17:05',
    'enterprise, UDYAM-MH-19-0123456. Under the MSMED Act, 2006',
  ])
    expect(text).toContain(part)
  expect(text.replaceAll(' ', '')).toContain('a3f1'.repeat(16))
  const { company } = someSettings()
  const large = await textOf(
    aPrintedInvoice(anInvoiceDocument(1, { settings: { company: { ...company, udyam: null } } })),
  )
  expect(large).not.toContain('MSMED')
})

const billedIn = (state: string, gstin: string, supply: 'DOMESTIC' | 'SEZ_TAXED' = 'DOMESTIC') => ({
  agreed: { billTo: { name: 'Buyer', gstin, address: 'Plot 1', state }, supply, paymentDays: 30, poNumber: null },
})

test.each(['en', 'hi'] as const)('ten lines stand on one page with everything else, %s', async (lang) => {
  const data = { ...aPrintedInvoice(anInvoiceDocument(10)), lang }
  expect(await pagesOf(data)).toHaveLength(1)
  expect(await pagesOf({ ...data, registration: aRegistration() })).toHaveLength(1)
  expect(await pagesOf({ ...data, invoice: { ...data.invoice, ...anInvoiceDocument(10, { jobs: 2 }) } })).toHaveLength(
    1,
  )
})

test('each machine of a job has its registration, else its serial number, and its fleet number', async () => {
  const [loader, crane] = [
    { fleetNumber: 'BL-014', serialNumber: '0300221847', registrationNumber: null },
    { fleetNumber: 'HC-002', serialNumber: 'HYD-77', registrationNumber: 'MH12QX4402' },
  ]
  const swapped = anInvoiceDocument(2, { line: { machines: [loader, crane] } })
  expect(await textOf(aPrintedInvoice(swapped))).toContain(
    'Serial no. 0300221847, Fleet no. BL-014, Reg. no. MH12QX4402, Fleet no. HC-002, Job',
  )
})

test('a supplier prints the numbers that it has', async () => {
  const { company } = someSettings()
  const settings = { company: { ...company, cin: null, phone: null } }
  const text = await textOf(aPrintedInvoice(anInvoiceDocument(1, { settings })))
  expect(text).toContain('PAN ZZYCA5120M Tax invoice')
  expect(text).not.toMatch(/CIN|Phone/)
})

test('another state pays IGST, a territory names its tax, and a zone under an undertaking pays none', async () => {
  const other = await textOf(aPrintedInvoice(anInvoiceDocument(1, { line: billedIn('Goa', '30ZZXCB9949G1ZX') })))
  expect(other).toContain('IGST 18 % 23,940.00 Total')
  expect(other).toContain('Place of supply Goa, state code 30')
  expect(other).toContain('Your PO None')
  const embassy = await textOf(aPrintedInvoice(anInvoiceDocument(1, { line: billedIn('Delhi', '0717USA00022UN7') })))
  expect(embassy).toContain('UIN 0717USA00022UN7, Delhi')
  expect(embassy).toContain('Place of supply Delhi, state code 07')
  const territory = await textOf(aPrintedInvoice({ ...anInvoiceDocument(1), placeOfSupply: '04' }))
  expect(territory).toContain('UTGST 9 %')
  const undertaking = { number: 'AD270325001234', from: '2026-04-01', to: '2027-03-31' }
  const line = billedIn('Maharashtra', '27ZZXCB9949G1ZM', 'SEZ_TAXED')
  const zone = await textOf(aPrintedInvoice(anInvoiceDocument(1, { line, settings: { undertaking } })))
  expect(zone).toContain('under letter of undertaking AD270325001234 without payment of integrated tax 0.00')
  expect(zone).not.toMatch(/[CSI]GST \d/)
})

test('the code asks for the whole total, whatever was paid since', async () => {
  const data = aPrintedInvoice(anInvoiceDocument(1, WITHIN_UPI))
  const link = upiLink({ ...data.invoice, balancePaise: data.invoice.totalPaise })
  const later = { ...data, invoice: { ...data.invoice, balancePaise: 0, status: 'PAID' } }
  const page = await (await getDocumentProxy(new Uint8Array(await pdf.render(TEMPLATE, later)))).getPage(1)
  expect(await printedCode(page)).toEqual(encode(link ?? '', { ecc: 'M', border: 0 }).data)
})

test('above the limit there is no code, and the paper asks for a bank transfer', async () => {
  const document = anInvoiceDocument(1)
  const bank = { ...document.bank, upiLimitPaise: document.totalPaise - 1 }
  const proxy = await getDocumentProxy(
    new Uint8Array(await pdf.render(TEMPLATE, aPrintedInvoice({ ...document, bank }))),
  )
  const { text } = await extractText(proxy, { mergePages: true })
  const said = text.replaceAll(/\s+/g, ' ')
  expect(said).toContain(`${formatRupees(document.totalPaise)} is above the UPI limit of`)
  expect(said).toContain('Pay by bank transfer')
  expect(said).not.toMatch(/Scan with|yantra@demobank/)
})

test('an IRN is printed with its signed QR, on notes too; a cancelled one without', async () => {
  const data = { ...aPrintedInvoice(anInvoiceDocument(1, WITHIN_UPI)), registration: aRegistration() }
  const note = noteTo(invoiceOf(1), 'CREDIT')
  const noted = { ...data, ...note, invoice: data.invoice, amountInWords: 'Rupees One Only' }
  for (const [template, facts] of [
    [TEMPLATE, data],
    [new URL('./note.pdf.ts', import.meta.url), noted],
  ] as const) {
    const proxy = await getDocumentProxy(new Uint8Array(await pdf.render(template, facts)))
    const { text } = await extractText(proxy, { mergePages: true })
    const said = text.replaceAll(/\s+/g, ' ')
    expect(said.replaceAll(' ', '')).toContain(data.registration.irn)
    expect(said).toContain('Acknowledgement 112010000000007 of 16 Nov 2026, 17:06')
    expect(said.includes('It does not cover the IRN')).toBe(template === TEMPLATE)
    const code = encode(data.registration.signedQr, { ecc: 'L', border: 0 }).data
    expect(await printedCode(await proxy.getPage(1))).toEqual(code)
  }
  const registration = aRegistration({ cancelledAt: '2026-11-16T12:00:00Z' })
  const cancelled = await pdf.render(TEMPLATE, { ...data, registration })
  const proxy = await getDocumentProxy(new Uint8Array(cancelled))
  expect((await extractText(proxy, { mergePages: true })).text).toContain(
    'cancelled at the portal on 16 Nov 2026, 17:30',
  )
  const link = upiLink({ ...data.invoice, balancePaise: data.invoice.totalPaise })
  expect(await printedCode(await proxy.getPage(1))).toEqual(encode(link ?? '', { ecc: 'M', border: 0 }).data)
})

test('a draft says so on every page, and has neither number nor code', async () => {
  const pages = await pagesOf(aPrintedInvoice(anInvoiceDocument(30, { jobs: 6 }), notIssued))
  expect(pages.filter((page) => page.includes('DRAFT'))).toHaveLength(pages.length)
  const text = pages.join(' ')
  for (const part of ['Draft, no number yet', 'Date When it is issued', 'Not issued and not signed yet'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/INV\/|Scan with|SHA-256/)
  expect(await textOf(aPrintedInvoice(anInvoiceDocument(1)))).not.toMatch(/draft/i)
})

test('S15 names with HTML and turned text print literally, without emoji', async () => {
  const name = ['<img src=x onerror=alert(1)>', 'abc\u202egpj.exe', 'Crane 🏗️ Co', 'שלום'].join(' · ')
  const line = { machineName: name, siteName: name, siteAddress: 'x'.repeat(300) }
  const document = anInvoiceDocument(1, { line })
  const hostile = { ...document, billTo: { ...document.billTo, name }, note: name }
  const text = (await textOf(aPrintedInvoice(hostile))).replaceAll(' ', '')
  for (const part of ['<imgsrc=xonerror=alert(1)>', 'abc[U+202E]gpj.exe', '·CraneCo·', '[U+05E9]'])
    expect(text.split(part).length - 1).toBeGreaterThanOrEqual(4)
  expect(text.replaceAll('-', '')).toContain('x'.repeat(300))
})

test('the same in Hindi', async () => {
  const data = { ...aPrintedInvoice(anInvoiceDocument(5)), lang: 'hi' as const }
  const text = await textOf(data)
  expect(text).not.toMatch(/Overtime|Billed to|Place of supply|Page \d|Signed|MON|HRS|Fleet|Phone/)
  for (const word of ['भुगतान', 'साइट', '1 माह', 'BL-014', '9000000040', data.invoice.amountInWords])
    expect(text).toContain(word)
})
