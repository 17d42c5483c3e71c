import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { aPrintedQuote, aQuoteDocument } from '#tests/support/quote-documents.ts'

const TEMPLATE = new URL('./quote.pdf.ts', import.meta.url)
const PROBE = new URL('../../../tests/support/sample.pdf.ts', import.meta.url)
const ROOT = realpathSync(new URL('../../..', import.meta.url))
const PACKAGES = realpathSync(new URL('../../../node_modules', import.meta.url))

const HTML = '<img src=x onerror=alert(1)>'
const names = {
  [HTML]: HTML,
  'Deccan </Text><script>alert(1)</script> & Co': 'Deccan </Text><script>alert(1)</script> & Co',
  'abc\u202egpj.exe': 'abc[U+202E]gpj.exe',
  'a\u2066b\u2069c\u200bd': 'a[U+2066]b[U+2069]c[U+200B]d',
  'Crane 🏗️ Co': 'Crane Co',
  שלום: '[U+05E9][U+05DC][U+05D5][U+05DD]',
  '(/S /JavaScript /JS (app.alert(1)))': '(/S /JavaScript /JS (app.alert(1)))',
  'file:///etc/passwd': 'file:///etc/passwd',
  'भारत मशीन': 'भारत मशीन',
  सड़क: 'सड़क',
}

const party = (name: string) => ({ name, gstin: null, address: `${name}, Pune`, state: 'Maharashtra' })
const quote = aQuoteDocument(1)
const hostile = aPrintedQuote({
  ...quote,
  supplier: party(HTML),
  billTo: party(Object.keys(names).join(' · ')),
  deliveryAddress: 'x'.repeat(300),
  termsText: `${HTML}\n\n[link](javascript:alert(1)) ![picture](file:///etc/passwd) <script>alert(1)</script>`,
  lines: quote.lines.map((line) => ({ ...line, productName: HTML })),
})

/** Renders it in a process without network that may read code and fonts, and at last no file at all. */
function renderConfined() {
  const may = ['--permission', '--allow-worker', ...[ROOT, PACKAGES].map((folder) => `--allow-fs-read=${folder}/*`)]
  const script = [`${ROOT}/tests/support/confined-pdf.ts`, TEMPLATE.href, PROBE.href, JSON.stringify(hostile)]
  const { stdout, stderr, status } = spawnSync(process.execPath, [...may, ...script], { maxBuffer: 64_000_000 })
  if (status !== 0) throw new Error(stderr.toString())
  const { confined, probed } = JSON.parse(stdout.toString())
  return { confined: Buffer.from(confined, 'base64'), probed: Buffer.from(probed, 'base64') }
}

const made = renderConfined()
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text
const withoutSpace = (text: string) => text.replaceAll(/[\s-]+/g, '')

test('S15 names with HTML, PDF syntax, turned text and Hindi print literally, without emoji', async () => {
  const text = withoutSpace(await textOf(made.confined))
  for (const printed of Object.values(names)) expect(text).toContain(withoutSpace(printed))
  for (const printed of ['link', 'picture', '<script>alert(1)</script>', 'x'.repeat(300)])
    expect(text).toContain(withoutSpace(printed))
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('S15 the document runs nothing, opens nothing and embeds no file', async () => {
  const source = made.confined.toString('latin1')
  expect(source).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|URI|EmbeddedFile|RichMedia|SubmitForm|GoToR)\b/)
  const proxy = await getDocumentProxy(new Uint8Array(made.confined))
  expect(await proxy.getJSActions()).toBeNull()
  expect(await proxy.getAttachments()).toBeNull()
  expect(await proxy.getOpenAction()).toBeNull()
})

test('S15 the thread renders without network, and without any file once code and fonts are read', async () => {
  const probed = await textOf(made.probed)
  for (const refused of ['fs.read false', 'fs.write false', 'net false', 'child false', 'ERR_ACCESS_DENIED'])
    expect(probed).toContain(refused)
  expect(made.confined.subarray(0, 5).toString()).toBe('%PDF-')
})
