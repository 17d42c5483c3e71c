import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { times } from '#tests/support/at-once.ts'
import { openPdf, PdfFailed, type PdfLimits } from './pdf.ts'

const TEMPLATE = new URL('../../tests/support/sample.pdf.ts', import.meta.url)
const PATIENT = { timeoutMs: 30_000, waitingMax: 20, eachMax: 20 }
const fine = { kind: 'fine', lines: ['Quotation QTN-2627-000045', '₹8,49,600.50', 'कर चालान · क्षेत्र', 'Łódź'] }
const bad = (kind: 'throws' | 'exits' | 'endless') => ({ kind, lines: [] })

function aRenderer(limits: PdfLimits = PATIENT) {
  const pdf = openPdf(limits)
  onTestFinished(pdf.close)
  return { render: (sample: object, person = 'Asha') => pdf.render(TEMPLATE, sample, person) }
}

const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

test('a document contains its text, ₹ and Hindi', async () => {
  const bytes = await aRenderer().render(fine)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const text = await textOf(bytes)
  for (const part of ['Quotation QTN-2627-000045', '₹8,49,600.50', 'Łódź']) expect(text).toContain(part)
  // A PDF stores conjuncts in drawing order, so the test looks for single letters.
  for (const letter of 'करचल') expect(text).toContain(letter)
})

test('a Hindi word that begins with a long i is printed whole', async () => {
  const words = ['ईंधन', 'कोई ईमेल नहीं', 'ई']
  const text = await textOf(await aRenderer().render({ kind: 'fine', lines: words }))
  expect(text.match(/[इई]/g)).toHaveLength(4)
})

test('every font in it is embedded, including Devanagari, in regular and bold', async () => {
  const source = (await aRenderer().render(fine)).toString('latin1')
  const names = [...source.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)
  expect(names.some((name) => /Devanagari/.test(name))).toBe(true)
  expect(names.some((name) => /Bold/.test(name))).toBe(true)
  expect(source.match(/\/FontFile[23]? /g)).toHaveLength(names.length)
  expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
})

test('documents are rendered one after the other, each with its own content', async () => {
  const { render } = aRenderer()
  const all = await Promise.all(times(4, (index) => render({ kind: 'fine', lines: [`Sheet number ${index}`] })))
  for (const [index, bytes] of all.entries()) expect(await textOf(bytes)).toContain(`Sheet number ${index}`)
})

test('a character is printed after another one that is drawn with it', async () => {
  const { render } = aRenderer()
  // The font draws · and … with full stops.
  await render({ kind: 'fine', lines: ['Delivered · signed', 'Wait…'] })
  expect(await textOf(await render({ kind: 'fine', lines: ['Signed. Paid.'] }))).toBe('Signed. Paid.')
})

test('a failing template is an error with its cause, and the next document is rendered', async () => {
  const { render } = aRenderer()
  await expect(render(bad('throws'))).rejects.toThrow('No such rate.')
  expect(await textOf(await render(fine))).toContain('QTN-2627-000045')
})

test('a thread that ends during a document is an error, and the next one gets a new thread', async () => {
  const { render } = aRenderer()
  const [crashed, next] = await Promise.allSettled([render(bad('exits')), render(fine)])
  expect(crashed).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) })
  expect(next.status).toBe('fulfilled')
})

test('a document that never ends is aborted in time, and the next one is rendered', async () => {
  const { render } = aRenderer({ ...PATIENT, timeoutMs: 8000 })
  await render(fine)
  const [endless, next] = await Promise.allSettled([render(bad('endless')), render(fine)])
  expect(endless).toMatchObject({ status: 'rejected', reason: { message: 'It took longer than 8000 ms.' } })
  expect(next.status).toBe('fulfilled')
}, 40_000)

test('a document beyond the limit is refused at once', async () => {
  const { render } = aRenderer({ ...PATIENT, waitingMax: 2 })
  const results = await Promise.allSettled(times(5, () => render(fine)))
  expect(results.map(({ status }) => status)).toEqual([...times(3, () => 'fulfilled'), 'rejected', 'rejected'])
  expect(results.at(-1)).toMatchObject({ reason: expect.any(PdfFailed) })
})

test('one person has a limited number of waiting documents, and others are served meanwhile', async () => {
  const { render } = aRenderer({ ...PATIENT, eachMax: 2 })
  const [first, second, third, other] = await Promise.allSettled([
    ...times(3, () => render(fine, 'Asha')),
    render(fine, 'Imran'),
  ])
  expect([first, second, other].map((one) => one?.status)).toEqual(times(3, () => 'fulfilled'))
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) })
  await expect(render(fine, 'Asha')).resolves.toBeInstanceOf(Buffer)
})
