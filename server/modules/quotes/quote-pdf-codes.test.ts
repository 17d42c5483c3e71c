import { getDocumentProxy } from 'unpdf'
import { encode } from 'uqr'
import { afterAll, expect, test, vi } from 'vitest'
import { openPdf } from '#server/platform/pdf.ts'
import { printedCode } from '#tests/support/printed-code.ts'
import { aCertificate, aPrintedQuote, aQuoteDocument } from '#tests/support/quote-documents.ts'

vi.setConfig({ testTimeout: 120_000 })
const pdf = openPdf()
afterAll(pdf.close)

const codeOf = (address: string) => encode(address, { ecc: 'M', border: 0 }).data

test('the codes of a printed quote hold its page, and on the certificate the page that verifies it', async () => {
  const quote = aPrintedQuote(aQuoteDocument(1), { status: 'ACCEPTED', certificate: aCertificate })
  const bytes = await pdf.render(new URL('./quote.pdf.ts', import.meta.url), quote)
  const read = await getDocumentProxy(new Uint8Array(bytes))
  expect(await printedCode(await read.getPage(1))).toEqual(codeOf(quote.liveUrl ?? ''))
  expect(await printedCode(await read.getPage(read.numPages))).toEqual(codeOf(aCertificate.verifyUrl))
})
