import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test, vi } from 'vitest'
import { formatRupees } from '#contract/money.ts'
import { openPdf } from '#server/platform/pdf.ts'
import { aCertificate, aPrintedQuote, aQuoteDocument } from '#tests/support/quote-documents.ts'
import { inColumn, type QuotePdf } from './quote-pdf.ts'

vi.setConfig({ testTimeout: 120_000 })
const TEMPLATE = new URL('./quote.pdf.ts', import.meta.url)
const pdf = openPdf()
afterAll(pdf.close)

/** The text of each page; each blank stands for any white space. */
async function pagesOf(data: QuotePdf) {
  const bytes = await pdf.render(TEMPLATE, data)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return { bytes, pages: text.map((page) => page.replaceAll(/\s+/g, ' ')) }
}

const numbered = (pages: readonly string[]) => pages.map((_, index) => `Page ${index + 1} of ${pages.length}`)

test.each([
  [1, 2],
  [10, 4],
  [40, 9],
])(
  'a quote of %i lines has %i pages with number, page and every amount',
  async (lineCount, pageCount) => {
    const quote = aQuoteDocument(lineCount)
    const { pages } = await pagesOf(aPrintedQuote(quote))
    expect(pages).toHaveLength(pageCount)
    for (const [index, mark] of numbered(pages).entries()) {
      expect(pages[index]).toContain(mark)
      expect(pages[index]).toContain('QTN-2627-000058, version 2')
    }
    const all = pages.join(' ')
    expect(pages[0]).toContain(formatRupees(quote.totalPaise))
    for (const { productName, plannedPaise, plannedLines, alternatives } of quote.lines) {
      expect(all).toContain(productName)
      for (const { amountPaise } of [{ amountPaise: plannedPaise }, ...plannedLines])
        expect(all).toContain(inColumn(amountPaise))
      for (const other of alternatives) expect(all).toContain(`Or choose ${other.productName}`)
    }
    for (const paise of [quote.taxablePaise, quote.cgstPaise, quote.sgstPaise]) expect(all).toContain(inColumn(paise))
    expect(all).toContain(quote.amountInWords)
  },
  120_000,
)

test('the head names both parties, dates and validity; terms follow in plain words and in full', async () => {
  const { pages } = await pagesOf(aPrintedQuote(aQuoteDocument(1)))
  for (const part of [
    'Yantra Equipment Rentals Private Limited',
    'GSTIN 27ZZYCA5120M1Z2, Maharashtra',
    'Deccan Buildworks Private Limited',
    'GSTIN 27ZZXCB9949G1ZM, Maharashtra',
    'Valid until 30 Nov 2026, midnight',
    'ENQ-2627-000146',
    'CGST 9 %',
    '3 bills, the first: December 2026, full month',
  ])
    expect(pages[0]).toContain(part)
  const all = pages.join(' ')
  for (const part of [
    '01 Feb 2027 to 28 Feb 2027',
    '60 % of these hours is charged.',
    'The machine stays ours.',
    '2. Sign the logsheet',
  ])
    expect(all).toContain(part)
})

test('a numbered term stays with its number when a page ends', async () => {
  const terms = Array.from({ length: 60 }, (_, n) => `${n + 1}. Term ${n + 1} binds. ${'It is long. '.repeat(12)}`)
  const { pages } = await pagesOf(aPrintedQuote({ ...aQuoteDocument(1), termsText: terms.join('\n') }))
  for (const n of terms.keys()) {
    const marks = new RegExp(`\\b${n + 1}\\. Term ${n + 1} binds`)
    expect(pages.some((page) => marks.test(page))).toBe(true)
  }
})

test('another state pays IGST, and a zone under an undertaking pays none', async () => {
  const igst = { cgstPaise: 0, sgstPaise: 0, igstPaise: 2_511_000 }
  const other = await pagesOf(aPrintedQuote(aQuoteDocument(1, igst)))
  expect(other.pages.join(' ')).toContain('IGST 18 % 25,110.00')
  const zone = await pagesOf(aPrintedQuote(aQuoteDocument(1, { ...igst, igstPaise: 0, supply: 'SEZ_LUT' })))
  expect(zone.pages.join(' ')).toContain('letter of undertaking 0.00')
})

test('a draft says so on every page, and has no code', async () => {
  const { pages } = await pagesOf(aPrintedQuote(aQuoteDocument(1), { status: 'DRAFT', sentOn: null, liveUrl: null }))
  expect(pages.filter((page) => page.includes('Draft, not sent'))).toHaveLength(pages.length)
  expect(pages.join(' ')).not.toContain('Scan for the live version')
  const sent = await pagesOf(aPrintedQuote(aQuoteDocument(1)))
  expect(sent.pages.join(' ')).not.toContain('Draft')
})

test('an accepted quote ends with its certificate', async () => {
  const { pages } = await pagesOf(aPrintedQuote(aQuoteDocument(1), { status: 'ACCEPTED', certificate: aCertificate }))
  const last = pages.at(-1) ?? ''
  for (const part of [
    'Certificate of acceptance',
    'Asha Deshpande',
    '25 Nov 2026, 17:05 IST',
    '203.0.113.7',
    'DBW/PO/2264',
  ])
    expect(last).toContain(part)
  expect(last.replaceAll(' ', '')).toContain(aCertificate.hash)
  expect(last.replaceAll(' ', '')).toContain(aCertificate.signature)
})

test('the same in Hindi', async () => {
  const { pages } = await pagesOf(aPrintedQuote(aQuoteDocument(2), { lang: 'hi' }))
  const all = pages.join(' ')
  expect(all).toContain('2,02,190')
  expect(all).not.toMatch(/Quotation|Overtime|the first|Page \d/)
  // A PDF stores conjuncts in drawing order, so the test looks for words that have none.
  for (const word of ['मशीन', 'भुगतान', 'कुल']) expect(all).toContain(word)
})
